import { ConflictError } from 'shared/contract';
import type { SeenSite } from './lookAtSite.ts';

const { E2E_OUTSIDE: found } = process.env;
/** The site that is tested from outside, as `findOutside` has found it; undefined where the suites serve their own. */
export const outside: SeenSite | undefined = found ? JSON.parse(found) : undefined;

/** Prefix of the reason why a test is skipped from outside. */
export const notAsked = 'not asked from outside: ';

/**
 * Refuses, from outside, to build, compose or serve another site than the named one.
 * @throws ConflictError from outside
 */
export function refuseOutside(what: string): void {
  if (outside)
    throw new ConflictError({
      fact: `A suite ${what}, and what is tested is ${outside.origin}.`,
      nextStep: 'Say so where it begins: notFromOutside("…") of e2e/site.ts.',
    });
}
