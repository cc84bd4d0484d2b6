import type { ParseArgsOptionsConfig } from 'node:util';
import { messageOf } from '../../store/messageOf.ts';
import { readOptions, type Told } from './readOptions.ts';

const helping = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Runs a command of the terminal with what its line says, or helps with it. What it throws is told, and the process ends with 1 when it ends.
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
    tell(messageOf(error));
    process.exitCode = 1;
  }
}
