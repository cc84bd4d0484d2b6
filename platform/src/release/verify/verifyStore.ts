import type { ReleaseStore, TrustedKeys } from '../../store/backends/releaseStore.ts';
import type { Content } from '../../store/protocol/content.ts';
import { getDescriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { Preview } from '../../store/protocol/preview.ts';
import type { SiteListing } from '../../store/protocol/siteListing.ts';
import { listVersionsToRestore } from '../live/earlierVersions.ts';
import { listShownReleases, listShownSites, retentionDays } from '../live/liveReleases.ts';
import { Inspection, type StoreFinding } from './Inspection.ts';
import { inspectDeltas, type NamedDelta } from './inspectDeltas.ts';
import { inspectLog } from './inspectLog.ts';
import { inspectManifests } from './inspectManifests.ts';
import { inspectPreviews } from './inspectPreviews.ts';
import { inspectReleases } from './inspectReleases.ts';
import { inspectSites, inspectUnnamed } from './inspectSites.ts';

export interface VerifyOptions {
  /** Trusted public keys; absent if releases need no signature. */
  readonly trusted?: TrustedKeys | undefined;
  /** Time of the verification, in ms since 1970; by default now. */
  readonly now?: number | undefined;
}

export interface StoreReport {
  readonly keys: number;
  readonly findings: readonly StoreFinding[];
  /** Files of unfinished changes, and of sites and releases that `release gc` has partly removed. The live site does not depend on them. */
  readonly unfinished: readonly StoreFinding[];
}

/** Result of a verification, with all parsed files that repair needs. */
export interface InspectedStore extends StoreReport {
  readonly entries: readonly LogEntry[];
  readonly previews: readonly Preview[];
  /** Valid site listings, by ID. */
  readonly listings: ReadonlyMap<string, SiteListing>;
  /** Deltas of valid listings, by key. */
  readonly deltas: ReadonlyMap<string, NamedDelta>;
  /** Contents that files of the store name, by digest. */
  readonly contents: ReadonlyMap<string, Content>;
}

/**
 * Verifies every byte of a store, without changing it. Reads a few files at a time, and keeps none in memory.
 * @param store store that does not check signatures
 * @throws StoreError if a file cannot be read
 */
export async function verifyStore(store: ReleaseStore, options?: VerifyOptions): Promise<StoreReport> {
  const { keys, findings, unfinished } = await inspectStore(store, options);
  return { keys, findings, unfinished };
}

/** Verifies a store, and returns the parsed files that repair needs. @throws as `verifyStore` does */
export async function inspectStore(
  store: ReleaseStore,
  { trusted, now = Date.now() }: VerifyOptions = {},
): Promise<InspectedStore> {
  const files = await store.upkeep.inventory();
  const inspection = new Inspection(store, new Map(files.map(({ key, at }) => [key, at])), now);
  const entries = await inspectLog(inspection);
  const previews = await inspectPreviews(inspection);
  const requiredContents = listRequiredContents(entries, previews, inspection);
  const listings = await inspectSites(inspection, requiredContents.sites);
  const deltas = await inspectDeltas(inspection, entries);
  await inspectManifests(inspection, entries);
  await inspectReleases(inspection, { wanted: requiredContents.releases, trusted });
  await inspectUnnamed(inspection);
  tellForeign(inspection);
  const sortFindings = (found: readonly StoreFinding[]) => [...found].sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    keys: files.length,
    findings: sortFindings(inspection.findings),
    unfinished: sortFindings(inspection.unfinished),
    entries,
    previews,
    listings,
    deltas,
    contents: inspection.contents,
  };
}

/** Reports files that no check expects. A hidden temporary file is a leftover of a killed writer. */
function tellForeign(inspection: Inspection): void {
  for (const key of inspection.unclaimed()) {
    if (/(^|\/)\.[^/]*\.tmp$/.test(key))
      inspection.addUnfinished(key, 'is a temporary file of an interrupted command', 'gc removes it.');
    else if (!/(^|\/)\./.test(key)) inspection.addLost(key, 'is an unknown file', 'Remove it if you do not need it.');
  }
}

/** Sites (IDs) and releases (`name/version`) of which the store must have every file. */
export interface RequiredSitesAndReleases {
  readonly sites: ReadonlySet<string>;
  readonly releases: ReadonlySet<string>;
}

/**
 * Lists the sites and releases that `release gc` keeps: those live within the retention, canaries, previews, and targets of rollbacks.
 * Other ones may be incomplete, because `release gc` may have removed files.
 */
function listRequiredContents(
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
