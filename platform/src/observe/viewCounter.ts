import { createSecretKey, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parseSnapshot, readAddress } from 'shared/contract';
import type { Unpack } from '../store/protocol/content.ts';
import { readEntry } from '../store/protocol/findNewestEntry.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { parseJson, type ReadKey } from '../store/protocol/readKey.ts';
import { readListed, readSite } from '../store/protocol/siteListing.ts';
import { parseReport, type Report, type ReportVerdict } from './parseReport.ts';
import { createRateLimit } from './rateLimit.ts';
import type { PageOwner, ViewCounters } from './viewCounters.ts';
import { type CanaryArm, nameView, type View, verifyView, viewLifetimeSeconds } from './viewName.ts';
import type { WorkerMessage } from './workerMessage.ts';

export const reportPath = '/report';

export interface CountedReport {
  readonly at: number;
  readonly view: View;
  readonly report: Report;
}

interface ObserverOptions {
  /** Reads older log entries, because a visitor's page may be older than the last change. */
  readonly read: ReadKey;
  readonly unpack: Unpack;
  /** Key that signs the names of views; by default a random key per start. All servers of a site need the same key. */
  readonly key?: Uint8Array | undefined;
  /** Share of views, 0 to 1, whose pages report web vitals; 0 by default. */
  readonly sample?: number | undefined;
  /** Counters of views and reports; absent in a Worker, and in a server without an operations port. */
  readonly metrics?: ViewCounters | undefined;
  /** Called for each view of a page, with the view's name and the package that owns the page. */
  readonly onView?: ((name: string, owner: string) => void) | undefined;
  readonly onReport?: ((line: CountedReport) => void) | undefined;
  readonly report: (error: unknown) => void;
  /** Returns milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** Period of the two limits below. */
const periodMs = 10_000;
/** Maximum number of reports from one address in a period. A page sends at most eight. */
const maxPerSender = 20;
/** Maximum number of counted reports of all addresses in a period. */
const maxInTotal = 2000;
/** Number of remembered reports (view, kind and message), so that repeated reports count once. */
const maxReportsKnown = 20_000;
/** Maximum difference between the clocks of a Worker and of this server. */
const maxClockSkewSeconds = 5 * 60;
/** Number of remembered views from Workers, so that a repeated view counts once. */
const maxRelayedKnown = 20_000;
const maxEntriesKnown = 8;
/** Visitor part of a view's ID while no canary runs. */
const noVisitor = '00000000';

export interface ViewCounter {
  /**
   * Names a view of a document, and counts the view if the document is a page.
   * @param visitor visitor ID of a canary, in hex; absent without a canary
   * @param owner package that owns the page; absent for an error document
   * @returns the name, and what the page must report
   */
  recordView(
    entry: LogEntry,
    arm: CanaryArm,
    visitor: string | undefined,
    owner: string | undefined,
  ): Pick<View, 'sampled' | 'asked'> & { readonly name: string };
  /** @param sender IP address, used only for the rate limit and never stored */
  receiveReport(body: Uint8Array, sender: string): Promise<ReportVerdict>;
  /** Counts a message of a Worker. @throws errors of the store */
  receiveWorkerMessage(seen: WorkerMessage): Promise<ReportVerdict>;
}

/** Creates the observer, which names views and counts reports of pages. Its memory is bounded and contains no personal data. */
export function createViewCounter({
  read,
  unpack,
  key: secret = randomBytes(32),
  sample = 0,
  metrics,
  onView = () => {},
  onReport = () => {},
  report: reportError,
  now = Date.now,
}: ObserverOptions): ViewCounter {
  // Creates the key object once: signing with raw bytes would create one each time and take four times as long.
  const key = createSecretKey(secret);
  const maySend = createRateLimit({ limit: maxPerSender, periodMs });
  const mayCount = createRateLimit({ limit: maxInTotal, periodMs });
  const reported = new LRUCache<string, true>({ max: maxReportsKnown });
  const relayed = new LRUCache<string, true>({ max: maxRelayedKnown });
  const entries = new LRUCache<number, LogEntry>({ max: maxEntriesKnown });
  const routes = new LRUCache<string, ReadonlyMap<string, string>>({ max: 4 });

  async function findEntry(number: number): Promise<LogEntry | undefined> {
    const cachedEntry = entries.get(number);
    if (cachedEntry) return cachedEntry;
    const entry = await readEntry(read, number);
    if (entry) entries.set(number, entry);
    return entry;
  }

  /** Finds the package that owns an address in the site of a view. The shell owns the not-found page. */
  async function findPageOwner(entry: LogEntry, arm: CanaryArm, address: string): Promise<PageOwner> {
    const site = arm === 'canary' && entry.canary ? entry.canary.site : entry.site;
    const owners = routes.get(site) ?? (await readPageOwners({ read, unpack }, site));
    routes.set(site, owners);
    const { path, language } = readAddress(address);
    const owner = owners.get(path);
    return owner ? { owner, page: path, language } : { owner: 'shell', page: '/404', language };
  }

  async function judge(body: Uint8Array, sender: string): Promise<ReportVerdict> {
    if (!maySend(sender)) return 'tooMany';
    const report = parseReport(body);
    return report ? count(report) : 'malformed';
  }

  async function count(report: Report): Promise<ReportVerdict> {
    const view = verifyView(report.view, key);
    if (!view) return 'unknown';
    const at = now();
    if (at / 1000 - view.at > viewLifetimeSeconds) return 'old';
    // Refuses a report that the server did not ask this page for, because it would distort the sample.
    if ((report.kind === 'vitals' && !view.sampled) || (report.kind === 'run' && !view.asked)) return 'unknown';
    const reportKey = `${report.view} ${report.kind} ${'message' in report ? report.message : ''}`;
    if (reported.has(reportKey)) return 'repeated';
    // Checks the total limit last, so that forged reports cannot use it up.
    if (!mayCount('')) return 'tooMany';
    reported.set(reportKey, true);
    if (metrics && !(await countIn(metrics, view, report))) return 'unknown';
    onReport({ at, view, report });
    return 'counted';
  }

  /** @returns false if the view's log entry is unknown */
  async function countIn(metrics: ViewCounters, view: View, report: Report): Promise<boolean> {
    const entry = await findEntry(view.entry);
    if (!entry) return false;
    if (report.kind === 'vitals')
      metrics.countVitals(entry, view, report, await findPageOwner(entry, view.arm, report.page));
    else if (report.kind === 'run') metrics.countRun(entry, view);
    else metrics.countFailure(entry, view, report);
    return true;
  }

  async function countView({ view: name, owner }: Extract<WorkerMessage, { kind: 'view' }>): Promise<ReportVerdict> {
    const view = verifyView(name, key);
    if (!view) return 'unknown';
    if (Math.abs(now() / 1000 - view.at) > maxClockSkewSeconds) return 'old';
    if (relayed.has(name)) return 'repeated';
    const entry = await findEntry(view.entry);
    if (!entry) return 'unknown';
    relayed.set(name, true);
    metrics?.countView(entry, view, owner);
    return 'counted';
  }

  return {
    recordView(entry, arm, visitor, owner) {
      entries.set(entry.number, entry);
      const sampled = sample > 0 && Math.random() < sample;
      const { canary } = entry;
      // During a canary of the shell, asks every page to report that its script runs, because every page contains the shell.
      const concernsCanary =
        canary !== undefined && owner !== undefined && (canary.name === owner || canary.name === 'shell');
      // Gives visitors different IDs only while a canary runs.
      const visitorId = canary ? (visitor?.slice(0, 8) ?? randomBytes(4).toString('hex')) : noVisitor;
      const at = Math.floor(now() / 1000);
      const name = nameView({ entry: entry.number, arm, sampled, asked: concernsCanary, at, visitor: visitorId }, key);
      if (owner !== undefined) {
        metrics?.countView(entry, { arm }, owner);
        onView(name, owner);
      }
      return { name, sampled, asked: concernsCanary };
    },
    async receiveWorkerMessage(seen) {
      if (seen.kind === 'view') return countView(seen);
      const verdict = await count(seen);
      metrics?.countVerdict(verdict);
      return verdict;
    },
    async receiveReport(body, sender) {
      const verdict = await judge(body, sender).catch((error: unknown): ReportVerdict => {
        // Does not count the report, because the package that owns the page is unknown while the store is unavailable.
        reportError(error);
        return 'unknown';
      });
      metrics?.countVerdict(verdict);
      return verdict;
    },
  };
}

/** Parses a share of views, 0 to 1, from a setting; 0 by default. @returns undefined if the setting is invalid */
export function parseViewShare(setting = '0'): number | undefined {
  const share = Number(setting);
  return setting.trim() !== '' && share >= 0 && share <= 1 ? share : undefined;
}

async function readPageOwners(
  store: { readonly read: ReadKey; readonly unpack: Unpack },
  site: string,
): Promise<ReadonlyMap<string, string>> {
  const bytes = await readListed(store, await readSite(store.read, site), 'snapshot.json');
  const name = `The snapshot of ${site}`;
  const snapshot = parseSnapshot(bytes && parseJson(bytes, name), name);
  return new Map(snapshot.routes.map(({ path, owner }) => [path, owner]));
}
