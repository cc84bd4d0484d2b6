import { LRUCache } from 'lru-cache';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { defaultSite } from 'shared/siteValues';
import type { Observer } from '../../observe/observer.ts';
import { type VitalName, vitalBounds, vitalNames } from '../../observe/vitals.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { CacheCounts } from '../../store/protocol/readKey.ts';
import { countedHistogram } from './countedHistogram.ts';

/** Hosts by name that are told apart besides the site's own; a name that a stranger makes up is one of the `other`. */
const hostsKnown = 8;

/** Bounds in seconds: an answer out of the cache takes less than a millisecond, one of a store beyond the network hundreds. */
const secondsBuckets = [0.0005, 0.001, 0.0025, 0.01, 0.05, 0.25, 1, 5];

/** Of how many pages of releases vitals are told apart; those of which nothing was heard for longest go first. */
const vitalSeriesKnown = 1000;

/** What is known of the process besides what it counts by itself. */
export interface MetricSources {
  readonly observer?: Observer | undefined;
  readonly cache: CacheCounts;
  /** What is live, as far as it is known. */
  live(): LogEntry | undefined;
  /** Lines of the access log that could not be written. */
  lostLines(): number;
  /** Notifications by what came of them. */
  notifications(): Readonly<Record<'sent' | 'failed', number>>;
  /** Entries that have not been told yet. */
  waiting(): number;
  /** Whether the store can be read now. */
  ready(): Promise<boolean>;
}

export interface Metrics {
  /** One request that was answered. @param seconds how long it took */
  answered(host: string | undefined, status: number, bytes: number, seconds: number): void;
  /** How many requests were answered, by their status. */
  requests(): Readonly<Record<string, number>>;
  /** Everything in Prometheus' text form. */
  text(): Promise<string>;
  readonly contentType: string;
}

/**
 * What a server counts, for Prometheus. Every label has few values: hosts are told apart up to a number, releases are those that have failed of
 * late, and nothing that a visitor sends becomes one.
 */
