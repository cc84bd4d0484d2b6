import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parseSnapshot, readAddress } from 'shared/contract';
import { siteKey } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { readEntry } from '../store/protocol/newestEntry.ts';
import { type ReadKey, readJson } from '../store/protocol/readKey.ts';
import type { Batch } from './batch.ts';
import { parseReport, type Report } from './parseReport.ts';
import { randomHex } from './random.ts';
import { rateLimit } from './rateLimit.ts';
import { makeSigner } from './signer.ts';
import { makeTally, type PageOwner, type Tally } from './tally.ts';
import { type Arm, nameView, type View, verifiedView, viewLives, viewNamer } from './viewName.ts';

/** Where pages report to. */
export const reportPath = '/report';

/** What became of a report. */
export const verdicts = ['counted', 'repeated', 'malformed', 'unknown', 'old', 'tooMany'] as const;
export type Verdict = (typeof verdicts)[number];

/** A report that was counted, and the view that it is about. */
export interface ReportLine {
  readonly at: number;
  readonly view: View;
  readonly report: Report;
}

interface ObserverOptions {
  /** Reads entries that are no longer the newest: a page may be older than the last change. */
  readonly read: ReadKey;
  /** Signs the names of views; one of its own for each start by default. Servers of one site share one. */
  readonly key?: Uint8Array | undefined;
  /** Share of the views, 0 to 1, that are asked how fast they were; none by default. */
  readonly sample?: number | undefined;
  /** Told of each view of a page by its name, and whose page it was. */
  readonly onView?: ((name: string, owner: string) => void) | undefined;
  /** Told of each report that was counted. */
  readonly onReport?: ((line: ReportLine) => void) | undefined;
  readonly report: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** Reports in ten seconds: those that one address sends, and those that count of all. A page sends eight at the most. */
const [mostOfEach, mostOfAll, period] = [20, 2000, 10_000];
/** How many reports of one view count, by kind and message: what a page repeats is said once. */
const reportsKnown = 20_000;
/** How many entries are known without asking the store. */
const entriesKnown = 8;

export interface Observer {
  readonly tally: Tally;
  /** How many reports came to what. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /**
   * Names a view of a document, and counts it if it is one of a page.
   * @param visitor of a canary's draw, in hex; absent where there is none
   * @param owner the package whose page it is; absent where the document stands for an address that has none
   */
  view(entry: LogEntry, arm: Arm, visitor: string | undefined, owner: string | undefined): string;
  /** @param sender an address, for the limit alone: it is kept nowhere else */
  receive(body: Uint8Array, sender: string): Promise<Verdict>;
  /** Counts what a Worker has seen. @throws what reading the store throws */
  absorb(batch: Pick<Batch, 'views' | 'reports'>): Promise<void>;
}

/** Names the views of documents and receives what their pages report: counted, of bounded size, and of nobody in particular. */
export function makeObserver({
  read,
  key = randomBytes(32),
  sample = 0,
  onView = () => {},
  onReport = () => {},
  report: tellOf,
  now = Date.now,
}: ObserverOptions): Observer {
  const signer = makeSigner(key);
  const nameOf = viewNamer(signer);
  const tally = makeTally();
  const counts = Object.fromEntries(verdicts.map((each) => [each, 0])) as Record<Verdict, number>;
  const maySend = rateLimit({ most: mostOfEach, period });
  const mayCount = rateLimit({ most: mostOfAll, period });
  const reported = new LRUCache<string, true>({ max: reportsKnown });
  const entries = new LRUCache<number, LogEntry>({ max: entriesKnown });
  const routes = new LRUCache<string, ReadonlyMap<string, string>>({ max: 4 });
  /** The entry of the view before: it is known. */
  let named: LogEntry | undefined;

  /** The entry that a view was sent under. */
  async function entryOf(number: number): Promise<LogEntry | undefined> {
    const known = entries.get(number);
    if (known) return known;
    const found = await readEntry(read, number);
    if (found) entries.set(number, found);
    return found;
  }

  /** Whose page an address is in the site that a view was of: no page of its own is the shell's. */
  async function ownerOf(entry: LogEntry, arm: Arm, address: string): Promise<PageOwner> {
    const site = arm === 'canary' && entry.canary ? entry.canary.site : entry.site;
    const known = routes.get(site) ?? (await routesOf(read, site));
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
    const view = verifiedView(report.view, signer);
    if (!view) return 'unknown';
    const at = now();
    if (at / 1000 - view.at > viewLives) return 'old';
    // What nobody has asked for tells of no draw.
    if ((report.kind === 'vitals' && !view.sampled) || (report.kind === 'run' && !view.asked)) return 'unknown';
    const same = `${report.view} ${report.kind} ${'message' in report ? report.message : ''}`;
    if (reported.has(same)) return 'repeated';
    // Last: a flood of what is forged keeps out nothing that is true.
    if (!mayCount('')) return 'tooMany';
    reported.set(same, true);
    const entry = await entryOf(view.entry);
    if (!entry) return 'unknown';
    if (report.kind === 'vitals') tally.measured(entry, view, report, await ownerOf(entry, view.arm, report.page));
    else if (report.kind === 'run') tally.ran(entry, view);
    else tally.failed(entry, view, report);
    onReport({ at, view, report });
    return 'counted';
  }

  return {
    tally,
    verdicts: counts,
    view(entry, arm, visitor, owner) {
      if (entry !== named) entries.set(entry.number, entry);
      named = entry;
      const sampled = sample > 0 && Math.random() < sample;
      const { canary } = entry;
      // The shell runs in every page.
      const asked = canary !== undefined && owner !== undefined && (canary.name === owner || canary.name === 'shell');
      const of = { entry: entry.number, arm, sampled, asked, at: Math.floor(now() / 1000) };
      // Visitors are told apart where there is a canary, and nowhere else.
      const drawn = canary && (visitor?.slice(0, 8) ?? randomHex());
      const name = drawn === undefined ? nameOf(of) : nameView({ ...of, visitor: drawn }, signer);
      if (owner !== undefined) {
        tally.viewed(entry, of, owner);
        onView(name, owner);
      }
      return name;
    },
    async absorb({ views, reports }) {
      for (const [name, owner] of views) {
        const view = verifiedView(name, signer);
        const entry = view && (await entryOf(view.entry));
        if (view && entry) tally.viewed(entry, view, owner);
      }
      for (const report of reports) counts[await count(report)] += 1;
    },
    async receive(body, sender) {
      const verdict = await judge(body, sender).catch((error: unknown): Verdict => {
        // The store is away: what cannot be told apart is not counted.
        tellOf(error);
        return 'unknown';
      });
      counts[verdict] += 1;
      return verdict;
    },
  };
}

/** The owner of each page of a site, by its path. */
async function routesOf(read: ReadKey, site: string): Promise<ReadonlyMap<string, string>> {
  const snapshot = parseSnapshot(await readJson(read, siteKey(site, 'snapshot.json')), `The snapshot of ${site}`);
  return new Map(snapshot.routes.map(({ path, owner }) => [path, owner]));
}

/** The status of the answer to a report. Nothing of what was sent is said back. */
export const statusOf: Readonly<Record<Verdict, number>> = {
  counted: 204,
  repeated: 204,
  malformed: 400,
  unknown: 403,
  old: 410,
  tooMany: 429,
};
