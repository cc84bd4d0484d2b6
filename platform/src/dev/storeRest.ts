import { loadComposition } from '../compose/load/loadComposition.ts';
import { createStoreSource, type ReleaseSource } from '../compose/load/loadedRelease.ts';
import type { SiteContent } from '../serve/respond/siteContent.ts';
import { respondFromSite } from '../serve/respond/siteResponder.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { ReleaseId } from '../store/protocol/storedRelease.ts';
import { developmentVersion, type RestOfSite } from './Rest.ts';

/**
 * Creates the packages of the site that are not built from source, from the releases of a store.
 * @param live the log's newest entry
 * @param shownReleases releases to show instead of live ones
 */
export function createStoreRest(
  store: ReleaseStore,
  live: LogEntry,
  released: SiteContent,
  shownReleases: readonly ReleaseId[] = [],
): RestOfSite {
  const stored = createStoreSource(store);
  return {
    async compose({ names, source: built }) {
      const source: ReleaseSource = {
        describe: (name, version) => (names.includes(name) ? built : stored).describe(name, version),
        readFile: (release, file) => (names.includes(release.name) ? built : stored).readFile(release, file),
        tell: built.tell,
      };
      const fromSource = Object.fromEntries(names.map((name) => [name, developmentVersion]));
      const { composition } = live;
      const releases = { ...composition.releases, ...fromSource };
      return { source, loaded: await loadComposition(source, { ...composition, releases }) };
    },
    respond: (request) => respondFromSite(released, request, { isPublic: true, live, besides: shownReleases }),
  };
}
