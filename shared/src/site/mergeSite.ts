import { InvalidInputError } from '../contract/errors.ts';
import { languages } from '../contract/Language.ts';
import { defaultSite, type Localized, type Site } from './Site.ts';

const keys = Object.keys(defaultSite) as (keyof Site)[];

/**
 * The defaults with `overrides` laid over them.
 * @throws InvalidInputError naming every unknown value and every value of a wrong type; nothing is merged in part
 */
export function mergeSite(overrides: Readonly<Record<string, unknown>>, file: string): Site {
  const faults: string[] = [];
  for (const [key, value] of Object.entries(overrides)) {
    const standard = (defaultSite as unknown as Record<string, unknown>)[key];
    if (standard === undefined) faults.push(`${key}: there is no such value`);
    else if (typeof standard === 'string' && typeof value !== 'string') faults.push(`${key}: must be a text`);
    else if (typeof standard === 'object' && !isLocalized(value))
      faults.push(`${key}: must be { "ua": "…", "en": "…" }`);
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

function isLocalized(value: unknown): value is Localized {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length === languages.length &&
    languages.every((language) => typeof (value as Localized)[language] === 'string')
  );
}
