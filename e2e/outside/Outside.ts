import { ConflictError } from 'shared/contract';
import type { SeenSite } from './lookAtSite.ts';

const { E2E_OUTSIDE: found } = process.env;
/** The site that is tested from outside, as `findOutside` has found it; undefined where the suites serve their own. */
export const outside: SeenSite | undefined = found ? JSON.parse(found) : undefined;

/** Begins the reason of all that is not asked from outside. */
export const notAsked = 'not asked from outside: ';

/**
 * Goes before whatever builds, composes or serves something of its own: it would test that, and not the site that was named.
 * @throws ConflictError from outside
 */
export function refuseOutside(what: string): void {
  if (outside)
    throw new ConflictError({
      fact: `A suite ${what}, and what is tested is ${outside.origin}.`,
      nextStep: 'Say so where it begins: notFromOutside("…") of e2e/site.ts.',
    });
}
