import { getDescriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { Preview } from '../../store/protocol/preview.ts';
import { listVersionsToRestore } from '../live/earlierVersions.ts';
import { listShownReleases, listShownSites, retentionDays } from '../live/listShownReleases.ts';
import type { Inspection } from './Inspection.ts';

/** Sites (IDs) and releases (`name/version`) of which the store must have every file. */
export interface RequiredSitesAndReleases {
  readonly sites: ReadonlySet<string>;
  readonly releases: ReadonlySet<string>;
}

/**
 * Lists the sites and releases that `release gc` keeps: those live within the retention, canaries, previews, and targets of rollbacks.
 * Other ones may be incomplete, because `release gc` may have removed files.
 */
export function listRequiredContents(
  entries: readonly LogEntry[],
  previews: readonly Preview[],
  { now, keys }: Pick<Inspection, 'now' | 'keys'>,
): RequiredSitesAndReleases {
  const since = now - retentionDays * 86_400_000;
  const retainedEntries = entries.slice(
    Math.max(
      0,
      entries.findLastIndex(({ at }) => Date.parse(at) <= since),
    ),
  );
  const newest = entries.at(-1);
  const before = Object.keys(newest?.composition.releases ?? {}).flatMap((name) => {
    const versions = newest ? listVersionsToRestore(newest, name) : [];
    const version = versions.find((each) => keys.has(getDescriptionKey(name, each)));
    return version ? [{ name, version }] : [];
  });
  const releases = [...before, ...retainedEntries.flatMap(listShownReleases), ...previews];
  return {
    sites: new Set([...retainedEntries.flatMap(listShownSites), ...previews.map(({ site }) => site)]),
    releases: new Set(releases.map(({ name, version }) => `${name}/${version}`)),
  };
}
