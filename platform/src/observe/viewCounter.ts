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
import { type CanaryArm, createViewId, type View, verifyViewId, viewLifetimeSeconds } from './viewId.ts';
import type { SentMessage, WorkerMessage } from './workerMessage.ts';

export const reportPath = '/report';

export interface CountedReport {
  readonly at: number;
  readonly view: View;
  readonly report: Report;
}

interface ObserverOptions {
  /** Reads log entries from the store. A visitor's page may belong to an older entry than the live one. */
  readonly read: ReadKey;
  readonly unpack: Unpack;
  /** Key that signs the names of views; random for each start by default. Servers of one site need one key to verify each other's names. */
  readonly key?: Uint8Array | undefined;
  /** Share of views, from 0 to 1, whose pages must report web vitals; 0 by default. */
  readonly sample?: number | undefined;
  /** Counters for the operations port. Absent in a Worker, and in a server without that port. */
  readonly metrics?: ViewCounters | undefined;
  /** Called for each view of a page, with the view's name and the package that owns the page. */
  readonly onView?: ((name: string, owner: string) => void) | undefined;
  readonly onReport?: ((line: CountedReport) => void) | undefined;
  readonly report: (error: unknown) => void;
  /** Returns the time in ms since 1970. */
  readonly now?: (() => number) | undefined;
}

/** Period in ms of `maxPerSender` and `maxInTotal`. */
const periodMs = 10_000;
/** Maximum number of reports from one address in a period. A page sends at most eight. */
const maxPerSender = 20;
/** Maximum number of reports from all addresses together that are counted in a period. */
const maxInTotal = 2000;
/** Number of reports (view, kind and message) to remember. A remembered report is not counted again. */
const maxReportsKnown = 20_000;
/** Maximum difference in ms between a Worker's clock and this server's, for messages of the Worker. */
const maxClockSkewMs = 5 * 60_000;
/** Number of views from Workers to remember. A remembered view is not counted again. */
const maxRelayedKnown = 20_000;
const maxEntriesKnown = 8;
/** Visitor part of a view's ID while no canary runs. */
const noVisitor = '00000000';

export interface ViewCounter {
  /**
   * Creates the name of a document's view, and counts the view if the document is a page.
   * @param visitor visitor ID during a canary, in hex; undefined without a canary
   * @param owner package that owns the page; undefined for an error document
   * @returns the name, and the reports that the page must send
   */
  recordView(
    entry: LogEntry,
    arm: CanaryArm,
    visitor: string | undefined,
    owner: string | undefined,
  ): Pick<View, 'sampled' | 'asked'> & { readonly name: string };
  /** @param sender IP address, used only for the rate limit and never stored */
  receiveReport(body: Uint8Array, sender: string): Promise<ReportVerdict>;
  /** Counts a view or report that a Worker has sent. @throws errors of the store */
  receiveWorkerMessage(sent: SentMessage): Promise<ReportVerdict>;
}

/** Creates the counter, which names views and counts views and reports. Its memory is bounded and contains no personal data. */
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
  // Creates the key object once. Signing with raw bytes would create one for each view, which takes four times as long.
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

  /** Finds the owner of the page at an address, in the site of the view's arm. The shell owns the not-found page. */
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
    const view = verifyViewId(report.view, key);
    if (!view) return 'unknown';
    const at = now();
    if (at / 1000 - view.at > viewLifetimeSeconds) return 'old';
    // Refuses vitals of a page outside the sample, and a run that was not asked for. They would distort the figures.
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

  /** Counts a report in the metrics. @returns false if the view's log entry is unknown */
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
    const view = verifyViewId(name, key);
    if (!view) return 'unknown';
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
      // Asks pages of the canary's package to report that their script runs. A canary of the shell concerns every page.
      const concernsCanary =
        canary !== undefined && owner !== undefined && (canary.name === owner || canary.name === 'shell');
      // Views of one visitor have a common ID only during a canary; otherwise all views have the same one.
      const visitorId = canary ? (visitor?.slice(0, 8) ?? randomBytes(4).toString('hex')) : noVisitor;
      const at = Math.floor(now() / 1000);
      const name = createViewId(
        { entry: entry.number, arm, sampled, asked: concernsCanary, at, visitor: visitorId },
        key,
      );
      if (owner !== undefined) {
        metrics?.countView(entry, { arm }, owner);
        onView(name, owner);
      }
      return { name, sampled, asked: concernsCanary };
    },
    async receiveWorkerMessage({ sentAt, message }) {
      const isOld = Math.abs(now() - sentAt) > maxClockSkewMs;
      if (message.kind === 'view') return isOld ? 'old' : countView(message);
      const verdict = isOld ? 'old' : await count(message);
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
