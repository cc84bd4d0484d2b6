import type { Preview } from '../../store/preview.ts';
import type { Content } from '../../store/protocol/content.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { SiteListing } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore, TrustedKeys } from '../../store/releaseStore.ts';
import { inspectUnnamed } from './contents.ts';
import { inspectDeltas, type NamedDelta } from './deltas.ts';
import type { StoreFinding } from './Inspection.ts';
import { Inspection } from './Inspection.ts';
import { inspectLog } from './log.ts';
import { inspectManifests } from './manifests.ts';
import { inspectPreviews } from './previews.ts';
import { inspectReleases } from './releases.ts';
import { inspectSites } from './sites.ts';
import { wantedBy } from './wanted.ts';

export interface VerifyOptions {
  /** Whose signatures count, where that is asked. */
  readonly trusted?: TrustedKeys | undefined;
  /** In milliseconds since 1970. */
  readonly now?: number | undefined;
}

/** Result of a look at a whole store. */
export interface StoreReport {
  /** Number of files that lie there. */
  readonly keys: number;
  /** Files that are not as they were written. */
  readonly findings: readonly StoreFinding[];
  /** Things that were never finished, or are being collected: no fault of what is shown. */
  readonly unfinished: readonly StoreFinding[];
}

/** The same for who mends it: what was read on the way. */
export interface InspectedStore extends StoreReport {
  readonly entries: readonly LogEntry[];
  readonly previews: readonly Preview[];
  /** The listings that can be believed, by the id of their site. */
  readonly listings: ReadonlyMap<string, SiteListing>;
  /** All that listings say of deltas, by their keys. */
  readonly deltas: ReadonlyMap<string, NamedDelta>;
  /** The contents that something names, by the digests of their bytes. */
  readonly contents: ReadonlyMap<string, Content>;
}

/**
 * Reads a whole store and holds every byte of it against what was written. Nothing is changed. A few files are read at a time, and none
 * is held longer than it is looked at.
 * @param store the store as it lies: without the question whose releases it takes
 * @throws StoreError if something cannot be read
 */
export async function verifyStore(store: ReleaseStore, options?: VerifyOptions): Promise<StoreReport> {
  const { keys, findings, unfinished } = await inspectStore(store, options);
  return { keys, findings, unfinished };
}

/** The same for who mends it. @throws as `verifyStore` does */
export async function inspectStore(
  store: ReleaseStore,
  { trusted, now = Date.now() }: VerifyOptions = {},
): Promise<InspectedStore> {
  const files = await store.upkeep.inventory();
  const inspection = new Inspection(store, new Map(files.map(({ key, at }) => [key, at])), now);
  const entries = await inspectLog(inspection);
  const previews = await inspectPreviews(inspection);
  const wanted = wantedBy(entries, previews, inspection);
  const listings = await inspectSites(inspection, wanted.sites);
  const deltas = await inspectDeltas(inspection, entries);
  await inspectManifests(inspection, entries);
  await inspectReleases(inspection, { wanted: wanted.releases, trusted });
  await inspectUnnamed(inspection);
  tellForeign(inspection);
  const inOrder = (found: readonly StoreFinding[]) => [...found].sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    keys: files.length,
    findings: inOrder(inspection.findings),
    unfinished: inOrder(inspection.unfinished),
    entries,
    previews,
    listings,
    deltas,
    contents: inspection.contents,
  };
}

/** Reports what belongs to nothing. Hidden files are no keys; a killed writer leaves them. */
function tellForeign(inspection: Inspection): void {
  for (const key of inspection.unclaimed()) {
    if (/(^|\/)\.[^/]*\.tmp$/.test(key))
      inspection.notDone(key, 'was left by a writer that was stopped', 'gc takes it.');
    else if (!/(^|\/)\./.test(key))
      inspection.lost(key, 'belongs to nothing', 'Remove it, if nobody knows what it is.');
  }
}
