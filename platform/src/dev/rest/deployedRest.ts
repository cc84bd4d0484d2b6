import { CompositionError, type PageSnapshot, readAddress, type Snapshot } from 'shared/contract';
import { loadComposition } from '../../compose/loadComposition.ts';
import { developmentVersion } from '../developmentRelease.ts';
import type { Rest } from '../Rest.ts';
import type { DeployedSite } from './heldSite.ts';

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

/**
 * The snapshot of a deployed site with local remotes in the place of those that it has of these names, or besides.
 * @throws CompositionError if a local remote claims a page that another remote has there
 */
export function withLocalRemotes(deployed: Snapshot, local: Snapshot, origin: string): Snapshot {
  const others = deployed.routes.filter(({ owner }) => !(owner in local.remotes));
  for (const route of local.routes) {
    const other = others.find(({ path }) => path === route.path);
    if (other)
      throw new CompositionError({
        fact: `${route.owner} claims ${route.path}, which is a page of ${other.owner} at ${origin}.`,
        nextStep: 'A path has one owner: change it here.',
      });
  }
  return {
    ...deployed,
    releases: { ...deployed.releases, ...local.releases },
    remotes: { ...deployed.remotes, ...local.remotes },
    routes: [...others, ...local.routes].sort((a, b) => (a.path < b.path ? -1 : 1)),
    chunks: { ...deployed.chunks, ...local.chunks },
  };
}
