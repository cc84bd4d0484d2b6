import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ExplainedError, getHashedFilesBase, getReleaseBase, IntegrityError, type Release } from 'shared/contract';
import { listContents } from '../../src/store/content/verifyRelease.ts';
import { getContentKey } from '../../src/store/protocol/content.ts';
import { getDescriptionKey, getListingKey, getManifestKey } from '../../src/store/protocol/keys.ts';
import type { LogEntry } from '../../src/store/protocol/logEntry.ts';
import type { ReleasedTable } from '../../src/store/protocol/manifest.ts';
import { getPreviewRevokedKey, type Preview } from '../../src/store/protocol/preview.ts';
import { checkAppendedEntry } from './checkAppendedEntry.ts';
import { type CommandPurpose, isDone, type Visited } from './commands.ts';
import { findSite, listSiteKeys } from './fakeReleasesAndSites.ts';
import type { RequestWatcher, SteppedStore, StoreClient, WatchedRequest } from './SteppedStore.ts';

/** Number of requests that the store has received so far. The model orders all events by it. */
type RequestTime = number;

/** Times up to which a command must know all changes, because it has read the store since, or has made them itself. */
export interface RequiredKnowledge {
  /** Time up to which the command knows the log and previews. */
  readonly log: RequestTime;
  /** Time up to which the command knows the files that exist and their ages. */
  readonly ages: RequestTime;
}

/** One execution of a command. A repeated command is another run. */
export interface CommandRun extends StoreClient {
  readonly about: CommandPurpose;
  readonly who: string;
  readonly began: RequestTime;
  /** Number of log entries at the start of the run. */
  readonly sawNewest: number;
  /** Number of log entries when the run first searched for the newest one. */
  firstSaw?: number;
  /** True once the run has started to search for the newest entry. */
  looked: boolean;
  /** Value of `#now` when the run started to read the log; undefined while it does not read the log. */
  looksSince?: RequestTime | undefined;
  knows: RequiredKnowledge;
  entry?: LogEntry;
}

export type RunEnd =
  | { readonly how: 'done'; readonly result: unknown }
  /** The command was refused, with a reason. */
  | { readonly how: 'refused'; readonly error: ExplainedError }
  /** The store failed or the command was stopped, so the change may have happened. */
  | { readonly how: 'unsure' };

const day = 86_400_000;
/** Milliseconds for which former sites stay: thirty days, minus a day for different clocks and a day for a running command. */
const retentionMs = 28 * day;
const everything: RequiredKnowledge = { log: Number.POSITIVE_INFINITY, ages: Number.POSITIVE_INFINITY };

/**
 * Checks all events against the promises of `docs/protocol.md`, with a model of the expected state. It uses no results of the checked code.
 */
export class Invariants implements RequestWatcher<CommandRun, RequiredKnowledge> {
  readonly broken: string[] = [];
  /** Keys that may be missing because a collector and a writer ran at the same time, as `docs/protocol.md` permits. */
  readonly excused = new Set<string>();
  #now: RequestTime = 0;
  readonly #log: LogEntry[] = [];
  readonly #digests: string[] = [];
  /** Texts of manifests and tables, by key. */
  readonly #manifests = new Map<string, string>();
  /** Creation of each log entry; `time` is the clock's, in milliseconds. */
  readonly #entryTimes: { requestTime: RequestTime; time: number }[] = [];
  readonly #previews = new Map<string, { requestTime: RequestTime; preview: Preview }>();
  readonly #described = new Map<string, { requestTime: RequestTime; time: number; release: Release }>();
  /** Time of removal of each key that a collector has removed. */
  readonly #removed = new Map<string, RequestTime>();
  #lastRemovalAt: RequestTime = 0;
  /** Time of creation of each site's listing. */
  readonly #listed = new Map<string, RequestTime>();
  /**
   * By key of a `release.json` that a collector removed during a command: index of the newest log entry that may lack the release's files.
   */
  readonly #lost = new Map<string, number>();
  /** Index of a log entry. Hosts must serve all files that it and later entries show; files of earlier entries may be lost. */
  #servedSince = 0;
  #store: SteppedStore<CommandRun, RequiredKnowledge> | undefined;

  /** Adds the keys of the store to the model. */
  watch(store: SteppedStore<CommandRun, RequiredKnowledge>): void {
    this.#store = store;
    for (const [key, { bytes, at }] of store.keys) this.#note(key, bytes, at);
  }

