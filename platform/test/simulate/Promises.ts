import { isDeepStrictEqual } from 'node:util';
import { type ExplainedError, IntegrityError, type Release } from 'shared/contract';
import { previewRevokedKey } from '../../src/store/preview.ts';
import { flagsOf, writtenFlags } from '../../src/store/protocol/entryFlags.ts';
import { keyOfFile } from '../../src/store/protocol/fileKeys.ts';
import {
  descriptionKey,
  listingKey,
  manifestKey,
  promotedKey,
  retiredKey,
  shownKey,
} from '../../src/store/protocol/keys.ts';
import type { LogEntry } from '../../src/store/protocol/logEntry.ts';
import { sharedFiles } from '../../src/store/protocol/sharedFiles.ts';
import { type About, isDone } from './commands.ts';
import { digestOf, type SimulatedWorld, type Value, type Watcher } from './SimulatedWorld.ts';
import { inputsOf, isRefused, siteById, siteOf } from './universe.ts';
import type { Visited } from './visiting.ts';

/** A promise of `docs/protocol.md` that was not kept. */
export interface Broken {
  /** Its number there. */
  readonly promise: number;
  readonly fact: string;
}

/** Until when somebody has to know of all that was so, in events: they have looked since, or done something. */
export interface Knowledge {
  /** Of the log and of previews. */
  readonly log: number;
  /** Of what lies there and how old it is. */
  readonly ages: number;
}

/** Of everything. */
const all: Knowledge = { log: Number.POSITIVE_INFINITY, ages: Number.POSITIVE_INFINITY };

/** One time that somebody does a command: doing it again is another. */
export interface Run {
  readonly about: About;
  /** As people would tell it. */
  readonly who: string;
  /** When it began, in events. */
  readonly since: number;
  /** The newest entry when it began. */
  readonly sawNewest: number;
  /** Whether it has begun to look for the newest entry; which was the newest when it had done so for the first time. */
  looked: boolean;
  firstSaw: number | undefined;
  /** When it began to look at the log, where that is what it does now. */
  looksSince: number | undefined;
  knows: Knowledge;
  /** The entry that it has appended. */
  entry?: LogEntry;
  ending?: Ending['how'];
}

/** How a run ended. */
export type Ending =
  | { readonly how: 'done'; readonly result: unknown }
  /** It said no, and why. */
  | { readonly how: 'refused'; readonly error: ExplainedError }
  /** The store failed; it may have been done. */
  | { readonly how: 'failed' | 'stopped' };

const day = 86_400_000;
/** What was live stays so long: thirty days, less what clocks may be apart and a command may take. */
const kept = 28 * day;

/** Holds all that happens against the promises, from its own account of what there should be: it asks nothing of the code that is held. */
export class Promises implements Watcher {
  broken: Broken | undefined;
  /** What has happened so far, as a number. */
  event = 0;
  /** Whose request it is that is carried out now, and what they had to know of when they sent it, in events. */
  run: Run | undefined;
  knew: Knowledge = { log: 0, ages: 0 };
  /** Keys that may be missing: a collector and a writer have met as `docs/protocol.md` says. */
  readonly excused = new Set<string>();
  readonly #log: LogEntry[] = [];
  /** When each entry came: in events, and by the true time. */
  readonly #came: { event: number; time: number }[] = [];
  readonly #previews = new Map<string, { event: number; name: string; version: string; site: string; until: number }>();
  readonly #described = new Map<string, { event: number; time: number; release: Release }>();
  readonly #removed = new Map<string, number>();
  #world: SimulatedWorld | undefined;
  /** When a collector last took something. */
  #removedAt = 0;
  /** How many keys were written. */
  #written = 0;
  #stayingAt = '';
  readonly #staying = new Map<Knowledge, ReadonlyMap<string, string>>();

  /** Begins with what lies there already. */
  watch(world: SimulatedWorld): void {
    this.#world = world;
    for (const [key, { value, at }] of world.keys) this.#note(key, value, at);
  }

