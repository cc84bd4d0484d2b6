import { userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { storedFormat } from 'shared/contract';
import { findNewestOf } from '../store/newestOf.ts';
import { writtenFlags } from '../store/protocol/entryFlags.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { perform, type Work } from '../store/protocol/work.ts';
import type { EntryDeltas } from './deltas/makeDeltas.ts';
import type { Shows } from './live/shownFiles.ts';
import { markLeft } from './marks.ts';
import { nextState } from './nextState.ts';
import { storeWorld, type WorldOptions } from './storeWorld.ts';
import type { Wish } from './Wish.ts';
import { ask, type World } from './world.ts';

export interface MakeLiveOptions extends Wish, WorldOptions {}

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
export const makeLive = (options: MakeLiveOptions): Promise<MadeLive> =>
  perform(becomeLive(options), storeWorld(options));

/** The same as work: every verb that changes what is live ends in it. */
export function* becomeLive(wish: Wish): Work<World, MadeLive> {
  const { verb = 'compose', why, origin = { who: userInfo().username } } = wish;
  let rendered = 0;
  for (;;) {
    const live: LogEntry | undefined = yield* findNewestOf();
    const next = yield* nextState(wish, live);
    rendered += next.rendered;
    const { canary, deltasOff } = next.flags;
    const shows = { composition: next.composition, site: next.site, canary, deltasOff };
    if (live && !next.changed && !wish.anew) return { entry: live, changed: false, rendered, notes: [] };
    const manifest = yield* ask('manifest', shows);
    // What composes anew also looks whether the same is answered otherwise by now: with other headers.
    if (live && !next.changed && manifest.id === live.manifest)
      return { entry: live, changed: false, rendered, notes: [] };
    const { deltas, warnings: unmade } = yield* deltasBeside(live, shows, wish.rollsBack === undefined);
    yield* ask('createSame', [[manifest.file]]);
    const entry = yield* ask('signed', {
      format: storedFormat,
      number: (live?.number ?? 0) + 1,
      at: new Date(yield* ask('now')).toISOString(),
      who: origin.who,
      why: [why, ...next.notes].join('; '),
      nonce: yield* ask('nonce'),
      composition: next.composition,
      site: next.site,
      recipe: next.recipe,
      previous: live ? yield* ask('digestOf', live.number) : '',
      verb,
      ...writtenFlags(next.flags),
      earlier: next.earlier,
      ...(deltas && { deltas }),
      ...(origin.commit && { commit: origin.commit }),
      ...(origin.run && { run: origin.run }),
      manifest: manifest.id,
    });
    yield* markLeft(live, entry);
    const warnings = [...unmade, ...clockFaults(live, entry)];
    // Another writer may have taken the number meanwhile; then its composition is the one to change.
    if (yield* appendEntry(entry))
      return { entry, changed: true, rendered, notes: next.notes, ...(warnings.length > 0 && { warnings }) };
  }
}

/** A log's times only rise, by as much as clocks agree: whoever reads them would be led astray. */
function clockFaults(live: LogEntry | undefined, { number, at }: LogEntry): string[] {
  if (!live || Date.parse(at) > Date.parse(live.at) - 60_000) return [];
  return [
    `Entry ${number} says that it is of ${at}, and entry ${live.number} before it of ${live.at}: a clock is wrong, this machine's or that of ${live.who}.`,
  ];
}

/** The deltas beside what becomes live: those of the entry before, where visitors are shown the same; none while they are off. */
function* deltasBeside(live: LogEntry | undefined, shows: Shows, makes: boolean): Work<World, EntryDeltas> {
  if (shows.deltasOff) return { deltas: undefined, warnings: [] };
  const what = ({ composition, site, canary, deltasOff = false }: Shows) => [
    composition.releases,
    site,
    canary?.version,
    canary?.site,
    deltasOff,
  ];
  if (live && isDeepStrictEqual(what(live), what(shows))) return { deltas: live.deltas, warnings: [] };
  return yield* ask('deltas', live, shows, makes);
}

/**
 * Creates the entry; nothing else appends to the log. Where the store's answer got lost, the nonce tells whether the entry that stands there
 * is this one.
 */
function* appendEntry(entry: LogEntry): Work<World, boolean> {
  try {
    return (yield* ask('append', entry)) || (yield* isThere(entry));
  } catch (error) {
    // It is live already, whatever went wrong on the way back.
    if (yield* isThereAfterAll(entry)) return true;
    throw error;
  }
}

function* isThere({ number, nonce }: LogEntry): Work<World, boolean> {
  return (yield* ask('nonceAt', number)) === nonce;
}

function* isThereAfterAll(entry: LogEntry): Work<World, boolean> {
  try {
    return yield* isThere(entry);
  } catch {
    return false;
  }
}
