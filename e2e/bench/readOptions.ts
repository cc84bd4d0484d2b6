import { parseArgs } from 'node:util';
import { InvalidInputError } from 'shared/contract';

interface Options<Form> {
  readonly pages: readonly string[];
  readonly runs: number;
  readonly forms: readonly Form[];
}

/**
 * Reads the pages, `--runs` and, if a command has several form factors, `--form`.
 * @param runs default number of runs
 * @param usage printed with an error
 * @throws InvalidInputError for an unknown option or form factor, or an invalid number of runs
 */
export function readOptions<Form extends string>(
  words: readonly string[],
  runs: string,
  usage: string,
  forms: readonly Form[] = [],
): Options<Form> {
  const form = forms.length > 0 && ({ form: { type: 'string' } } as const);
  const options = { runs: { type: 'string', default: runs }, ...form } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const wanted = forms.filter((each) => values.form === undefined || each === values.form);
    if (forms.length > 0 && wanted.length === 0) throw new Error(`There is no form factor "${values.form}".`);
    if (!/^[1-9]\d?$/.test(`${values.runs}`)) throw new Error(`"${values.runs}" is not a number of runs from 1 to 99.`);
    return { pages: positionals, runs: Number(values.runs), forms: wanted };
  } catch (error) {
    throw new InvalidInputError({ fact: (error as Error).message, nextStep: usage }, { cause: error });
  }
}