export function makeMetrics({
  observer,
  cache,
  live,
  lostLines,
  notifications,
  waiting,
  ready,
}: MetricSources): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });
  /** How many requests were answered, by host and status. */
  const requests = new Map<string, Map<number, number>>();
  let sent = 0;

  const seconds = countedHistogram(
    'porohy_request_seconds',
    'From a request to the end of its answer.',
    secondsBuckets,
    register,
  );
  read(Counter, 'porohy_requests_total', 'Requests that were answered.', ['host', 'status'], () =>
    [...requests].flatMap(([host, counts]) =>
      [...counts].map(([status, count]): Reading => [{ host, status: `${status}` }, count]),
    ),
  );
  read(Counter, 'porohy_response_bytes_total', 'Bytes of bodies that were sent.', [], () => [[{}, sent]]);
  read(Counter, 'porohy_cache_reads_total', 'Reads of the store by whether the cache answered.', ['answered'], () => [
    [{ answered: 'cache' }, cache.hits],
    [{ answered: 'store' }, cache.misses],
  ]);
  read(Gauge, 'porohy_live_entry', 'The number of the entry that is live.', [], () => [[{}, live()?.number ?? 0]]);
  read(Gauge, 'porohy_live_since_seconds', 'When the entry that is live was written, since 1970.', [], () => [
    [{}, Date.parse(live()?.at ?? '') / 1000 || 0],
  ]);
  read(Gauge, 'porohy_live_release_info', 'The releases that are live.', ['remote', 'release'], () =>
    Object.entries(live()?.composition.releases ?? {}).map(([remote, release]) => [{ remote, release }, 1]),
  );
  read(Gauge, 'porohy_previous_release_info', 'The releases before those.', ['remote', 'release'], () =>
    Object.entries(live()?.earlier ?? {}).flatMap(([remote, earlier]): Reading[] => {
      const before = live()?.composition.releases[remote] === undefined ? undefined : earlier.at(-1);
      return before === undefined ? [] : [[{ remote, release: before }, 1]];
    }),
  );
  read(Counter, 'porohy_log_lines_lost_total', 'Lines of the access log that could not be written.', [], () => [
    [{}, lostLines()],
  ]);
  read(Counter, 'porohy_notifications_total', 'Notifications by what came of them.', ['result'], () =>
    Object.entries(notifications()).map(([result, count]) => [{ result }, count]),
  );
  read(Gauge, 'porohy_notifications_waiting', 'Entries whose receiver has not taken them yet.', [], () => [
    [{}, waiting()],
  ]);
  read(Gauge, 'porohy_ready', '1 while the store can be read, as /readyz says.', [], async () => [
    [{}, (await ready()) ? 1 : 0],
  ]);
  if (observer) ofPages(observer);

  function ofPages({ tally, verdicts }: Observer): void {
    read(Counter, 'porohy_reports_total', 'Reports of pages by what came of them.', ['verdict'], () =>
      Object.entries(verdicts).map(([verdict, count]) => [{ verdict }, count]),
    );
    read(Counter, 'porohy_document_views_total', 'Pages that were sent.', [], () => [[{}, tally.views()]]);
    read(Counter, 'porohy_page_failures_total', 'Failures that pages reported.', ['remote', 'release', 'kind'], () =>
      tally
        .releases()
        .flatMap(({ name, version, failures }) =>
          Object.entries(failures).map(([kind, count]): Reading => [{ remote: name, release: version, kind }, count]),
        ),
    );
    const armFigures = (of: 'views' | 'visitors' | 'failed') => () =>
      tally.arms().flatMap(({ entry, live: all, canaryArm }): Reading[] => [
        [{ entry: `${entry}`, arm: 'live' }, all[of]],
        [{ entry: `${entry}`, arm: 'canary' }, canaryArm[of]],
      ]);
    const arms = ['entry', 'arm'];
    read(Gauge, 'porohy_views', 'Pages sent, of the newest entries.', arms, armFigures('views'));
    read(
      Gauge,
      'porohy_canary_visitors',
      'Visitors who could meet a failure, while a canary runs.',
      arms,
      armFigures('visitors'),
    );
    read(Gauge, 'porohy_canary_failed_visitors', 'Those whose page has failed.', arms, armFigures('failed'));
    read(Counter, 'porohy_release_views_total', 'Pages of a release that were sent.', ['remote', 'release'], () =>
      tally.releases().map(({ name, version, views }) => [{ remote: name, release: version }, views]),
    );
    ofVitals(tally);
  }

  function ofVitals(tally: Observer['tally']): void {
    const histograms = vitalNames.map((name) => [name, histogramOf(name)] as const);
    const vitals = Object.fromEntries(histograms) as Record<VitalName, ReturnType<typeof histogramOf>>;
    const series = new LRUCache<string, PageLabels>({
      max: vitalSeriesKnown,
      dispose: (labels) => {
        for (const [, histogram] of histograms) histogram.remove(labels);
      },
    });
    tally.onVital(({ name, value, release, page, language }) => {
      const key = `${release.name} ${release.version} ${page} ${language}`;
      const labels = series.get(key) ?? { remote: release.name, release: release.version, page, language };
      series.set(key, labels);
      vitals[name].observe(labels, value);
    });
  }

  function histogramOf(name: VitalName): Histogram<keyof PageLabels> {
    return new Histogram({
      name: `porohy_vitals_${name}${name === 'cls' ? '' : '_milliseconds'}`,
      help: `${name.toUpperCase()} as sampled visitors met it.`,
      labelNames: ['remote', 'release', 'page', 'language'],
      buckets: [...vitalBounds[name]],
      registers,
    });
  }

  /** A metric that is read when somebody asks: counting costs a request nothing but an addition. */
  function read(
    Kind: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    labelNames: string[],
    readings: () => Reading[] | Promise<Reading[]>,
  ): void {
    new Kind({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const now = await readings();
        this.reset();
        for (const [labels, value] of now) this.inc(labels, value);
      },
    });
  }

  function requestsOf(host: string): Map<number, number> {
    const known = requests.get(host);
    if (known) return known;
    // The site's own name is told apart, however many names strangers have made up before.
    const name = requests.size < hostsKnown || host === ownHost(live()) ? host : 'other';
    const counts = requests.get(name) ?? new Map<number, number>();
    requests.set(name, counts);
    return counts;
  }

  return {
    answered(host = '', status, bytes, took) {
      const counts = requestsOf(host);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      sent += bytes;
      seconds(took);
    },
    requests() {
      const byStatus: Record<string, number> = {};
      for (const counts of requests.values())
        for (const [status, count] of counts) byStatus[status] = (byStatus[status] ?? 0) + count;
      return byStatus;
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** The host of the address that a site says it has. */
function ownHost(entry: LogEntry | undefined): string {
  const origin = `${entry?.composition.site.origin ?? defaultSite.origin}`;
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/** Whose page a figure is of. */
interface PageLabels {
  readonly remote: string;
  readonly release: string;
  readonly page: string;
  readonly language: string;
}

/** A value of a metric by its labels. */
type Reading = [labels: Record<string, string>, value: number];
