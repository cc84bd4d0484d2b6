import { createHash, randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { type EntryFlags, flagsOf, writtenFlags } from '../store/protocol/entryFlags.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import { entryKey, listingKey } from '../store/protocol/keys.ts';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { requireEntryBytes } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { composeSite, knownSite, type RenderingOptions } from './composeSite.ts';
import { siteInputHash } from './inputHashes.ts';
import { type Permits, refuseChanges } from './refuseChange.ts';

export interface ComposeOptions extends RenderingOptions {
  readonly store: ReleaseStore;
  /** The composition that is wanted, made from the one that is live. Called again if another writer came first. */
  readonly change: (live: Composition | undefined) => Composition;
  /** What becomes of holds, refusals and a canary: those of the live entry in, those of the next one out. They stay by default. */
  readonly flags?: ((now: EntryFlags, live: LogEntry | undefined, next: Composition) => EntryFlags) | undefined;
  /** What may be changed though the flags forbid it; nothing by default. */
  readonly permits?: Permits | undefined;
  readonly why: string;
  readonly who?: string | undefined;
  /** The command, for the log. */
  readonly verb?: string | undefined;
}

/** What composing came to. */
export interface Composed {
  readonly entry: LogEntry;
  /** False if this very composition is live already; then nothing was rendered. */
  readonly changed: boolean;
  /** How many pages were rendered for it; the others were taken as they lay. */
  readonly rendered: number;
}

/**
 * Composition in, static site out, live when the log's next entry exists.
 * @throws ConflictError if a package is held or a version was rolled back; CompositionError with every failing page and every dead link
 * listed. The site that stood before still stands
 */
export async function compose({
  store,
  change,
  flags: nextFlags = (now) => now,
  permits = {},
  why,
  who = userInfo().username,
  verb = 'compose',
  ...rendering
}: ComposeOptions): Promise<Composed> {
  let rendered = 0;
  for (;;) {
    const live = await newestEntry(store.read);
    const { releases, site } = change(live?.composition);
    const composition = { releases: inOrder(releases), site: inOrder(site) };
    const inputHash = siteInputHash(composition);
    refuseChanges(live, composition, permits);
    const flags = writtenFlags(nextFlags(flagsOf(live), live, composition));
    const sameSite = live?.recipe === inputHash && (await store.read(listingKey(live.site)));
    if (live && sameSite && isDeepStrictEqual(flags, writtenFlags(flagsOf(live))))
      return { entry: live, changed: false, rendered };

    const known = sameSite ? live.site : await knownSite(store, inputHash);
    const composed = known ? { site: known, rendered: 0 } : await composeSite(store, composition, rendering);
    rendered += composed.rendered;
    const entry: LogEntry = {
      number: (live?.number ?? 0) + 1,
      at: new Date().toISOString(),
      who,
      why,
      nonce: randomUUID(),
      composition,
      site: composed.site,
      recipe: inputHash,
      previous: live ? await digestOf(store, live) : '',
      verb,
      ...flags,
    };
    // Another writer may have taken the number meanwhile; then its composition is the one to change.
    if (await appendEntry(store, entry)) return { entry, changed: true, rendered };
  }
}

async function digestOf(store: ReleaseStore, { number }: LogEntry): Promise<string> {
  return createHash('sha256')
    .update(await requireEntryBytes(store, number))
    .digest('hex');
}

/**
 * Creates the entry. Where the store's answer got lost, the nonce tells whether the entry that stands there is this one.
 */
async function appendEntry(store: ReleaseStore, entry: LogEntry): Promise<boolean> {
  if (await store.create(entryKey(entry.number), `${JSON.stringify(entry, null, 2)}\n`)) return true;
  const there = parseJson(await requireEntryBytes(store, entry.number), entryKey(entry.number));
  return (there as { nonce?: unknown }).nonce === entry.nonce;
}
