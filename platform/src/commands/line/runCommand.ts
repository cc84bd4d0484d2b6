import type { ParseArgsOptionsConfig } from 'node:util';
import { messageOf } from '../../store/messageOf.ts';
import { type ParsedArguments, readOptions } from './readOptions.ts';

const helpOption = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Runs a command with its options and arguments, or prints its help. It prints errors of the command, and the process then ends with 1.
 * @param options those of its own, besides `--help`
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  command: (parsed: ParsedArguments<Options>) => unknown,
  printError: (message: string) => void = console.error,
): Promise<void> {
  try {
    const told = readOptions({ ...options, ...helpOption }, help);
    if ('help' in told.values) console.log(help);
    else await command(told as unknown as ParsedArguments<Options>);
  } catch (error) {
    printError(messageOf(error));
    process.exitCode = 1;
  }
}
