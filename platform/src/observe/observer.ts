import { createSecretKey, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parseSnapshot, readAddress } from 'shared/contract';
import type { Unpack } from '../store/protocol/content.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { readEntry } from '../store/protocol/newestEntry.ts';
import { parseJson, type ReadKey } from '../store/protocol/readKey.ts';
import { readListed, readSite } from '../store/protocol/siteListing.ts';
import { parseReport, type Report, type Verdict } from './parseReport.ts';
import { createRateLimit } from './rateLimit.ts';
import type { PageOwner, ViewMetrics } from './viewMetrics.ts';
import { type Arm, nameView, type View, verifyView, viewLifetimeSeconds } from './viewName.ts';
import type { WorkerMessage } from './workerMessage.ts';

/** Path that pages report to. */
export const reportPath = '/report';

/** A report that was counted, and the view that it is about. */
export interface CountedReport {
  readonly at: number;
  readonly view: View;
  readonly report: Report;
}

interface ObserverOptions {
  /** Reads entries that are no longer the newest: a page may be older than the last change. */
  readonly read: ReadKey;
  readonly unpack: Unpack;
  /** Signs the names of views; one of its own for each start by default. Servers of one site share one. */
  readonly key?: Uint8Array | undefined;
  /** Share of the views, 0 to 1, that are asked how fast they were; none by default. */
  readonly sample?: number | undefined;
  /** Counts what is seen; a Worker has none, and a server without an operations port. */
  readonly metrics?: ViewMetrics | undefined;
  /** Told of each view of a page by its name, and whose page it was. */
  readonly onView?: ((name: string, owner: string) => void) | undefined;
  /** Told of each report that was counted. */
  readonly onReport?: ((line: CountedReport) => void) | undefined;
  readonly report: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** Reports in ten seconds: those that one address sends, and those that count of all. A page sends eight at the most. */
const [maxPerSender, maxInTotal, periodMs] = [20, 2000, 10_000];
/** Number of reports that are told apart, by view, kind and message: what a page repeats is said once. */
const maxReportsKnown = 20_000;
/** Views that Workers tell of: how long, in seconds, two clocks may be apart, and how many are known, so that none is counted twice. */
const [maxClockSkewSeconds, maxRelayedKnown] = [5 * 60, 20_000];
/** Number of entries that are known without asking the store. */
const maxEntriesKnown = 8;
/** The visitor of a view that is of no canary's draw. */
const noVisitor = '00000000';

export interface Observer {
  /**
   * Names a view of a document, and counts it if it is one of a page.
   * @param visitor of a canary's draw, in hex; absent where there is none
   * @param owner the package whose page it is; absent where the document stands for an address that has none
   * @returns the name, and what its page is asked to say
   */
  recordView(
    entry: LogEntry,
    arm: Arm,
    visitor: string | undefined,
    owner: string | undefined,
  ): Pick<View, 'sampled' | 'asked'> & { readonly name: string };
  /** @param sender an address, for the limit alone: it is kept nowhere else */
  receiveReport(body: Uint8Array, sender: string): Promise<Verdict>;
  /** Counts what a Worker has seen. @throws what reading the store throws */
  receiveWorkerMessage(seen: WorkerMessage): Promise<Verdict>;
}

/** Names the views of documents and receives what their pages report: counted, of bounded size, and of nobody in particular. */
export function createObserver({
  read,
  unpack,
  key: secret = randomBytes(32),
  sample = 0,
  metrics,
  onView = () => {},
  onReport = () => {},
  report: reportError,
  now = Date.now,
}: ObserverOptions): Observer {
  // Signing with bytes makes a key of them each time, which takes four times as long.
  const key = createSecretKey(secret);
  const maySend = createRateLimit({ limit: maxPerSender, periodMs });
  const mayCount = createRateLimit({ limit: maxInTotal, periodMs });
  const reported = new LRUCache<string, true>({ max: maxReportsKnown });
  const relayed = new LRUCache<string, true>({ max: maxRelayedKnown });
  const entries = new LRUCache<number, LogEntry>({ max: maxEntriesKnown });
  const routes = new LRUCache<string, ReadonlyMap<string, string>>({ max: 4 });

  /** The entry that a view was sent under. */
  async function findEntry(number: number): Promise<LogEntry | undefined> {
    const known = entries.get(number);
    if (known) return known;
    const found = await readEntry(read, number);
    if (found) entries.set(number, found);
    return found;
  }

  /** Whose page an address is in the site that a view was of: no page of its own is the shell's. */
  async function findPageOwner(entry: LogEntry, arm: Arm, address: string): Promise<PageOwner> {
    const site = arm === 'canary' && entry.canary ? entry.canary.site : entry.site;
    const known = routes.get(site) ?? (await readPageOwners({ read, unpack }, site));
    routes.set(site, known);
    const { path, language } = readAddress(address);
    const owner = known.get(path);
    return owner ? { owner, page: path, language } : { owner: 'shell', page: '/404', language };
  }

  async function judge(body: Uint8Array, sender: string): Promise<Verdict> {
    if (!maySend(sender)) return 'tooMany';
    const report = parseReport(body);
    return report ? count(report) : 'malformed';
  }

  async function count(report: Report): Promise<Verdict> {
    const view = verifyView(report.view, key);
    if (!view) return 'unknown';
    const at = now();
    if (at / 1000 - view.at > viewLifetimeSeconds) return 'old';
    // What nobody has asked for tells of no draw.
    if ((report.kind === 'vitals' && !view.sampled) || (report.kind === 'run' && !view.asked)) return 'unknown';
    const reportKey = `${report.view} ${report.kind} ${'message' in report ? report.message : ''}`;
    if (reported.has(reportKey)) return 'repeated';
    // Last: a flood of what is forged keeps out nothing that is true.
    if (!mayCount('')) return 'tooMany';
    reported.set(reportKey, true);
    if (metrics && !(await countIn(metrics, view, report))) return 'unknown';
    onReport({ at, view, report });
    return 'counted';
  }

  /** @returns whether it is known what the view was of */
  async function countIn(metrics: ViewMetrics, view: View, report: Report): Promise<boolean> {
    const entry = await findEntry(view.entry);
    if (!entry) return false;
    if (report.kind === 'vitals')
      metrics.countVitals(entry, view, report, await findPageOwner(entry, view.arm, report.page));
    else if (report.kind === 'run') metrics.countRun(entry, view);
    else metrics.countFailure(entry, view, report);
    return true;
  }

  async function countView({ view: name, owner }: Extract<WorkerMessage, { kind: 'view' }>): Promise<Verdict> {
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
      // The shell runs in every page.
      const asked = canary !== undefined && owner !== undefined && (canary.name === owner || canary.name === 'shell');
      // Visitors are told apart where there is a canary, and nowhere else.
      const visitorId = canary ? (visitor?.slice(0, 8) ?? randomBytes(4).toString('hex')) : noVisitor;
      const at = Math.floor(now() / 1000);
      const name = nameView({ entry: entry.number, arm, sampled, asked, at, visitor: visitorId }, key);
      if (owner !== undefined) {
        metrics?.countView(entry, { arm }, owner);
        onView(name, owner);
      }
      return { name, sampled, asked };
    },
    async receiveWorkerMessage(seen) {
      if (seen.kind === 'view') return countView(seen);
      const verdict = await count(seen);
      metrics?.countVerdict(verdict);
      return verdict;
    },
    async receiveReport(body, sender) {
      const verdict = await judge(body, sender).catch((error: unknown): Verdict => {
        // The store is away: what cannot be told apart is not counted.
        reportError(error);
        return 'unknown';
      });
      metrics?.countVerdict(verdict);
      return verdict;
    },
  };
}

/** A share of the views, 0 to 1, as a setting says it; undefined where that is none. None of the views by default. */
export function readShare(setting = '0'): number | undefined {
  const share = Number(setting);
  return setting.trim() !== '' && share >= 0 && share <= 1 ? share : undefined;
}

/** The owner of each page of a site, by its path. */
async function readPageOwners(
  store: { readonly read: ReadKey; readonly unpack: Unpack },
  site: string,
): Promise<ReadonlyMap<string, string>> {
  const bytes = await readListed(store, await readSite(store.read, site), 'snapshot.json');
  const name = `The snapshot of ${site}`;
  const snapshot = parseSnapshot(bytes && parseJson(bytes, name), name);
  return new Map(snapshot.routes.map(({ path, owner }) => [path, owner]));
}
