import { InvalidInputError } from 'shared/contract';

/** A step of a key: what every disk and every bucket takes as it is, and no address has to encode but `@`. */
const step = /^[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*$/;

/**
 * Refuses a key that one store would take and another would not, or that would leave the store: empty or hidden steps, `..`, spaces,
 * signs that addresses encode, a step above 200 or a key above 900 characters. A prefix (for listing) may be empty or end with a slash.
 * @throws InvalidInputError that names the key
 */
export function checkKey(key: string, { prefix = false }: { prefix?: boolean } = {}): void {
  if (prefix && key === '') return;
  const path = prefix && key.endsWith('/') ? key.slice(0, -1) : key;
  const whole = path.length <= 900 && path.split('/').every((each) => step.test(each) && each.length <= 200);
  if (whole && (!prefix || key.endsWith('/'))) return;
  throw new InvalidInputError({
    fact: `${JSON.stringify(key)} is no ${prefix ? 'prefix' : 'key'} of a store.`,
    nextStep: `A key is steps of letters, digits and ._@~+- with single slashes between them, none beginning with a dot${prefix ? '; a prefix ends with a slash' : ''}. Rename the file.`,
  });
}
