import { LRUCache } from 'lru-cache';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { type FailureReport, type ReportVerdict, reportVerdicts, type VitalsReport } from './parseReport.ts';
import type { CanaryArm, View } from './viewId.ts';

/** Counts of one arm (live or canary) under one log entry. */
export interface ArmCounts {
  /** Number of pages sent. Error documents do not count. */
  views: number;
  /**
   * Number of visitors on whose page the canary's package has run its script. Only such pages can report a failure of the package. Counted
   * only during a canary.
   */
  visitors: number;
  /** Number of `visitors` with a failure on at least one page. */
  failed: number;
}

/** A page's owner (a package), path and language, as labels of metrics. */
export interface PageOwner {
  readonly owner: string;
  readonly page: string;
  readonly language: 'ua' | 'en';
}

/** Upper bounds of the buckets, with the limits of "good" and "poor" (web.dev/vitals). LCP and INP in ms; CLS has no unit. */
const vitalBounds = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 8000],
  inp: [50, 100, 150, 200, 300, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.25, 0.5],
};
const vitalNames = ['lcp', 'inp', 'cls'] as const;
const failureKinds: readonly FailureReport['kind'][] = ['hydration', 'error', 'module'];

/** Maximum number of visitors to remember per arm. Later visitors do not count, whether their page fails or not. */
const maxVisitors = 200_000;
/** Number of log entries with counters. More than one, because some visitors loaded their page under an earlier entry. */
const maxEntries = 4;
/** Maximum number of releases with counters. The least recently used counters are dropped. */
const maxReleases = 200;
/** Maximum number of pages with counters. The least recently used counters are dropped. */
const maxPages = 1000;

interface ArmCounters {
  views: number;
  readonly visitors: Set<string>;
  readonly failed: Set<string>;
}

/**
 * Creates counters of views and failures for Prometheus and for guards: by log entry and arm, and by release. Their size is bounded, and
 * they contain no personal data. A visitor whose page fails ten times counts as failed once.
 */
