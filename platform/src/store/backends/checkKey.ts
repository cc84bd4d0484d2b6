import { InvalidInputError } from 'shared/contract';

/** Matches one segment of a key. Every disk and bucket accepts its characters, and URLs encode none of them except `@`. */
const step = /^[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*$/;

/**
 * Refuses a key that some store would refuse, or that leads out of the store. Such keys have empty or hidden segments, `..`, spaces,
 * characters that URLs encode, segments over 200 or over 900 characters in total. A prefix (for listing) may be empty or end with a slash.
 * @throws InvalidInputError that names the key
 */
export function checkKey(key: string, { prefix = false }: { prefix?: boolean } = {}): void {
  if (prefix && key === '') return;
  const path = prefix && key.endsWith('/') ? key.slice(0, -1) : key;
  const whole = path.length <= 900 && path.split('/').every((each) => step.test(each) && each.length <= 200);
  if (whole && (!prefix || key.endsWith('/'))) return;
  throw new InvalidInputError({
    fact: `${JSON.stringify(key)} is not a valid ${prefix ? 'prefix' : 'key'} of a store.`,
    nextStep: `Rename the file. A key has parts of letters, digits and ._@~+- with single slashes between them, and no part begins with a dot${prefix ? '; a prefix ends with a slash' : ''}.`,
  });
}
