import { BuildError, CompositionError, isPagePath, type Language, type TableRoute } from 'shared/contract';
import type { LoadedRemote } from './loadedRelease.ts';

/**
 * Builds the route table: all pages with their owners and titles, sorted by path.
 * @throws CompositionError if two remotes claim one path, or one claims a path of the shell; BuildError if a release lacks the chunk or the
 * words of a page
 */
export function buildRouteTable(remotes: readonly LoadedRemote[]): TableRoute[] {
  const claimed = new Map<string, LoadedRemote>();
  const table: TableRoute[] = [];
  for (const loaded of remotes) {
    const { routes, titles, release } = loaded;
    for (const route of routes) {
      const other = claimed.get(route.path);
      if (other) {
        throw new CompositionError({
          fact: `Two remotes claim ${route.path}: ${nameOf(other)} and ${nameOf(loaded)}.\n`,
          nextStep: 'Only one remote can have a path. Change the path in one remote and release that remote.',
        });
      }
      if (!isPagePath(route.path)) {
        throw new CompositionError({
          fact: `${nameOf(loaded)} claims ${route.path}.`,
          nextStep:
            'Change the path and release again. A path is /words-in-lower-case without a slash at its end. /en, /r, /dev, /preview, /404 and /index belong to the shell.',
        });
      }
      if (!release.chunks[`page-${route.page}`]) {
        throw new BuildError({
          fact: `${nameOf(loaded)} has no chunk page-${route.page} for ${route.path}.`,
          nextStep: `Give the import of the page this chunk name, then release again.`,
        });
      }
      claimed.set(route.path, loaded);
      const title = (language: Language) => {
        const filled = titles[language][route.path];
        if (filled !== undefined) return filled;
        throw new BuildError({
          fact: `${nameOf(loaded)} has no metadata for ${route.path} in "${language}".`,
          nextStep: `Write it in meta.${language}.json.`,
        });
      };
      table.push({ ...route, owner: release.name, title: { ua: title('ua'), en: title('en') } });
    }
  }
  return table.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const nameOf = ({ release }: LoadedRemote): string => `${release.name} ${release.version}`;