export function createViewCounters(register: Registry) {
  const registers = [register];
  const releaseLabelNames = ['remote', 'release'];
  const reports = new Counter({
    name: 'porohy_reports_total',
    help: 'Reports from pages, by verdict.',
    labelNames: ['verdict'],
    registers,
  });
  const documents = new Counter({ name: 'porohy_document_views_total', help: 'Pages that were sent.', registers });
  const views = new Counter({
    name: 'porohy_release_views_total',
    help: 'Pages of a release that were sent.',
    labelNames: releaseLabelNames,
    registers,
  });
  const failures = new Counter({
    name: 'porohy_page_failures_total',
    help: 'Failures that pages reported.',
    labelNames: [...releaseLabelNames, 'kind'],
    registers,
  });
  const vitals = vitalNames.map((name) => {
    const histogram = new Histogram({
      name: `porohy_vitals_${name}${name === 'cls' ? '' : '_milliseconds'}`,
      help: `${name.toUpperCase()} as sampled visitors met it.`,
      labelNames: [...releaseLabelNames, 'page', 'language'],
      buckets: vitalBounds[name],
      registers,
    });
    return [name, histogram] as const;
  });
  registerArmGauge('porohy_views', 'Pages sent, of the newest entries.', 'views');
  registerArmGauge('porohy_canary_visitors', 'Visitors who could see a failure, while a canary runs.', 'visitors');
  registerArmGauge('porohy_canary_failed_visitors', 'Visitors whose page has failed.', 'failed');
  // Starts each counter at 0. Otherwise Prometheus would miss its first increase.
  for (const verdict of reportVerdicts) reports.inc({ verdict }, 0);

  const entries = new Map<number, { readonly entry: LogEntry; readonly arms: Record<CanaryArm, ArmCounters> }>();
  const releases = new LRUCache<string, { remote: string; release: string }>({
    max: maxReleases,
    dispose: (labels) => {
      views.remove(labels);
      for (const kind of failureKinds) failures.remove({ ...labels, kind });
    },
  });
  const pages = new LRUCache<string, Record<string, string>>({
    max: maxPages,
    dispose: (labels) => {
      for (const [, histogram] of vitals) histogram.remove(labels);
    },
  });

  function registerArmGauge(name: string, help: string, figure: keyof ArmCounts): void {
    new Gauge({
      name,
      help,
      labelNames: ['entry', 'arm'],
      registers,
      collect() {
        this.reset();
        for (const { entry, live, canaryArm } of arms()) {
          this.set({ entry, arm: 'live' }, live[figure]);
          this.set({ entry, arm: 'canary' }, canaryArm[figure]);
        }
      },
    });
  }

  function countersFor(entry: LogEntry): Record<CanaryArm, ArmCounters> {
    const counted = entries.get(entry.number);
    if (counted) return counted.arms;
    const arms = { live: createCounters(), canary: createCounters() };
    entries.set(entry.number, { entry, arms });
    if (entries.size > maxEntries) entries.delete(Math.min(...entries.keys()));
    return arms;
  }

  function releaseLabels(entry: LogEntry, arm: CanaryArm, name: string) {
    const release = findVersion(entry, arm, name);
    const key = `${name}@${release}`;
    const counts = releases.get(key);
    if (counts) return counts;
    const labels = { remote: name, release };
    releases.set(key, labels);
    views.inc(labels, 0);
    for (const kind of failureKinds) failures.inc({ ...labels, kind }, 0);
    return labels;
  }

  function countRun(entry: LogEntry, { arm, visitor }: Pick<View, 'arm' | 'visitor'>): ArmCounters | undefined {
    if (!entry.canary) return undefined;
    const counted = countersFor(entry)[arm];
    if (counted.visitors.size < maxVisitors) counted.visitors.add(visitor);
    return counted;
  }

  function arms() {
    return [...entries.values()].map(({ entry, arms }) => ({
      entry: entry.number,
      canary: entry.canary,
      live: summarizeCounters(arms.live),
      canaryArm: summarizeCounters(arms.canary),
    }));
  }

  return {
    /** @param owner package that owns the page; the view also counts for the shell */
    countView(entry: LogEntry, { arm }: Pick<View, 'arm'>, owner: string): void {
      countersFor(entry)[arm].views += 1;
      documents.inc();
      views.inc(releaseLabels(entry, arm, 'shell'));
      if (owner !== 'shell') views.inc(releaseLabels(entry, arm, owner));
    },

    countRun,

    /** @param entry log entry that was live when the page was sent */
    countFailure(entry: LogEntry, view: View, { kind, script }: FailureReport): void {
      // Counts the run of the script, too, because the page may have reported it to another server.
      const counted = countRun(entry, view);
      if (counted?.visitors.has(view.visitor)) counted.failed.add(view.visitor);
      failures.inc({ ...releaseLabels(entry, view.arm, findScriptOwner(entry, view.arm, script)), kind });
    },

    /** @param owner package that owns the page; the vitals count for its release */
    countVitals(entry: LogEntry, view: View, report: VitalsReport, { owner, page, language }: PageOwner): void {
      const labels = { remote: owner, release: findVersion(entry, view.arm, owner), page, language };
      const key = Object.values(labels).join(' ');
      if (!pages.get(key)) pages.set(key, labels);
      for (const [name, histogram] of vitals) {
        const value = report[name];
        if (value !== undefined) histogram.observe(labels, value);
      }
    },

    countVerdict: (verdict: ReportVerdict): void => reports.inc({ verdict }),

    arms,
  };
}

export type ViewCounters = ReturnType<typeof createViewCounters>;

const createCounters = (): ArmCounters => ({ views: 0, visitors: new Set(), failed: new Set() });

const summarizeCounters = ({ views, visitors, failed }: ArmCounters): ArmCounts => ({
  views,
  visitors: visitors.size,
  failed: failed.size,
});

/** Finds the package that owns a script. An unknown script counts for the shell, which loads all scripts. */
function findScriptOwner({ composition, canary }: LogEntry, arm: CanaryArm, script: string): string {
  const [, named = ''] = /^\/r\/([a-z][a-z0-9-]*)\//.exec(script) ?? [];
  // The live site lacks the canary's package if the canary is the first release of a remote.
  const isKnown = Object.hasOwn(composition.releases, named) || (arm === 'canary' && canary?.name === named);
  return isKnown ? named : 'shell';
}

const findVersion = ({ composition, canary }: LogEntry, arm: CanaryArm, name: string): string =>
  (arm === 'canary' && canary?.name === name ? canary.version : composition.releases[name]) ?? '';
