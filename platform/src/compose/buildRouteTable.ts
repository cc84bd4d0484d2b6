import { BuildError, CompositionError, type languages, type TableRoute } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';

/**
 * All pages of the site, each with its owner and titles, ordered by path.
 * @throws CompositionError if two remotes claim one path, naming both, or if a path is the shell's; BuildError if a release does not hold
 * the chunk or the words of a page
 */
export async function buildRouteTable(
  shell: LoadedShell,
  remotes: readonly LoadedRemote[],
  site: Site,
): Promise<TableRoute[]> {
  const claimed = new Map<string, LoadedRemote>();
  const table: TableRoute[] = [];
  for (const loaded of remotes) {
    const { remote, release } = loaded;
    const metas = { ua: await remote.pageMeta.ua(), en: await remote.pageMeta.en() };
    for (const route of remote.routes) {
      const other = claimed.get(route.path);
      if (other) {
        throw new CompositionError({
          fact: `Two remotes claim ${route.path}: ${nameOf(other)} and ${nameOf(loaded)}.\n`,
          nextStep: "A path has one owner. Change it in one remote's routes.ts and release that remote.",
        });
      }
      if (
        !/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route.path) ||
        /^\/(en|r|dev|preview|404|index)(\/|$)/.test(route.path)
      ) {
        throw new CompositionError({
          fact: `${nameOf(loaded)} claims ${route.path}.`,
          nextStep:
            'A path is /words-in-lower-case without a slash at its end; /en, /r, /dev, /preview, /404 and /index belong to the shell. Change it in routes.ts and release again.',
        });
      }
      if (!release.chunks[`page-${route.page}`]) {
        throw new BuildError({
          fact: `${nameOf(loaded)} has no chunk page-${route.page} for ${route.path}.`,
          nextStep: `Name the page's import so in remote.ts and release again.`,
        });
      }
      claimed.set(route.path, loaded);
      const title = (language: (typeof languages)[number]) => {
        const meta = metas[language][route.path];
        if (!meta)
          throw new BuildError({
            fact: `${nameOf(loaded)} has no metadata for ${route.path} in "${language}".`,
            nextStep: `Write it in meta.${language}.json.`,
          });
        return shell.module.fill(meta, site, language).title;
      };
      table.push({ ...route, owner: remote.name, title: { ua: title('ua'), en: title('en') } });
    }
  }
  return table.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const nameOf = ({ release }: LoadedRemote): string => `${release.name} ${release.version}`;
