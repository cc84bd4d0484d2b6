import type { ParseArgsOptionsConfig } from 'node:util';
import { ExplainedError } from 'shared/contract';
import { messageOf } from '../../store/messageOf.ts';
import { readOptions, type Told } from './readOptions.ts';

const helping = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Runs a command of the terminal with what its line says, or helps with it. An error is printed with its code and the section that explains it;
 * the process then ends with 1.
 * @param options those of its own, besides `--help`
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  command: (told: Told<Options>) => unknown,
  tell: (message: string) => void = console.error,
): Promise<void> {
  try {
    const told = readOptions({ ...options, ...helping }, help);
    if ('help' in told.values) console.log(help);
    else await command(told as unknown as Told<Options>);
  } catch (error) {
    tell(error instanceof ExplainedError ? `${error.message.trimEnd()}\n${linkOf(error)}` : messageOf(error));
    process.exitCode = 1;
  }
}

/** Names the code of an error, and the section of `docs/errors.md` about it. */
const linkOf = ({ code }: ExplainedError): string => `${code}: docs/errors.md#${code}`;
