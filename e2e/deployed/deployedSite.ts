import { ConflictError } from 'shared/contract';
import type { ShownSite } from './readShownSite.ts';

const { E2E_OUTSIDE: found } = process.env;
/** Deployed site under test, which `findDeployedSite` found; undefined if the suites serve the site themselves. */
export const deployedSite: ShownSite | undefined = found ? JSON.parse(found) : undefined;

/** Prefix of a test's skip reason, by which `DeployedSiteReporter` finds the tests that cannot run on a deployed site. */
export const skipReasonPrefix = 'skipped on a deployed site: ';

/**
 * Stops a suite that would build, compose or serve a site, because the tests run on a deployed site.
 * @throws ConflictError if a deployed site is tested
 */
export function refuseOnDeployedSite(what: string): void {
  if (deployedSite)
    throw new ConflictError({
      fact: `A suite ${what}, but the tests run on ${deployedSite.origin}.`,
      nextStep: 'Call notFromOutside("…") of e2e/site.ts where the suite begins.',
    });
}
