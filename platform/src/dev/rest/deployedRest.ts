import { type PageSnapshot, readAddress } from 'shared/contract';
import { loadComposition } from '../../compose/loadComposition.ts';
import { developmentVersion } from '../developmentRelease.ts';
import type { Rest } from '../Rest.ts';
import type { DeployedSite } from './DeployedSite.ts';
import { withLocalRemotes } from './withLocalRemotes.ts';

/** The releases that are live at a deployed site: their browser files and snapshot, and their pages as they are. */
export function deployedRest(site: DeployedSite): Rest {
  return {
    async compose({ names, source }) {
      const releases = Object.fromEntries(names.map((name) => [name, developmentVersion]));
      const loaded = await loadComposition(source, { releases, site: await valuesOf(site) });
      const snapshot = withLocalRemotes(await site.snapshot(), loaded.snapshot, site.origin);
      return { source, loaded: { ...loaded, snapshot } };
    },
    answer: ({ target }) => site.answer(target),
    async ownerThere(pathname) {
      const { path } = readAddress(pathname);
      return (await site.snapshot()).routes.find((each) => each.path === path)?.owner;
    },
  };
}

/** The values of the business in which a site differs from the defaults: its pages carry them. */
async function valuesOf(site: DeployedSite): Promise<PageSnapshot['site']> {
  const html = (await site.answer('/')).body.toString();
  const [, json = '{}'] = /<script type="application\/json" id="snapshot">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as Partial<PageSnapshot>).site ?? {};
}
