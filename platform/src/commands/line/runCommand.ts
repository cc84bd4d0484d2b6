import type { ParseArgsOptionsConfig } from 'node:util';
import { ExplainedError } from 'shared/contract';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { type ParsedArguments, readOptions } from './readOptions.ts';

const helpOption = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Runs a command, or prints its help. Prints an error with its code and the section of `docs/errors.md`; the exit code is then 1.
 * @param options options of the command, without `--help`
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  command: (parsed: ParsedArguments<Options>) => unknown,
  printError: (message: string) => void = console.error,
): Promise<void> {
  try {
    const parsed = readOptions({ ...options, ...helpOption }, help);
    if ('help' in parsed.values) console.log(help);
    else await command(parsed as unknown as ParsedArguments<Options>);
  } catch (error) {
    printError(
      error instanceof ExplainedError ? `${error.message.trimEnd()}\n${formatLink(error)}` : getErrorMessage(error),
    );
    process.exitCode = 1;
  }
}

const formatLink = ({ code }: ExplainedError): string => `${code}: docs/errors.md#${code}`;
