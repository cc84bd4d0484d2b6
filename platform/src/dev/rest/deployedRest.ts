import { CompositionError, InvalidInputError, type PageSnapshot, readAddress, type Snapshot } from 'shared/contract';
import { loadComposition } from '../../compose/load/loadComposition.ts';
import { developmentVersion, type RestOfSite } from '../Rest.ts';
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

/**
 * Parses the address of the deployed site that provides the rest.
 * @returns the site's origin
 * @throws InvalidInputError if the value is not the address of a site, or if http would allow altered responses
 */
export function parseRestOrigin(value: string): string {
  const text = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.pathname.startsWith('/preview/'))
    throw new InvalidInputError({
      fact: `--rest is "${value}", the link of a preview. A preview has no log to verify its responses against.`,
      nextStep: `Name the site: --rest ${url.origin}. To preview your own release there, publish it: npm run release -- preview <remote>@<version>.`,
    });
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new InvalidInputError({
      fact: `--rest is "${value}", which is not the address of a site.`,
      nextStep: 'Write the address as in: --rest https://porohy.example.',
    });
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new InvalidInputError({
      fact: `--rest is "${value}": responses over http can be altered on their way.`,
      nextStep: 'Use https. Only this machine may use http: --rest http://localhost:3000.',
    });
  return url.origin;
}

/** Tells whether a host name means this machine on every machine, so that no name server decides. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