  get world(): SimulatedWorld {
    if (this.#world) return this.#world;
    throw new Error('No world is watched.');
  }

  get newest(): number {
    return this.#log.length;
  }

  created(key: string, value: Value): void {
    this.#removed.delete(key);
    this.excused.delete(key);
    if (key.startsWith('log/')) this.#appended(value as LogEntry);
    const [, name = '', version = ''] = /^([^/]+)\/([^/]+)\/promoted\.json$/.exec(key) ?? [];
    if (name && !this.#log.some((entry) => showsRelease(entry, name, version)))
      this.break(7, `${key} was written, and ${name} ${version} was never shown.`);
    this.#note(key, value, this.world.time);
    if (key.endsWith('/release.json')) this.#requireAll(8, filesOf(value as Release), `${key} was written`);
    if (/^previews\/.*\.json$/.test(key)) {
      const { name, version, site } = JSON.parse(value as string);
      this.#requireAll(4, keysOfSite(site), 'a preview is there');
      this.#requireAll(4, this.#releaseKeys(name, version), 'a preview is there');
    }
  }

  /** Takes a key into the account, without a question. */
  #note(key: string, value: Value, time: number): void {
    this.#written += 1;
    if (key.startsWith('log/')) {
      this.#log.push(value as LogEntry);
      this.#came.push({ event: this.event, time });
    } else if (key.endsWith('/release.json')) {
      const release = value as Release;
      this.#described.set(descriptionKey(release.name, release.version), { event: this.event, time, release });
    } else if (/^previews\/.*\.json$/.test(key)) {
      const { id, name, version, site, until } = JSON.parse(value as string);
      this.#previews.set(id, { event: this.event, name, version, site, until: Date.parse(until) });
    }
  }

  removed(keys: readonly string[]): void {
    // What became so after the collector's look it could not know.
    const must = this.#mustStay(this.knew, keys);
    const would = this.#mustStay(all, keys);
    for (const key of keys) {
      const why = must.get(key);
      if (why) this.break(6, `${this.run?.who} took ${key}, ${why}.`);
      if (would.has(key)) this.excused.add(key);
      this.#removed.set(key, this.event);
      this.#removedAt = this.event;
    }
  }

  ended(run: Run, ending: Ending): void {
    run.ending = ending.how;
    if (ending.how === 'refused' && run.entry)
      this.break(1, `${run.who} was refused (${ending.error.fact}), and entry ${run.entry.number} is theirs.`);
    // Nobody alters bytes here, so nobody may meet altered ones, but where a collector has been meanwhile.
    if (ending.how === 'refused' && ending.error instanceof IntegrityError)
      if (this.excused.size === 0 && this.#removedAt <= run.since)
        this.break(9, `${run.who} is refused: ${ending.error.fact}`);
    if (ending.how !== 'done') return;
    switch (run.about.verb) {
      case 'visit':
        this.#visited(run, ending.result as Visited);
        return;
      case 'publish': {
        const { release } = run.about.build;
        const { files } = this.world.release(release) ?? {};
        this.#requireAll(
          8,
          [descriptionKey(release.name, release.version)],
          `${run.who} was told that it is published`,
          run,
        );
        if (files && !isDeepStrictEqual(files, release.files))
          this.break(8, `${run.who} was told that it is published, and other bytes are.`);
        return;
      }
      case 'preview':
        this.#requireAll(4, keysOfSite((ending.result as { site: string }).site), `${run.who} has a preview`, run);
        return;
      case 'gc':
      case 'revoke':
        return;
      default: {
        const { entry, changed } = ending.result as { entry: LogEntry; changed: boolean };
        const there = this.#log[entry.number - 1];
        if (there?.nonce !== entry.nonce)
          this.break(1, `${run.who} says that entry ${entry.number} is theirs, and it is not.`);
        if (changed !== (run.entry !== undefined))
          this.break(1, `${run.who} says that ${changed ? 'something' : 'nothing'} has changed, and that is not so.`);
        if (!isDone(run.about, entry))
          this.break(1, `${run.who} says that it is done, and entry ${entry.number} says something else.`);
      }
    }
  }

  #visited({ who, sawNewest }: Run, { visitor, entry, preview, site, missing }: Visited): void {
    if (entry.number < sawNewest)
      this.break(4, `${who} was shown entry ${entry.number}, and ${sawNewest} was there when they came.`);
    const { canary } = entry;
    const wanted = preview ? preview.site : canary && visitor.draw * 100 < canary.percent ? canary.site : entry.site;
    if (site !== wanted) this.break(5, `${who} was shown site ${site}, and it was to be ${wanted}.`);
    const lost = missing.filter((key) => !this.excused.has(key));
    if (lost.length > 0) this.break(4, `${who} did not find ${lost.join(', ')}.`);
  }

  break(promise: number, fact: string): void {
    this.broken ??= { promise, fact };
  }

