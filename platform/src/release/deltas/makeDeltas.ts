import pLimit from 'p-limit';
import { cacheStoreReads } from '../../store/backends/cacheStoreReads.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { createOrCompare } from '../../store/content/createOrCompare.ts';
import { computeDictionaryId, makeDelta, savesEnough } from '../../store/content/delta.ts';
import { measureSentSize, readStoredContent } from '../../store/content/packContent.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getBlobKey } from '../../store/protocol/content.ts';
import {
  computeDeltaListingId,
  type DeltaListing,
  type ListedDelta,
  readDeltaListing,
  serializeDeltaListing,
} from '../../store/protocol/deltaListing.ts';
import { getDeltaListingKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { sortKeys } from '../../store/protocol/sortKeys.ts';
import { runInParallel } from '../../store/runInParallel.ts';
import { listShownFiles, type PublicState } from '../live/listShownFiles.ts';
import { planDeltas, type WantedDelta } from './planDeltas.ts';

export interface EntryDeltas {
  /** By package: ID of its delta listing. Undefined if the entry has no deltas. */
  readonly deltas: LogEntry['deltas'];
  /** Warnings about deltas that could not be made. They are no errors, because deltas only save bytes. */
  readonly warnings: readonly string[];
}

/** Number of deltas to compress at the same time. Each takes a processor core. */
const packedAtOnce = 2;
const underWayAtOnce = 8;

/**
 * Makes the deltas of the next entry, and lists them by package. Never rejects, because the site works without deltas.
 * @param makes true: makes missing deltas; false: only lists existing ones, because a rollback must be fast
 */
export async function makeDeltas(
  store: ReleaseStore,
  live: LogEntry | undefined,
  next: PublicState,
  { makes }: { readonly makes: boolean },
): Promise<EntryDeltas> {
  const faults: string[] = [];
  const tell = (error: unknown): undefined => void faults.push(getErrorMessage(error));
  let deltas: LogEntry['deltas'];
  try {
    const listings = await readListings(store, live, tell);
    const before = live ? await listShownFiles(store, live) : [];
    const listed = Object.assign({}, ...listings.values()) as DeltaListing;
    const plan = { before, next: await listShownFiles(store, next), listed, known: new Set(listings.keys()) };
    // Caches reads, because many deltas have the same page as their dictionary.
    const made = await makeWanted({ store: cacheStoreReads(store), makes, tell }, planDeltas(plan));
    deltas = await writeListings(store, made, new Set([...listings.keys()].map((name) => live?.deltas?.[name])));
  } catch (error) {
    tell(error);
  }
  return { deltas, warnings: formatWarnings(faults) };
}

async function readListings(
  { read }: ReleaseStore,
  live: LogEntry | undefined,
  tell: (error: unknown) => undefined,
): Promise<ReadonlyMap<string, DeltaListing>> {
  const ids = Object.entries(live?.deltas ?? {});
  const madeDeltas = await Promise.all(
    ids.map(async ([name, id]) => [name, await readDeltaListing(read, id).catch(tell)] as const),
  );
  return new Map(madeDeltas.flatMap(([name, listing]) => (listing ? [[name, listing] as const] : [])));
}

interface Making {
  readonly store: ReleaseStore;
  readonly makes: boolean;
  readonly tell: (error: unknown) => undefined;
}

interface Made {
  readonly wanted: WantedDelta;
  readonly id: string;
  readonly integrity: string;
}

/** Finds the planned deltas that exist and makes the missing ones. Returns them in the order of the plan. */
async function makeWanted({ store, makes, tell }: Making, plan: readonly WantedDelta[]): Promise<Made[]> {
  const made = new Map<WantedDelta, Made>();
  const packing = pLimit(packedAtOnce);
  await runInParallel(plan, underWayAtOnce, async (wanted) => {
    const { listed, isNew } = wanted;
    if (listed) made.set(wanted, { wanted, id: listed.id, integrity: listed.integrity });
    else if (makes && isNew) {
      const one = await makeOne(store, wanted, packing).catch(tell);
      if (one) made.set(wanted, one);
    }
  });
  return plan.flatMap((wanted) => made.get(wanted) ?? []);
}

/**
 * Makes a delta. @returns undefined if the delta saves too little, or if `release gc` removed its dictionary
 * @throws IntegrityError if bytes were altered
 */
async function makeOne(
  store: ReleaseStore,
  wanted: WantedDelta,
  packing: ReturnType<typeof pLimit>,
): Promise<Made | undefined> {
  const { content } = wanted.target;
  const [dictionary, bytes] = await Promise.all([
    readStoredContent(store, wanted.of),
    readStoredContent(store, content),
  ]);
  if (!dictionary || !bytes) return undefined;
  const delta = await packing(() => makeDelta(dictionary, bytes));
  if (!delta || !savesEnough(delta.length, await measureSentSize(store, content))) return undefined;
  const integrity = computeIntegrity(delta);
  await createOrCompare(store, getBlobKey(integrity), delta);
  return { wanted, id: computeDictionaryId(dictionary), integrity };
}

/**
 * Writes a listing for each package with deltas.
 * @param kept IDs of listings that the store has
 * @returns the listings' IDs
 */
async function writeListings(
  store: ReleaseStore,
  made: readonly Made[],
  kept: ReadonlySet<string | undefined>,
): Promise<LogEntry['deltas']> {
  const byOwner = Map.groupBy(made, ({ wanted }) => wanted.target.owner);
  const ids = await Promise.all(
    [...byOwner].map(async ([name, own]) => {
      const text = serializeDeltaListing(readListing(own));
      const id = await computeDeltaListingId(text);
      if (!kept.has(id)) await createOrCompare(store, getDeltaListingKey(id), text);
      return [name, id] as const;
    }),
  );
  return ids.length > 0 ? sortKeys(Object.fromEntries(ids)) : undefined;
}

function readListing(made: readonly Made[]): DeltaListing {
  const byTarget = Map.groupBy(made, ({ wanted }) => wanted.target.content.body);
  const listed = [...byTarget].map(([body, each]) => {
    const deltas = new Map<string, ListedDelta>();
    for (const { wanted, id, integrity } of each)
      if (!deltas.has(id)) deltas.set(id, { integrity, of: wanted.of, ...(wanted.home && { home: true }) });
    return [body, Object.fromEntries(deltas)] as const;
  });
  return sortKeys(Object.fromEntries(listed));
}

function formatWarnings(faults: readonly string[]): string[] {
  if (faults.length === 0) return [];
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return [
    `Some deltas could not be made. Files without a delta are sent compressed with brotli. ${faults[0]}${others}`,
  ];
}
