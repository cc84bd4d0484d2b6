import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { InvalidInputError } from 'shared/contract';

/** Options and words that a command is told on its line. */
export type Told<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>;

/**
 * Reads the options and words of a command.
 * @param help is told with what is wrong
 * @throws InvalidInputError if an option is none of its own, lacks its value, or was taken by npm
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  help: string,
  args: readonly string[] = process.argv.slice(2),
): Told<Options> {
  refuseTakenByNpm(Object.keys(options), args);
  const config: ParseArgsConfig = { args: [...args], options, allowPositionals: true, strict: true };
  try {
    return parseArgs(config) as Told<Options>;
  } catch (error) {
    // The library's own sentence, without its second one, which tells how to write a word that begins with a dash.
    const [fact] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new InvalidInputError({ fact: `${fact}.\n\n`, nextStep: help }, { cause: error });
  }
}

/** Refuses options that stand before `--`: npm takes them for itself, and the command would run without them. */
function refuseTakenByNpm(names: readonly string[], args: readonly string[]): void {
  const taken = names.filter((name) => {
    const value = process.env[`npm_config_${name.replaceAll('-', '_')}`];
    return (
      value !== undefined && value !== '' && value !== 'false' && !args.some((each) => each.startsWith(`--${name}`))
    );
  });
  if (taken.length === 0) return;
  throw new InvalidInputError({
    fact: `npm has taken ${taken.map((name) => `--${name}`).join(', ')} for itself; nothing was done.`,
    nextStep: 'Write "--" before the words of the command: npm run release -- publish portfolio --promote.',
  });
}

/** A number that an option gives. @throws InvalidInputError if it is no whole number within the bounds */
export function readNumber(option: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new InvalidInputError({
    fact: `${option} is "${text}", and is no whole number from ${least} to ${most}.`,
    nextStep: 'Write it with digits only.',
  });
}
