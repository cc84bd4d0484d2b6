import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { defaultSite } from 'shared/siteValues';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { CacheCounts } from '../../store/protocol/readKey.ts';

/** Maximum number of foreign host names that become labels. Any visitor can send such a name; further ones count as `other`. */
const hostsKnown = 8;

/** Upper bounds of response times, in seconds. A response from the cache takes less than 1 ms, one from a remote store hundreds. */
const secondsBuckets = [0.0005, 0.001, 0.0025, 0.01, 0.05, 0.25, 1, 5];

/** Parts of the server whose numbers the metrics read. */
export interface MetricSources {
  readonly register: Registry;
  readonly cache: CacheCounts;
  /** Returns the entry that is live as far as the server knows; undefined before the first entry. */
  live(): Promise<LogEntry | undefined>;
  lostLines(): number;
  ready(): Promise<boolean>;
}

export interface Metrics {
  /**
   * Counts a response to a visitor.
   * @param seconds duration of the response
   */
  answered(host: string | undefined, status: number, bytes: number, seconds: number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/**
 * Creates a server's metrics for Prometheus, apart from those of pages (`createViewCounters`). Labels have few values: the number of hosts
 * is limited, and visitors cannot create other labels.
 */
export function createMetrics({ register, cache, live, lostLines, ready }: MetricSources): Metrics {
  const registers = [register];
  collectDefaultMetrics({ register });
  const hosts = new Set<string>();
  /** Host name in the site's address, as the newest known entry has it. */
  let ownHost = getHost(undefined);

  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const seconds = new Histogram({
    name: 'porohy_request_seconds',
    help: 'Seconds from a request to the end of its response.',
    buckets: secondsBuckets,
    registers,
  });
  const requests = counter('porohy_requests_total', 'Requests with a response.', 'host', 'status');
  const bytesSent = counter('porohy_response_bytes_total', 'Bytes of bodies that were sent.');
  const reads = counter(
    'porohy_cache_reads_total',
    'Reads of the store, by whether the cache had the file.',
    'answered',
  );
  const lost = counter('porohy_log_lines_lost_total', 'Lines of the access log that could not be written.');
  const isReady = gauge('porohy_ready', '1 while /readyz says that the server is ready.');
  const liveEntry = gauge('porohy_live_entry', 'The number of the entry that is live.');
  const liveSince = gauge('porohy_live_since_seconds', 'When the entry that is live was written, since 1970.');
  const liveReleases = gauge('porohy_live_release_info', 'The releases that are live.', 'remote', 'release');
  const previousReleases = gauge(
    'porohy_previous_release_info',
    'The previous release of each package.',
    'remote',
    'release',
  );

  function tellLive(entry: LogEntry): void {
    ownHost = getHost(entry);
    liveEntry.set(entry.number);
    liveSince.set(Date.parse(entry.at) / 1000);
    liveReleases.reset();
    previousReleases.reset();
    for (const [remote, release] of Object.entries(entry.composition.releases)) {
      liveReleases.set({ remote, release }, 1);
      const before = entry.earlier?.[remote]?.at(-1);
      if (before !== undefined) previousReleases.set({ remote, release: before }, 1);
    }
  }

  function getHostLabel(host: string): string {
    // The site's own host becomes a label even if the maximum is reached.
    if (hosts.size < hostsKnown || host === ownHost) hosts.add(host);
    return hosts.has(host) ? host : 'other';
  }

  return {
    answered(host = '', status, bytes, took) {
      requests.inc({ host: getHostLabel(host), status });
      bytesSent.inc(bytes);
      seconds.observe(took);
    },
    async text() {
      const entry = await live();
      if (entry) tellLive(entry);
      isReady.set((await ready()) ? 1 : 0);
      // Cache and access log have their own totals. Prometheus counters cannot be set, so they are reset and increased to these totals.
      for (const each of [reads, lost]) each.reset();
      reads.inc({ answered: 'cache' }, cache.hits);
      reads.inc({ answered: 'store' }, cache.misses);
      lost.inc(lostLines());
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

function getHost(entry: LogEntry | undefined): string {
  const origin = `${entry?.composition.site.origin ?? defaultSite.origin}`;
  return URL.canParse(origin) ? new URL(origin).host : '';
}
