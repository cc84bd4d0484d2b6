import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { storedFormat } from 'shared/contract';
import { createLayeredStore } from '../../store/backends/createLayeredStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { createOrCompare } from '../../store/content/createOrCompare.ts';
import { computeEntryDigest, readNewestEntry } from '../../store/log/releaseLog.ts';
import { getEntryKey } from '../../store/protocol/keys.ts';
import { type LogEntry, serializeEntry, serializeFlags } from '../../store/protocol/logEntry.ts';
import { readJson } from '../../store/protocol/readKey.ts';
import { signEntry } from '../../store/signing/entrySignature.ts';
import { type EntryDeltas, makeDeltas } from '../deltas/makeDeltas.ts';
import { createEntryManifest } from '../live/createEntryManifest.ts';
import type { PublicState } from '../live/listShownFiles.ts';
import { type ChangeOptions, getUserName, type LiveChange } from './ChangeOptions.ts';
import { computeNextState } from './computeNextState.ts';

export interface MakeLiveOptions extends ChangeOptions, LiveChange {
  readonly why: string;
}

export interface LiveResult {
  readonly entry: LogEntry;
  /** False if the state was live already; in that case nothing was rendered. */
  readonly changed: boolean;
  /** Number of rendered pages; the others were reused. */
  readonly rendered: number;
  /** Sentences about side effects, such as a canary that had to end. */
  readonly notes: readonly string[];
  /** Faults in spite of which the change became live. */
  readonly warnings?: readonly string[];
}

/**
 * Makes a composition, flags or a canary live; nothing becomes live in another way. First checks the change against the newest entry:
 * holds, refused versions, bytes and signatures of new releases, the release gate, and pages that would disappear. Then composes the site,
 * makes deltas, and appends the log entry, which makes the change live. Starts again if another writer was faster.
 * @throws ConflictError if a package is on hold, a version was rolled back or a page would disappear; IntegrityError if a release was
 * altered or lacks its team's signature; CompositionError with every failing page, dead link and finding of the release gate. Nothing has
 * changed then
 */
export async function makeLive(options: MakeLiveOptions): Promise<LiveResult> {
  const { verb = 'compose', why, origin = { who: getUserName() }, dryRun, signingKey } = options;
  const store = dryRun ? createLayeredStore(options.store, {}) : options.store;
  let rendered = 0;
  for (;;) {
    const live = await readNewestEntry(store);
    const next = await computeNextState({ ...options, store, live });
    rendered += next.rendered;
    const { canary, deltasOff } = next.flags;
    const shows = { composition: next.composition, site: next.site, canary, deltasOff };
    if (live && !next.changed && !options.anew) return { entry: live, changed: false, rendered, notes: [] };
    // Calls `Date.now` and not another clock, because the suite of races gives each command its own `Date.now`.
    const at = Date.now();
    const manifest = await createEntryManifest(store, shows, live, at);
    // With `anew`, the manifest decides: if not even a response header has changed, no entry is written.
    if (live && !next.changed && manifest.id === live.manifest)
      return { entry: live, changed: false, rendered, notes: [] };
    const { deltas, warnings: unmade } = await makeEntryDeltas(store, live, shows, options.rollsBack === undefined);
    for (const { key, bytes } of manifest.files) await createOrCompare(store, key, bytes);
    const unsigned: LogEntry = {
      format: storedFormat,
      number: (live?.number ?? 0) + 1,
      at: new Date(at).toISOString(),
      who: origin.who,
      why: [why, ...next.notes].join('; '),
      nonce: randomUUID(),
      composition: next.composition,
      site: next.site,
      recipe: next.recipe,
      previous: live ? await computeEntryDigest(store, live) : '',
      verb,
      ...serializeFlags(next.flags),
      earlier: next.earlier,
      ...(deltas && { deltas }),
      ...(origin.commit && { commit: origin.commit }),
      ...(origin.run && { run: origin.run }),
      manifest: manifest.id,
    };
    const entry = signingKey ? signEntry(unsigned, signingKey) : unsigned;
    const warnings = [...manifest.warnings, ...unmade, ...warnOfClock(live, entry)];
    // Tries again on top of the newer entry if another writer has taken the entry's number.
    if (await appendEntry(store, entry))
      return { entry, changed: true, rendered, notes: next.notes, ...(warnings.length > 0 && { warnings }) };
  }
}

/** Returns a warning if the new entry's time is earlier than the live entry's. */
function warnOfClock(live: LogEntry | undefined, { number, at }: LogEntry): string[] {
  if (!live || Date.parse(at) > Date.parse(live.at) - 60_000) return [];
  return [
    `Entry ${number} has the time ${at}, but entry ${live.number} before it has ${live.at}. A clock is wrong: the clock of this machine, or the clock of ${live.who}.`,
  ];
}

/** Makes the deltas of the next entry, or takes those of the live entry if visitors get the same files. None if deltas are off. */
async function makeEntryDeltas(
  store: ReleaseStore,
  live: LogEntry | undefined,
  shows: PublicState,
  makes: boolean,
): Promise<EntryDeltas> {
  if (shows.deltasOff) return { deltas: undefined, warnings: [] };
  const what = ({ composition, site, canary, deltasOff = false }: PublicState) => [
    composition.releases,
    site,
    canary?.version,
    canary?.site,
    deltasOff,
  ];
  if (live && isDeepStrictEqual(what(live), what(shows))) return { deltas: live.deltas, warnings: [] };
  return makeDeltas(store, live, shows, { makes });
}

/**
 * Creates a log entry; no other function does. If the store's response gets lost, the nonce tells whether the existing entry is this one.
 * @returns false if another writer took the number
 */
async function appendEntry(store: ReleaseStore, entry: LogEntry): Promise<boolean> {
  const key = getEntryKey(entry.number);
  const isThere = async () =>
    ((await readJson(store.read, key)) as { nonce?: unknown } | undefined)?.nonce === entry.nonce;
  try {
    return (await store.create(key, serializeEntry(entry))) || (await isThere());
  } catch (error) {
    // Succeeds although the store reported a fault: the entry exists, so it is live.
    if (await isThere().catch(() => false)) return true;
    throw error;
  }
}
