import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidInputError, languages } from 'shared/contract';
import { defaultSite, mergeSite } from 'shared/siteValues';
import { omitOwnerRedirectsAndFiles } from './ownerRedirectsAndFiles.ts';
import { readValues } from './readValues.ts';

/**
 * Reads the values that an owner has set: those of `site.json`, and those of variables such as `SITE_PHONE`, `SITE_EFFECTIVE_DATE_UA`,
 * `SITE_REVIEWS_SAMPLE`, which win.
 * @throws InvalidInputError naming every value that is unknown, has the wrong type or is invalid
 */
export async function readSiteOverrides(
  root: string,
  environment: NodeJS.ProcessEnv,
): Promise<Record<string, unknown>> {
  const file = join(root, 'site.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const overrides: Record<string, unknown> = parse(text, file);
  const set = (key: string, value: unknown) => {
    overrides[key] = value;
  };
  /** By environment variable: a function that sets the variable's site value. */
  const changes = new Map<string, (word: string) => void>();
  for (const [key, standard] of Object.entries(defaultSite)) {
    const variable = `SITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    if (typeof standard === 'string') changes.set(variable, (word) => set(key, word));
    else if ('sample' in standard)
      changes.set(`${variable}_SAMPLE`, (word) => set(key, { sample: switchOf(`${variable}_SAMPLE`, word) }));
    else
      for (const language of languages)
        changes.set(`${variable}_${language.toUpperCase()}`, (word) =>
          set(key, { ...standard, ...(overrides[key] as object | undefined), [language]: word }),
        );
  }
  const siteVariables = Object.entries(environment).filter(([name]) => name.startsWith('SITE_'));
  const unknown = siteVariables.flatMap(([name]) => (changes.has(name) ? [] : [name]));
  if (unknown.length > 0)
    throw new InvalidInputError({
      fact: `The site has no values for these variables: ${unknown.join(', ')}.`,
      nextStep: `Use only these variables: ${[...changes.keys()].sort().join(', ')}.`,
    });
  for (const [name, word = ''] of siteVariables) changes.get(name)?.(word);
  mergeSite(omitOwnerRedirectsAndFiles(overrides), file);
  return parseSiteValues(overrides, `${file} or of the environment`);
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Adds the owner's values to those of the live composition. A value that was set elsewhere, for example by a variable of an earlier run,
 * stays. Also checks the values that stay: older code may have accepted an invalid one, or another workspace may have set it.
 * @param unset names of values to remove
 * @throws InvalidInputError as `parseSiteValues` does
 */
export function overrideSiteValues(
  live: Values,
  overrides: Values,
  unset: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  const remaining = Object.entries(live).filter(([key]) => !unset.has(key));
  return parseSiteValues({ ...Object.fromEntries(remaining), ...overrides }, 'the live composition');
}

/** Says which live values stay although the owner's file and variables do not set them. @returns undefined if there are none */
export function describeKeptValues(
  live: Values,
  overrides: Values,
  unset: ReadonlySet<string> = new Set(),
): string | undefined {
  const kept = Object.keys(live).filter((key) => !Object.hasOwn(overrides, key) && !unset.has(key));
  if (kept.length === 0) return undefined;
  return `Values that were set elsewhere stay ("npm run compose -- --unset ${kept[0]}" removes one): ${kept.join(', ')}.`;
}

/**
 * Checks site values and corrects obvious slips, as `readValues` does.
 * @param where file or command that the values come from, for messages
 * @throws InvalidInputError naming every invalid value
 */
export function parseSiteValues(values: Readonly<Record<string, unknown>>, where: string): Record<string, unknown> {
  const { taken, faults } = readValues(values);
  if (faults.length === 0) return taken;
  throw new InvalidInputError({
    what: `Some values of ${where} are invalid.\n`,
    fact: `  ${faults.join('\n  ')}\n`,
    nextStep:
      'Nothing was changed. Correct the values in site.json and compose again. To remove a value that was set elsewhere, use "npm run compose -- --unset".',
  });
}

function switchOf(variable: string, word: string): boolean {
  if (word === 'true' || word === 'false') return word === 'true';
  throw new InvalidInputError({
    fact: `${variable} is "${word}".`,
    nextStep: 'Write "true" while the content is a sample, and "false" when it is real.',
  });
}

function parse(text: string, file: string): Record<string, unknown> {
  const nextStep = 'Correct the file, or write {} for the defaults, and compose again.';
  let values: unknown;
  try {
    // Removes a byte order mark, which some editors write and JSON forbids.
    values = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new InvalidInputError({ fact: `${file} is not JSON: ${(cause as Error).message}.`, nextStep }, { cause });
  }
  if (typeof values === 'object' && values !== null && !Array.isArray(values)) return { ...values };
  throw new InvalidInputError({ fact: `${file} is not a JSON object of values by name.`, nextStep });
}
