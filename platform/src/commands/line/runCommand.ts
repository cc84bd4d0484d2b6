import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ExplainedError, InvalidInputError } from 'shared/contract';
import { getErrorMessage } from '../../store/getErrorMessage.ts';

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

type ParsedArguments<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>;

/**
 * Parses the options and arguments of a command.
 * @param help text that an error shows, too
 * @throws InvalidInputError if an option is unknown or lacks its value, or if npm took it because it stood before `--`
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  help: string,
  args: readonly string[] = process.argv.slice(2),
): ParsedArguments<Options> {
  refuseOptionsTakenByNpm(Object.keys(options), args);
  const config: ParseArgsConfig = { args: [...args], options, allowPositionals: true, strict: true };
  try {
    return parseArgs(config) as ParsedArguments<Options>;
  } catch (error) {
    // Keeps the first sentence of the message. The second is about arguments that begin with a dash, which commands do not have.
    const [fact] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new InvalidInputError({ fact: `${fact}.\n\n`, nextStep: help }, { cause: error });
  }
}

/** Refuses an option that stands before `--` in an npm command: npm takes such options, and the command would run without them. */
function refuseOptionsTakenByNpm(names: readonly string[], args: readonly string[]): void {
  const takenNames = names.filter((name) => {
    const value = process.env[`npm_config_${name.replaceAll('-', '_')}`];
    return (
      value !== undefined && value !== '' && value !== 'false' && !args.some((each) => each.startsWith(`--${name}`))
    );
  });
  if (takenNames.length === 0) return;
  throw new InvalidInputError({
    fact: `npm has taken ${takenNames.map((name) => `--${name}`).join(', ')} for itself. Nothing was done.`,
    nextStep: 'Write "--" before the arguments of the command: npm run release -- publish portfolio --promote.',
  });
}

/** Parses an option's value as a number. @throws InvalidInputError if it is not a whole number within the bounds */
export function parseNumber(option: string, text: string, { min, max }: { min: number; max: number }): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new InvalidInputError({
    fact: `${option} is "${text}", which is not a whole number from ${min} to ${max}.`,
    nextStep: 'Write the number with digits only.',
  });
}