  /** Keys that must be there; what a collector took since the run began is excused. */
  #requireAll(promise: number, keys: readonly string[], after: string, run = this.run): void {
    for (const key of keys) {
      if (this.world.keys.has(key) || this.excused.has(key)) continue;
      if ((this.#removed.get(key) ?? -1) > (run?.since ?? 0)) this.excused.add(key);
      else this.break(promise, `${after}, and ${key} is not there.`);
    }
  }

  #appended(entry: LogEntry): void {
    const before = this.#log.at(-1);
    const { run } = this;
    const is = `entry ${entry.number} (${run?.who})`;
    if (entry.number !== this.#log.length + 1) this.break(1, `${is} follows ${this.#log.length}.`);
    if (entry.previous !== (before ? digestOf(before) : ''))
      this.break(1, `${is} has another digest of the one before.`);
    if (run?.entry) this.break(1, `${is} was written twice: entry ${run.entry.number} is theirs, too.`);
    if (run) run.entry = entry;
    if (run && before) {
      this.#changedAsSaid(is, run.about, before, entry);
      this.#flaggedAsSaid(is, run.about, before, entry);
      this.#mayBe(is, run.about, before, entry);
      this.#replacesWhatItSaw(is, run, before, entry);
    }
    this.#canaryAsDefined(is, before, entry);
    const shown = [entry.site, ...(entry.canary ? [entry.canary.site] : [])];
    if (entry.site !== siteOf(entry.composition).id)
      this.break(4, `${is} has another site than its composition makes.`);
    for (const site of shown) this.#requireAll(4, keysOfSite(site), `${is} is live`);
    for (const { name, version } of releasesShown(entry))
      this.#requireAll(4, this.#releaseKeys(name, version), `${is} is live`);
    if (entry.manifest) this.#requireAll(4, [manifestKey(entry.manifest)], `${is} is live`);
    else this.break(4, `${is} names no manifest.`);
    if (before) this.#leftIsMarked(is, before, entry);
  }

  /** The composition differs by what the verb is about. */
  #changedAsSaid(is: string, about: About, before: LogEntry, entry: LogEntry): void {
    const from = about.verb === 'rollback to' ? this.#log[about.to - 1] : before;
    const wanted: Record<string, string> = { ...from?.composition.releases };
    if (about.verb === 'promote') for (const { name, version } of about.releases) wanted[name] = version;
    if (about.verb === 'rollback') wanted[about.name] = about.version ?? entry.composition.releases[about.name] ?? '';
    const [live, meant] = [inputsOf(entry.composition), inputsOf({ releases: wanted, site: {} })];
    if (live !== meant) this.break(2, `${is} has ${live} live, and was to have ${meant}.`);
  }

