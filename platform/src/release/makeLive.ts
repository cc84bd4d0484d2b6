import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { RenderingOptions } from '../compose/composeSite.ts';
import { layeredStore } from '../store/layeredStore.ts';
import { newestOf } from '../store/newestOf.ts';
import { type EntryFlags, writtenFlags } from '../store/protocol/entryFlags.ts';
import { entryKey } from '../store/protocol/keys.ts';
import type { Canary, Composition, LogEntry } from '../store/protocol/logEntry.ts';
import { readJson } from '../store/protocol/readKey.ts';
import { digestOf } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type EntryDeltas, makeDeltas } from './deltas/makeDeltas.ts';
import type { Shows } from './deltas/shownFiles.ts';
import type { Budgets } from './gate/checkBudgets.ts';
import { markLeft } from './marks.ts';
import { nextState } from './nextState.ts';
import type { Permits } from './refuseChange.ts';

/** Who changes what is live, and from where. */
export interface Origin {
  readonly who: string;
  /** The commit that the command runs from, in hex. */
  readonly commit?: string | undefined;
  /** The address of the pipeline's run. */
  readonly run?: string | undefined;
}

/** A canary as it is wanted; its site is composed when it becomes live. */
export type WantedCanary = Omit<Canary, 'site'>;

/** The flags of the next entry, as a verb wants them. */
export interface WantedFlags extends Omit<EntryFlags, 'canary'> {
  readonly canary: WantedCanary | undefined;
}

export interface MakeLiveOptions extends RenderingOptions {
  readonly store: ReleaseStore;
  /** The composition that is wanted, made from the one that is live. Called again if another writer came first. */
  readonly change: (live: Composition | undefined) => Composition;
  /** What becomes of holds and of the canary: those of the live entry in, those of the next one out. They stay by default. */
  readonly flags?: ((now: EntryFlags, live: LogEntry | undefined) => WantedFlags) | undefined;
  /** What may be done though something stands against it; nothing by default. */
  readonly permits?: Permits | undefined;
  /**
   * Goes back: what is left is refused until somebody forces it, pages that came with it may go, and a release that was live before need not
   * pass the gate again. `to` is the entry that is wanted again, where it is a whole one.
   */
  readonly rollsBack?: { readonly to?: LogEntry | undefined } | undefined;
  /** Composes also where nothing but the code that composes has changed. */
  readonly anew?: boolean | undefined;
  readonly budgets?: Budgets | undefined;
  /** Checks and composes all of it, and writes nothing. */
  readonly dryRun?: boolean | undefined;
  readonly why: string;
  readonly origin?: Origin | undefined;
  /** The command, for the log. */
  readonly verb?: string | undefined;
}

/** What making something live came to. */
export interface MadeLive {
  readonly entry: LogEntry;
  /** False if just this is live already; then nothing was rendered. */
  readonly changed: boolean;
  /** How many pages were rendered for it; the others were taken as they lay. */
  readonly rendered: number;
  /** What else came of it: a canary that ended. */
  readonly notes: readonly string[];
  /** What did not come of it, though it became live. */
  readonly warnings?: readonly string[];
}

/**
 * The one way by which anything becomes live: a composition, its flags, a canary. It is held against the newest entry, and again if another
 * writer came first: holds and refusals, every byte and the signature of each release that is new, the gate, the pages that would go.
 * Then the site is composed, deltas are made against what visitors have, and it is live when the log's next entry exists.
 * @throws ConflictError if a package is held, a version was rolled back or a page would go; IntegrityError if a release is not what was
 * released, or not signed by its own team; CompositionError with every failing page, every dead link, every finding of the gate. What was
 * live is still live then
 */
export async function makeLive(options: MakeLiveOptions): Promise<MadeLive> {
  const { verb = 'compose', why, origin = { who: userInfo().username } } = options;
  const store = options.dryRun ? layeredStore(options.store, {}) : options.store;
  let rendered = 0;
  for (;;) {
    const live = await newestOf(store);
    const next = await nextState({ ...options, store }, live);
    rendered += next.rendered;
    if (live && !next.changed) return { entry: live, changed: false, rendered, notes: [] };
    const shows = { composition: next.composition, site: next.site, canary: next.flags.canary };
    const { deltas, warnings } = await deltasBeside(store, live, shows, options.rollsBack === undefined);
    const entry: LogEntry = {
      number: (live?.number ?? 0) + 1,
      at: new Date().toISOString(),
      who: origin.who,
      why: [why, ...next.notes].join('; '),
      nonce: randomUUID(),
      composition: next.composition,
      site: next.site,
      recipe: next.recipe,
      previous: live ? await digestOf(store, live) : '',
      verb,
      ...writtenFlags(next.flags),
      earlier: next.earlier,
      marked: live?.marked ?? (live?.number ?? 0) + 1,
      ...(deltas && { deltas }),
      markedFiles: live?.markedFiles ?? (live?.number ?? 0) + 1,
      ...(origin.commit && { commit: origin.commit }),
      ...(origin.run && { run: origin.run }),
    };
    await markLeft(store, live, entry);
    // Another writer may have taken the number meanwhile; then its composition is the one to change.
    if (await appendEntry(store, entry))
      return { entry, changed: true, rendered, notes: next.notes, ...(warnings.length > 0 && { warnings }) };
  }
}

/** The deltas beside what becomes live: those of the entry before, where visitors are shown the same. */
async function deltasBeside(
  store: ReleaseStore,
  live: LogEntry | undefined,
  shows: Shows,
  makes: boolean,
): Promise<EntryDeltas> {
  const what = ({ composition, site, canary }: Shows) => [composition.releases, site, canary?.version, canary?.site];
  if (live && isDeepStrictEqual(what(live), what(shows))) return { deltas: live.deltas, warnings: [] };
  return makeDeltas(store, live, shows, { makes });
}

/**
 * Creates the entry; nothing else appends to the log. Where the store's answer got lost, the nonce tells whether the entry that stands there
 * is this one.
 */
async function appendEntry(store: ReleaseStore, entry: LogEntry): Promise<boolean> {
  const key = entryKey(entry.number);
  const isThere = async () => {
    const there = await readJson(store.read, key);
    return (there as { nonce?: unknown } | undefined)?.nonce === entry.nonce;
  };
  try {
    return (await store.create(key, `${JSON.stringify(entry, null, 2)}\n`)) || (await isThere());
  } catch (error) {
    // It is live already, whatever went wrong on the way back.
    if (await isThere().catch(() => false)) return true;
    throw error;
  }
}
