import { CompositionError, type PageSnapshot, readAddress, type Snapshot } from 'shared/contract';
import { loadComposition } from '../../compose/load/loadComposition.ts';
import { developmentVersion } from '../developmentRelease.ts';
import type { RestOfSite } from '../Rest.ts';
import type { DeployedSite } from './openDeployedSite.ts';

/** Creates the rest from a deployed site: its live releases' browser files, its snapshot, and its rendered pages. */
export function createDeployedRest(site: DeployedSite): RestOfSite {
  return {
    async compose({ names, source }) {
      const releases = Object.fromEntries(names.map((name) => [name, developmentVersion]));
      const loaded = await loadComposition(source, { releases, site: await readSiteValues(site) });
      const snapshot = mergeLocalRemotes(await site.snapshot(), loaded.snapshot, site.origin);
      return { source, loaded: { ...loaded, snapshot } };
    },
    respond: ({ target }) => site.respond(target),
    async findDeployedOwner(pathname) {
      const { path } = readAddress(pathname);
      return (await site.snapshot()).routes.find((each) => each.path === path)?.owner;
    },
  };
}

/** Reads the site values from the snapshot in the site's home page. It contains only those that differ from the defaults. */
async function readSiteValues(site: DeployedSite): Promise<PageSnapshot['site']> {
  const html = (await site.respond('/')).body.toString();
  const [, json = '{}'] = /<script type="application\/json" id="snapshot">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as Partial<PageSnapshot>).site ?? {};
}

/**
 * Adds local remotes to the snapshot of a deployed site, in place of deployed ones with the same name.
 * @throws CompositionError if a local remote claims a page of another remote
 */
export function mergeLocalRemotes(deployed: Snapshot, local: Snapshot, origin: string): Snapshot {
  const others = deployed.routes.filter(({ owner }) => !(owner in local.remotes));
  for (const route of local.routes) {
    const other = others.find(({ path }) => path === route.path);
    if (other)
      throw new CompositionError({
        fact: `${route.owner} claims ${route.path}, which is a page of ${other.owner} at ${origin}.`,
        nextStep: 'Only one remote can have a path. Change the local path.',
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
