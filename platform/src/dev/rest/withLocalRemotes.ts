import { CompositionError, type Snapshot } from 'shared/contract';

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