  /** Holds and refusals differ by what the verb is about. */
  #flaggedAsSaid(is: string, about: About, before: LogEntry, entry: LogEntry): void {
    const holds = new Set(before.holds);
    if (about.verb === 'hold') holds.add(about.name);
    if (about.verb === 'unhold') holds.delete(about.name);
    const refused: Record<string, readonly string[]> = { ...before.refused };
    for (const name of changed(before, entry)) {
      const [left, now] = [before.composition.releases[name], entry.composition.releases[name]];
      const others = (refused[name] ?? []).filter((each) => each !== left && each !== now);
      const stays = (refused[name] ?? []).includes(left ?? '') || about.verb.startsWith('rollback');
      refused[name] = left && stays ? [...others, left] : others;
    }
    const flags = { ...flagsOf(before), holds: [...holds], refused, canary: entry.canary };
    if (!isDeepStrictEqual(writtenFlags(flags), writtenFlags(flagsOf(entry))))
      this.break(2, `${is} has ${tell(flagsOf(entry))}, and was to have ${tell(flags)}.`);
  }

  /** Nothing stands against what it changes. */
  #mayBe(is: string, about: About, before: LogEntry, entry: LogEntry): void {
    const force = 'force' in about && about.force;
    const back = about.verb.startsWith('rollback');
    const begun =
      entry.canary &&
      (entry.canary.version !== before.canary?.version || entry.canary.percent !== before.canary.percent);
    const names = [...changed(before, entry), ...(begun && entry.canary ? [entry.canary.name] : [])];
    for (const name of names) {
      const version = begun && entry.canary?.name === name ? entry.canary.version : entry.composition.releases[name];
      if (!force && before.holds?.includes(name)) this.break(3, `${is} changes ${name}, which is held.`);
      if (!force && !back && version && before.refused?.[name]?.includes(version))
        this.break(3, `${is} brings back ${name} ${version}, which was rolled back.`);
      if (version && isRefused({ name, version }))
        this.break(3, `${is} shows ${name} ${version}, which the gate refuses.`);
    }
  }

  /** What a promotion or a rollback takes the place of is what was live when its command looked. */
  #replacesWhatItSaw(
    is: string,
    { about, sawNewest, firstSaw = sawNewest }: Run,
    before: LogEntry,
    entry: LogEntry,
  ): void {
    if (about.verb !== 'promote' && !about.verb.startsWith('rollback')) return;
    const saw = this.#log.slice(Math.max(0, sawNewest - 1), firstSaw);
    for (const name of changed(before, entry)) {
      const left = before.composition.releases[name];
      if (!saw.some(({ composition }) => composition.releases[name] === left))
        this.break(2, `${is} takes the place of ${name} ${left}, which its command never saw live.`);
    }
  }

  #canaryAsDefined(is: string, before: LogEntry | undefined, entry: LogEntry): void {
    const { run } = this;
    const { canary, composition } = entry;
    const running = before?.canary;
    const about = run?.about;
    if (canary) {
      const shown = { ...composition, releases: { ...composition.releases, [canary.name]: canary.version } };
      if (canary.site !== siteOf(shown).id)
        this.break(5, `${is} has a canary of another site than its release makes beside it.`);
      if (composition.releases[canary.name] === canary.version) this.break(5, `${is} has a canary of what is live.`);
      if (about?.verb === 'abort') this.break(5, `${is} has ended no canary.`);
      const own = about?.verb === 'canary' ? { ...about.release, percent: about.percent } : running;
      if (run && (own?.name !== canary.name || own.version !== canary.version || own.percent !== canary.percent))
        this.break(5, `${is} has a canary that nobody wanted.`);
      if (running && running.name !== canary.name) this.break(5, `${is} has taken the place of another canary.`);
      if (running && before && changed(before, entry).includes(canary.name) && about?.verb !== 'canary')
        this.break(5, `${is} changes ${canary.name}, and its canary goes on.`);
    } else if (running && before && run) {
      const named =
        'name' in run.about
          ? [run.about.name]
          : 'releases' in run.about
            ? run.about.releases.map(({ name }) => name)
            : [];
      const ends = run.about.verb === 'abort' || run.about.verb === 'rollback to' || named.includes(running.name);
      const hold = run.about.verb === 'hold' || run.about.verb === 'unhold';
      if ((!ends || hold) && !entry.why.includes('has ended'))
        this.break(5, `${is} has ended a canary without a word.`);
    }
  }

  /** What is shown no more has its marks. */
  #leftIsMarked(is: string, before: LogEntry, entry: LogEntry): void {
    const { keys } = this.world;
    for (const { name, version } of releasesShown(before)) {
      if (showsRelease(entry, name, version)) continue;
      if (!keys.has(promotedKey(name, version))) this.break(7, `${is} leaves ${name} ${version} without its mark.`);
      for (const key of this.#fileMarks(name, version, entry))
        if (!keys.has(key)) this.break(7, `${is} leaves a file of ${name} ${version} without its mark: ${key}.`);
    }
    for (const site of sitesShown(before)) {
      if (sitesShown(entry).includes(site)) continue;
      // Its command has looked at its own clock, and that may be a day ago.
      const marked = [-2, -1, 0, 1].some((days) => keys.has(retiredKey(dayOf(this.world.time + days * day), site)));
      if (!marked) this.break(7, `${is} leaves site ${site} without its day.`);
    }
  }

  /** The marks that a release needs which is shown no more: of its files that none lists which is shown. */
  #fileMarks(name: string, version: string, entry: LogEntry): string[] {
    const release = this.#described.get(descriptionKey(name, version))?.release;
    if (!release || this.excused.has(descriptionKey(name, version))) return [];
    const beside = releasesShown(entry).flatMap((each) =>
      each.name === name ? (this.#described.get(descriptionKey(name, each.version))?.release ?? []) : [],
    );
    const listed = new Set(beside.flatMap(sharedFiles));
    return sharedFiles(release).flatMap((file) => (listed.has(file) ? [] : [shownKey(name, file)]));
  }

  #releaseKeys(name: string, version: string): string[] {
    const key = descriptionKey(name, version);
    const release = this.#described.get(key)?.release;
    return [key, ...(release ? filesOf(release) : [])];
  }

  /**
   * What a collector that looked at a moment may not take, and why.
   * @param going what it takes just now
   */
  #mustStay(knew: Knowledge, going: readonly string[]): ReadonlyMap<string, string> {
    // What goes follows one another, and nothing else comes between.
    const now = `${this.#written} ${this.world.time}`;
    if (this.#stayingAt !== now) this.#staying.clear();
    this.#stayingAt = now;
    const must = this.#staying.get(knew) ?? this.#mustStayNow(knew, going);
    this.#staying.set(knew, must);
    return must;
  }

  #mustStayNow({ log: looked, ages }: Knowledge, going: readonly string[]): ReadonlyMap<string, string> {
    const { keys, time } = this.world;
    const must = new Map<string, string>();
    const wasThere = (key: string) => keys.has(key) || going.includes(key);
    const last = this.#came.findLastIndex(({ event }) => event <= looked);
    const live = this.#log[last];
    if (!live) return must;
    // Without what makes it whole it is lost, and the rest of it follows.
    const keepSite = (site: string, why: string) => {
      if (this.excused.has(listingKey(site))) return;
      for (const key of keysOfSite(site)) must.set(key, why);
    };
    const keepRelease = (name: string, version: string, why: string) => {
      if (this.excused.has(descriptionKey(name, version))) return;
      for (const key of this.#releaseKeys(name, version)) must.set(key, why);
    };
    if (live.manifest) must.set(manifestKey(live.manifest), 'which is live');
    for (const [index, entry] of this.#log.slice(0, last + 1).entries()) {
      const left = this.#came[index + 1]?.time;
      if (left !== undefined && index !== last && time - left >= kept) continue;
      const why =
        index === last ? 'which is live' : `which was live ${Math.round((time - (left ?? time)) / day)} days ago`;
      for (const site of sitesShown(entry)) keepSite(site, why);
      for (const { name, version } of releasesShown(entry)) {
        keepRelease(name, version, why);
        if (showsRelease(live, name, version)) continue;
        must.set(promotedKey(name, version), why);
        for (const key of this.#fileMarks(name, version, live)) must.set(key, why);
      }
    }
    for (const [id, { event, name, version, site, until }] of this.#previews) {
      if (event > looked || until - day <= time || keys.has(previewRevokedKey(id))) continue;
      keepSite(site, 'which a preview names');
      keepRelease(name, version, 'which a preview names');
    }
    for (const name of Object.keys(live.composition.releases)) {
      const version = this.#before(last, name, (each) => wasThere(descriptionKey(name, each)));
      if (version) keepRelease(name, version, 'which a rollback would restore');
    }
    for (const { event, time: at, release } of this.#described.values())
      if (event <= ages && time - at < kept && wasThere(descriptionKey(release.name, release.version)))
        keepRelease(release.name, release.version, 'which was published lately');
    return must;
  }

  /** The version that a rollback would restore, found by reading the whole log. */
  #before(last: number, name: string, isThere: (version: string) => boolean): string | undefined {
    const live = this.#log[last];
    const now = live?.composition.releases[name];
    const versions = new Set<string>();
    for (let index = last; index >= 0; index -= 1) {
      const version = this.#log[index]?.composition.releases[name];
      if (version && version !== now) versions.add(version);
    }
    const there = [...versions].slice(0, 10).filter(isThere);
    return there.find((version) => !live?.refused?.[name]?.includes(version)) ?? there[0];
  }
}

const filesOf = (release: Release): string[] => Object.keys(release.files).map((file) => keyOfFile(release, file));

/** Every key of a site; of one that was never composed its own id, which is no key and never there. */
const keysOfSite = (id: string): readonly string[] => siteById(id)?.keys ?? [id];

const releasesShown = ({ composition, canary }: LogEntry) => [
  ...Object.entries(composition.releases).map(([name, version]) => ({ name, version })),
  ...(canary ? [{ name: canary.name, version: canary.version }] : []),
];

const showsRelease = (entry: LogEntry, name: string, version: string): boolean =>
  entry.composition.releases[name] === version || (entry.canary?.name === name && entry.canary.version === version);

const sitesShown = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];

const changed = (before: LogEntry, entry: LogEntry): string[] =>
  [...new Set([...Object.keys(before.composition.releases), ...Object.keys(entry.composition.releases)])].filter(
    (name) => before.composition.releases[name] !== entry.composition.releases[name],
  );

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const tell = ({ holds, refused }: Pick<ReturnType<typeof flagsOf>, 'holds' | 'refused'>): string =>
  `holds ${JSON.stringify([...holds].sort())} and refusals ${JSON.stringify(refused)}`;
