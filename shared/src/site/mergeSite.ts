import { InvalidInputError } from '../contract/errors.ts';
import { languages } from '../contract/Language.ts';
import { defaultSite, type Localized, optionalSiteKeys, type SampleSwitch, type Site } from './Site.ts';

const keys = Object.keys(defaultSite) as (keyof Site)[];

/**
 * Merges the owner's values into the defaults.
 * @throws InvalidInputError with all values that are unknown, of a wrong type, or empty although required
 */
export function mergeSite(overrides: Readonly<Record<string, unknown>>, file: string): Site {
  const faults: string[] = [];
  for (const [key, value] of Object.entries(overrides)) {
    const fault = explainFault(key, value);
    if (fault !== undefined) faults.push(`${key}: ${fault}`);
  }
  if (faults.length > 0) {
    throw new InvalidInputError({
      what: `The values of ${file} were refused.\n`,
      fact: `  ${faults.join('\n  ')}\n`,
      nextStep: `The values that exist are: ${keys.join(', ')}.`,
    });
  }
  return { ...defaultSite, ...overrides };
}

/** Returns the reason why a value is refused; undefined if it is valid. */
function explainFault(key: string, value: unknown): string | undefined {
  if (!isKey(key)) return 'there is no such value';
  const standard = defaultSite[key];
  if (typeof standard === 'string') {
    if (typeof value !== 'string') return 'must be a text';
    return value.trim() === '' ? explainEmpty(key) : undefined;
  }
  if ('sample' in standard) return isSwitch(value) ? undefined : 'must be { "sample": true } or { "sample": false }';
  if (!isLocalized(value)) return 'must be { "ua": "…", "en": "…" }';
  return languages.some((language) => value[language].trim() === '') ? explainEmpty(key) : undefined;
}

const isKey = (key: string): key is keyof Site => Object.hasOwn(defaultSite, key);

const explainEmpty = (key: keyof Site): string | undefined =>
  optionalSiteKeys.includes(key) ? undefined : 'may not be empty: pages need it';

const isSwitch = (value: unknown): value is SampleSwitch =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'sample' &&
  typeof (value as SampleSwitch).sample === 'boolean';

function isLocalized(value: unknown): value is Localized {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length === languages.length &&
    languages.every((language) => typeof (value as Localized)[language] === 'string')
  );
}
