import { ExplainedError, NotFoundError } from 'shared/contract';
import { readShownSite, type ShownSite } from './readShownSite.ts';
import { readSiteAddress } from './readSiteAddress.ts';

/**
 * Looks up the deployed site in SITE, once per run. PACKAGE names the package whose suites run. If either is wrong, prints an error and
 * ends the process. Passes the result to the workers in E2E_OUTSIDE. @returns undefined without SITE and PACKAGE
 */
export async function findDeployedSite(): Promise<ShownSite | undefined> {
  const { SITE, PACKAGE, E2E_OUTSIDE } = process.env;
  if (E2E_OUTSIDE) return JSON.parse(E2E_OUTSIDE);
  if (SITE === undefined && PACKAGE === undefined) return undefined;
  try {
    const site = await readShownSite(readSiteAddress(SITE ?? ''));
    const names = Object.keys(site.snapshot.releases);
    if (PACKAGE !== undefined && !names.includes(PACKAGE))
      throw new NotFoundError({ fact: `${site.origin} has no package "${PACKAGE}".`, nextStep: `It has ${names}.` });
    process.env.E2E_OUTSIDE = JSON.stringify({ ...site, package: PACKAGE });
    return JSON.parse(process.env.E2E_OUTSIDE);
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
