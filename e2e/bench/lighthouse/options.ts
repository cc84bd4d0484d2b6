import { parseArgs } from 'node:util';
import { InvalidInputError } from 'shared/contract';
import { type FormFactor, formFactors } from './floors.ts';

/** What is to be measured. */
export interface LighthouseOptions {
  /** Addresses; none means all pages. */
  readonly pages: readonly string[];
  readonly formFactors: readonly FormFactor[];
  readonly runs: number;
}

const nextStep = 'npm run lighthouse -- [--form phone|desktop] [--runs 3] [/portfolio /en …]';

/** Reads the words of the command. @throws InvalidInputError about a word that it does not know */
export function readOptions(words: readonly string[]): LighthouseOptions {
  const { values, positionals } = parse(words);
  const { form, runs } = values;
  const forms = formFactors.filter((each) => form === undefined || each === form);
  if (forms.length === 0) throw new InvalidInputError({ fact: `There is no form factor "${form}".`, nextStep });
  if (!/^[1-9]\d?$/.test(runs))
    throw new InvalidInputError({ fact: `"${runs}" is no number of runs from 1 to 99.`, nextStep });
  return { pages: positionals, formFactors: forms, runs: Number(runs) };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { form: { type: 'string' }, runs: { type: 'string', default: '3' } },
    });
  } catch (error) {
    throw new InvalidInputError({ fact: `${(error as Error).message}.`, nextStep }, { cause: error });
  }
}