  get #watchedStore(): SteppedStore<CommandRun, RequiredKnowledge> {
    if (this.#store) return this.#store;
    throw new Error('No store is watched.');
  }

  begin(about: CommandPurpose, who: string, client: Omit<StoreClient, 'requests' | 'writes'>): CommandRun {
    return {
      ...client,
      requests: 0,
      writes: 0,
      about,
      who,
      began: this.#now,
      sawNewest: this.#log.length,
      looked: false,
      knows: { log: this.#now, ages: this.#now },
    };
  }

  sending(run: CommandRun, request: WatchedRequest): RequiredKnowledge {
    if (!looksAtLog(request)) {
      run.looksSince = undefined;
      if (run.looked) run.firstSaw ??= this.#log.length;
    }
    return run.knows;
  }

  arrives(run: CommandRun, request: WatchedRequest): void {
    this.#now += 1;
    if (request.verb === 'inventory') run.knows = { ...run.knows, ages: this.#now };
    if (!looksAtLog(request)) return;
    const [, number] = /^log\/(\d+)/.exec(request.key) ?? [];
    // Ignores the read of an older log entry, because it does not show which entry is the newest.
    if (number && Number(number) < this.#log.length && run.looksSince === undefined) return;
    // Recognises the search for the newest entry by its first read, that of the copy.
    run.looked ||= request.key === 'composition.json';
    run.looksSince ??= this.#now;
    run.knows = { ...run.knows, log: Math.max(run.knows.log, run.looksSince) };
  }

  created(run: CommandRun, key: string, bytes: Buffer): void {
    this.#removed.delete(key);
    this.excused.delete(key);
    if (key.startsWith('log/')) this.#checkAppended(run, JSON.parse(bytes.toString()));
    this.#note(key, bytes, this.#watchedStore.time);
    const newest = this.#log.at(-1);
    if (key.startsWith('log/') && newest) this.#checkServedFiles(`entry ${newest.number} (${run.who})`, newest);
    if (key.endsWith('/release.json'))
      this.#requireAll(8, run, filesOf(JSON.parse(bytes.toString())), `${key} is there`);
    if (key.startsWith('sites/')) {
      const { id } = JSON.parse(bytes.toString());
      this.#listed.set(id, this.#now);
      // If a collector removed keys of this site while its writer ran, they may be missing. A rollback to the site must then be refused.
      for (const each of listSiteKeys(id)) if ((this.#removed.get(each) ?? -1) > run.began) this.excused.add(each);
    }
    if (/^previews\/.*\.json$/.test(key)) {
      const preview: Preview = JSON.parse(bytes.toString());
      const keys = [...listSiteKeys(preview.site), ...this.#releaseKeys(preview.name, preview.version)];
      this.#requireAll(4, run, keys, 'a preview is there');
    }
  }

  /** Adds a key to the model without a check. */
  #note(key: string, bytes: Buffer, time: number): void {
    const requestTime = this.#now;
    if (key.startsWith('log/')) {
      this.#log.push(JSON.parse(bytes.toString()));
      this.#digests.push(createHash('sha256').update(bytes).digest('hex'));
      this.#entryTimes.push({ requestTime, time });
    } else if (key.startsWith('manifests/')) {
      this.#manifests.set(key, bytes.toString());
    } else if (key.endsWith('/release.json')) {
      this.#described.set(key, { requestTime, time, release: JSON.parse(bytes.toString()) });
    } else if (/^previews\/.*\.json$/.test(key)) {
      const preview: Preview = JSON.parse(bytes.toString());
      this.#previews.set(preview.id, { requestTime, preview });
    }
  }

  removed(run: CommandRun, key: string, knew: RequiredKnowledge): void {
    // Judges the removal by what the collector could know when it sent the request.
    const why = this.#listKeysToKeep(knew, key).get(key);
    if (why) this.#break(6, `${run.who} removed ${key}: ${why}.`);
    const isListedSince = [...this.#listed].some(
      ([id, requestTime]) => requestTime > knew.ages && listSiteKeys(id).includes(key),
    );
    if (isListedSince || this.#listKeysToKeep(everything, key).has(key) || this.#dependsOnLostKey(key)) {
      this.excused.add(key);
      if (this.#described.has(key)) this.#lost.set(key, this.#log.length - 1);
    }
    this.#removed.set(key, this.#now);
    this.#lastRemovalAt = this.#now;
  }

  /**
   * Tells whether a content belongs to a release that was removed while a command started to use it. `release.json` is removed first, and
   * then the contents.
   */
  #dependsOnLostKey(key: string): boolean {
    return [...this.#lost.keys()].some((described) => {
      const release = this.#described.get(described)?.release;
      return release !== undefined && filesOf(release).includes(key);
    });
  }

  removedAll(run: CommandRun): void {
    // Expects that the collector reads the store again before its next removal.
    run.knows = { log: this.#now, ages: this.#now };
  }

  ended(run: CommandRun, ending: RunEnd): void {
    const { about, who } = run;
    if (ending.how === 'refused') {
      const { error } = ending;
      if (run.entry) this.#break(1, `${who} was refused (${error.fact}), but has written entry ${run.entry.number}.`);
      // Reports a refusal that claims altered bytes, because nobody alters bytes here. Excuses it if a collector removed files meanwhile.
      if (error instanceof IntegrityError && this.excused.size === 0 && this.#lastRemovalAt <= run.began)
        this.#break(9, `${who} is refused without a reason: ${error.fact}`);
    }
    if (ending.how !== 'done' || about.verb === 'gc' || about.verb === 'revoke') return;
    if (about.verb === 'visit') this.#checkVisit(run, about.draw, ending.result as Visited);
    else if (about.verb === 'publish') this.#checkPublished(run, about.build.description);
    else if (about.verb === 'preview')
      this.#requireAll(4, run, listSiteKeys((ending.result as Preview).site), `${who} has a preview`);
    else {
      const { entry, changed } = ending.result as { entry: LogEntry; changed: boolean };
      if (this.#log[entry.number - 1]?.nonce !== entry.nonce)
        this.#break(1, `${who} reports entry ${entry.number} as its own, but another command has written it.`);
      if (changed !== (run.entry !== undefined))
        this.#break(1, `${who} reports wrongly that ${changed ? 'something' : 'nothing'} has changed.`);
      if (!isDone(about, entry))
        this.#break(1, `${who} reports success, but entry ${entry.number} does not have the change.`);
    }
  }

  #checkPublished(run: CommandRun, { name, version, files }: Pick<Release, 'name' | 'version' | 'files'>): void {
    const key = getDescriptionKey(name, version);
    this.#requireAll(8, run, [key], `${run.who} published a release`);
    const description = this.#described.get(key)?.release;
    if (description && this.#watchedStore.keys.has(key) && !isDeepStrictEqual(description.files, files))
      this.#break(8, `${run.who} published a release, but the store has other bytes.`);
  }

  #checkVisit({ who, sawNewest }: CommandRun, draw: number, { entry, preview, site, missing }: Visited): void {
    if (entry.number < sawNewest)
      this.#break(4, `${who} got entry ${entry.number}, but entry ${sawNewest} was live when the visit began.`);
    const { canary } = entry;
    const expectedSite = preview ? preview.site : canary && draw * 100 < canary.percent ? canary.site : entry.site;
    if (site !== expectedSite) this.#break(5, `${who} got site ${site} instead of ${expectedSite}.`);
    const lost = missing.filter((key) => !this.excused.has(key));
    if (lost.length > 0) this.#break(4, `${who} did not find ${lost.join(', ')}.`);
  }

  /** Reports a command that cannot succeed although it runs alone. */
  stuck(who: string): void {
    this.#break(9, `${who} does not finish, although no other command runs.`);
  }

  #break(promise: number, fact: string): void {
    this.broken.push(`Promise ${promise}: ${fact}`);
  }

  /** Checks that keys exist, except those that a collector removed since the start of the run. */
  #requireAll(promise: number, run: CommandRun, keys: readonly string[], after: string): void {
    for (const key of keys) {
      if (this.#watchedStore.keys.has(key) || this.excused.has(key)) continue;
      if ((this.#removed.get(key) ?? -1) > run.began) this.excused.add(key);
      else this.#break(promise, `${after}, but ${key} is missing.`);
    }
  }

  #checkAppended(run: CommandRun, entry: LogEntry): void {
    const before = this.#log.at(-1);
    const is = `entry ${entry.number} (${run.who})`;
    if (entry.number !== this.#log.length + 1) this.#break(1, `${is} follows ${this.#log.length}.`);
    if (entry.previous !== (this.#digests.at(-1) ?? ''))
      this.#break(1, `${is} has a wrong digest of the previous entry.`);
    if (run.entry) this.#break(1, `${is} is the second entry of one command, after entry ${run.entry.number}.`);
    run.entry = entry;
    if (before) {
      const { about, sawNewest, firstSaw = sawNewest } = run;
      const read = this.#log.slice(Math.max(0, sawNewest - 1), firstSaw);
      const appended = { is, about, before, entry, log: this.#log, read };
      checkAppendedEntry(appended, (promise, fact) => this.#break(promise, fact));
    }
    if (entry.site !== findSite(entry.composition)?.id)
      this.#break(4, `${is} has a site that its composition does not make.`);
    const keys = [
      ...sitesShown(entry).flatMap(listSiteKeys),
      ...releasesShown(entry).flatMap(([name, version]) => this.#releaseKeys(name, version)),
      ...this.#manifestKeys(entry),
    ];
    this.#requireAll(4, run, keys, `${is} is live`);
    for (const [name, version] of releasesShown(entry)) {
      const key = getDescriptionKey(name, version);
      if (this.excused.has(key)) this.#lost.set(key, entry.number - 1);
    }
  }

  /** Checks that files which were live in the last 28 days are served, and that files which never were live are not. */
  #checkServedFiles(is: string, entry: LogEntry): void {
    const { time, keys } = this.#watchedStore;
    const before = this.#log.at(-2);
    // A writer copies old files from the previous manifest. If a collector has removed that manifest, files of earlier entries may be lost.
    if (before && this.#manifestKeys(before).some((key) => !keys.has(key))) this.#servedSince = this.#log.length - 1;
    const tables = this.#tablesOf(entry);
    const served = new Map(
      tables.flatMap(({ addresses }) => Object.entries(addresses).filter(([address]) => address.startsWith('/r/'))),
    );
    const former = new Map(tables.flatMap((table) => this.#formerOf(table)));
    const lastShown = new Map<string, number>();
    for (const [index, each] of this.#log.entries()) {
      const replacedAt = this.#entryTimes[index + 1]?.time ?? time;
      for (const [name, version] of releasesShown(each)) {
        // A release that a collector removed while it was live need not be served, because no manifest can list it.
        const isLost = index < this.#servedSince || index <= (this.#lost.get(getDescriptionKey(name, version)) ?? -1);
        for (const address of this.#addressesOf(name, version))
          lastShown.set(address, isLost ? (lastShown.get(address) ?? 0) : replacedAt);
      }
    }
    for (const [address, left] of lastShown) {
      const until = served.get(address)?.[0]?.until ?? former.get(address);
      const lasts = new Date(left + retentionMs).toISOString().slice(0, 10);
      if (
        time - left < retentionMs &&
        ((!served.has(address) && !former.has(address)) || (until !== undefined && until < lasts))
      )
        this.#break(7, `${is} does not serve ${address} until ${lasts}, although it was live.`);
    }
    for (const address of [...served.keys(), ...former.keys()])
      if (!lastShown.has(address)) this.#break(7, `${is} serves ${address}, which never was live.`);
  }

  #addressesOf(name: string, version: string): string[] {
    const release = this.#described.get(getDescriptionKey(name, version))?.release;
    return Object.keys(release?.files ?? {}).flatMap((file) => {
      const [, path = ''] = /^browser\/(.+)$/.exec(file) ?? [];
      return path === '' || path.endsWith('.br')
        ? []
        : [getHashedFilesBase(name) + path, getReleaseBase(name, version) + path];
    });
  }

  /** Lists addresses of versions that are no longer live, each with the last day on which it is served. */
  #formerOf({ addresses, left }: ReleasedTable): (readonly [address: string, day: string])[] {
    const released = Object.keys(addresses).find((address) => address.startsWith('/r/')) ?? '';
    const [, , name = ''] = released.split('/');
    return Object.entries(left).flatMap(([version, day]) =>
      this.#addressesOf(name, version).flatMap((address) =>
        address.startsWith(getReleaseBase(name, version)) ? [[address, day] as const] : [],
      ),
    );
  }

  #tablesOf(entry: LogEntry): ReleasedTable[] {
    return this.#manifestKeys(entry)
      .slice(1)
      .map((key) => JSON.parse(this.#manifests.get(key) ?? '{}'));
  }

  #manifestKeys({ manifest }: LogEntry): string[] {
    const key = getManifestKey(manifest ?? '');
    const { tables = {} } = JSON.parse(this.#manifests.get(key) ?? '{}') as { tables?: Record<string, string> };
    return [key, ...Object.values(tables).map(getManifestKey)];
  }

  #releaseKeys(name: string, version: string): string[] {
    const key = getDescriptionKey(name, version);
    const release = this.#described.get(key)?.release;
    return [key, ...(release ? filesOf(release) : [])];
  }

  /** Lists keys that a collector must keep if it knows the store up to `log` and `ages`, with reasons. @param going key that it removes */
  #listKeysToKeep({ log: looked, ages }: RequiredKnowledge, going: string): ReadonlyMap<string, string> {
    const { keys, time } = this.#watchedStore;
    const must = new Map<string, string>();
    const wasThere = (key: string) => keys.has(key) || key === going;
    const last = this.#entryTimes.findLastIndex(({ requestTime }) => requestTime <= looked);
    const live = this.#log[last];
    if (!live) return must;
    // Requires no files of a site or release whose listing or `release.json` is excused: without that key, neither exists.
    const keepSite = (site: string, why: string) => {
      if (!this.excused.has(getListingKey(site))) for (const key of listSiteKeys(site)) must.set(key, why);
    };
    const keepRelease = (name: string, version: string, why: string) => {
      if (!this.excused.has(getDescriptionKey(name, version)))
        for (const key of this.#releaseKeys(name, version)) must.set(key, why);
    };
    for (const key of this.#manifestKeys(live)) must.set(key, 'which is live');
    for (const [index, entry] of this.#log.slice(0, last + 1).entries()) {
      const replacedAt = this.#entryTimes[index + 1]?.time ?? time;
      if (index !== last && time - replacedAt >= retentionMs) continue;
      const why = index === last ? 'which is live' : `which was live ${Math.round((time - replacedAt) / day)} days ago`;
      for (const site of sitesShown(entry)) keepSite(site, why);
      for (const [name, version] of releasesShown(entry)) {
        keepRelease(name, version, why);
      }
    }
    for (const [id, { requestTime, preview }] of this.#previews) {
      if (requestTime > looked || Date.parse(preview.until) - day <= time || keys.has(getPreviewRevokedKey(id)))
        continue;
      keepSite(preview.site, 'which a preview names');
      keepRelease(preview.name, preview.version, 'which a preview names');
    }
    for (const name of Object.keys(live.composition.releases)) {
      const version = this.#versionBefore(last, name, (each) => wasThere(getDescriptionKey(name, each)));
      if (version) keepRelease(name, version, 'which a rollback would restore');
    }
    for (const [key, { requestTime, time: at, release }] of this.#described)
      if (requestTime <= ages && time - at < retentionMs && wasThere(key))
        keepRelease(release.name, release.version, 'which was published lately');
    return must;
  }

  /** Searches the whole log for the version that a rollback would restore. */
  #versionBefore(last: number, name: string, isThere: (version: string) => boolean): string | undefined {
    const live = this.#log[last];
    const before = this.#log.slice(0, last + 1).reverse();
    const versions = new Set(before.flatMap(({ composition }) => composition.releases[name] ?? []));
    versions.delete(live?.composition.releases[name] ?? '');
    const presentVersions = [...versions].slice(0, 10).filter(isThere);
    return presentVersions.find((version) => !live?.refused?.[name]?.includes(version)) ?? presentVersions[0];
  }
}

const looksAtLog = ({ key }: WatchedRequest): boolean => key.startsWith('log/') || key === 'composition.json';

const filesOf = (release: Release): string[] => listContents(release).map(([, content]) => getContentKey(content));

const releasesShown = ({ composition, canary }: LogEntry): (readonly [name: string, version: string])[] => [
  ...Object.entries(composition.releases),
  ...(canary ? [[canary.name, canary.version] as const] : []),
];

const sitesShown = ({ site, canary }: LogEntry): string[] => [site, ...(canary ? [canary.site] : [])];
