import { LRUCache } from 'lru-cache';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { FailureReport, VitalsReport } from './parseReport.ts';
import type { Arm, View } from './viewName.ts';
import { countVital, noVitals, type VitalCounts, type VitalName, vitalNames } from './vitals.ts';

/** What was seen of one arm of one entry. */
export interface ArmCounts {
  /** Pages that were sent: not what stands for an address that has none. */
  views: number;
  /** Visitors on whose page script has run, and the canary's release is in it: those who could meet a failure. Counted while a canary runs. */
  visitors: number;
  /** Those of them whose page has failed. */
  failed: number;
}

/** What was seen of one release. */
export interface ReleaseCounts {
  readonly name: string;
  readonly version: string;
  /** Its own pages that were sent, of the shell all: what failures are a share of. */
  views: number;
  /** What pages have reported of its scripts. */
  readonly failures: Record<FailureReport['kind'], number>;
  /** How fast its own pages were. */
  readonly vitals: VitalCounts;
}

/** One figure of one page's speed. */
export interface Vital {
  readonly name: VitalName;
  readonly value: number;
  readonly release: { readonly name: string; readonly version: string };
  readonly page: string;
  readonly language: 'ua' | 'en';
}

/** How many visitors of an arm are told apart. From then on nobody is added, neither to those who came nor to those who failed. */
const visitorsKnown = 200_000;
/** Of how many entries the arms are known: a page may have been loaded before the last change. */
const entriesKnown = 4;
/** Of how many releases something is known; the one of which nothing was heard for longest goes first. */
const releasesKnown = 200;

interface Counted {
  readonly counts: ArmCounts;
  /** Views by the package whose page it was. */
  readonly pages: Map<string, number>;
  readonly visitors: Set<string>;
  readonly failed: Set<string>;
}

/**
 * Counts what visitors meet, by entry and arm and by release: in memory, of a bounded size, and of nobody in particular. Visitors are those of a
 * canary's draw: one who loads a broken page ten times has failed once.
 */
export function makeTally() {
  const entries = new Map<number, { readonly entry: LogEntry; readonly arms: Record<Arm, Counted> }>();
  const releases = new LRUCache<string, ReleaseCounts>({ max: releasesKnown });
  const vitals = new Set<(vital: Vital) => void>();
  let views = 0;

  function countedOf(entry: LogEntry): Record<Arm, Counted> {
    const known = entries.get(entry.number);
    if (known) return known.arms;
    const arms = { live: nobody(), canary: nobody() };
    entries.set(entry.number, { entry, arms });
    if (entries.size > entriesKnown) forget(Math.min(...entries.keys()));
    return arms;
  }

  /** Of an entry that is known no more its releases keep the views. */
  function forget(number: number): void {
    const known = entries.get(number);
    entries.delete(number);
    if (known) for (const [release, count] of viewsOf(known)) releaseOf(release).views += count;
  }

  function releaseOf({ name, version }: Named): ReleaseCounts {
    const key = `${name}@${version}`;
    const known = releases.get(key);
    if (known) return known;
    const counts = { name, version, views: 0, failures: { hydration: 0, error: 0, module: 0 }, vitals: noVitals() };
    releases.set(key, counts);
    return counts;
  }

  function ran(entry: LogEntry, { arm, visitor }: Pick<View, 'arm' | 'visitor'>): Counted | undefined {
    if (!entry.canary) return undefined;
    const counted = countedOf(entry)[arm];
    if (counted.visitors.size < visitorsKnown) counted.visitors.add(visitor);
    counted.counts.visitors = counted.visitors.size;
    return counted;
  }

  return {
    /** @param owner the package whose page it was */
    viewed(entry: LogEntry, { arm }: Pick<View, 'arm'>, owner: string): void {
      const { counts, pages } = countedOf(entry)[arm];
      counts.views += 1;
      pages.set(owner, (pages.get(owner) ?? 0) + 1);
      views += 1;
    },

    /** The page of a view runs its script: whoever looks at it is a visitor from now on. */
    ran,

    /** @param entry the entry that was live when the page was sent */
    failed(entry: LogEntry, view: View, { kind, script }: FailureReport): void {
      // A page that reports a failure has run its script. Another server may have sent it.
      const counted = ran(entry, view);
      if (counted?.visitors.has(view.visitor)) {
        counted.failed.add(view.visitor);
        counted.counts.failed = counted.failed.size;
      }
      releaseOf(releaseBehind(entry, view.arm, script)).failures[kind] += 1;
    },

    /** @param owner whose page it is: its release answers for the figures */
    measured(entry: LogEntry, view: View, report: VitalsReport, { owner, page, language }: PageOwner): void {
      const release = { name: owner, version: versionIn(entry, view.arm, owner) };
      const counts = releaseOf(release).vitals;
      for (const name of vitalNames) {
        const value = report[name];
        if (value === undefined) continue;
        countVital(counts, name, value);
        for (const told of vitals) told({ name, value, release, page, language });
      }
    },

    /** Tells of each figure when it comes. */
    onVital(told: (vital: Vital) => void): void {
      vitals.add(told);
    },

    /** Pages that were sent, of all entries. */
    views: () => views,

    /** The arms of the entries that are known, oldest first. */
    arms: () =>
      [...entries.values()].map(({ entry, arms }) => ({
        entry: entry.number,
        canary: entry.canary,
        live: { ...arms.live.counts },
        canaryArm: { ...arms.canary.counts },
      })),

    /** All releases of which something was seen, by name; those of a package in the order in which they were seen. */
    releases(): readonly ReleaseCounts[] {
      const now = new Map<ReleaseCounts, number>();
      for (const known of entries.values())
        for (const [release, count] of viewsOf(known)) {
          const counts = releaseOf(release);
          now.set(counts, (now.get(counts) ?? 0) + count);
        }
      return [...releases.rvalues()]
        .filter((each) => each !== undefined)
        .map((each) => ({ ...structuredClone(each), views: each.views + (now.get(each) ?? 0) }))
        .sort((a, b) => a.name.localeCompare(b.name));
    },
  };
}

export type Tally = ReturnType<typeof makeTally>;

/** Whose page it is, by its address and the listing of the site. */
export interface PageOwner {
  readonly owner: string;
  readonly page: string;
  readonly language: 'ua' | 'en';
}

interface Named {
  readonly name: string;
  readonly version: string;
}

/** How many pages of each of its releases were sent under an entry: all of them run the shell's. */
function viewsOf({
  entry,
  arms,
}: {
  readonly entry: LogEntry;
  readonly arms: Record<Arm, Counted>;
}): [Named, number][] {
  const { live, canary } = arms;
  const own = ({ counts, pages }: Counted, name: string) => (name === 'shell' ? counts.views : (pages.get(name) ?? 0));
  const shown = Object.entries(entry.composition.releases).map(([name, version]): [Named, number] => [
    { name, version },
    own(live, name) + (name === entry.canary?.name ? 0 : own(canary, name)),
  ]);
  return entry.canary ? [...shown, [entry.canary, own(canary, entry.canary.name)]] : shown;
}

const nobody = (): Counted => ({
  counts: { views: 0, visitors: 0, failed: 0 },
  pages: new Map(),
  visitors: new Set(),
  failed: new Set(),
});

/** The release whose script it was; the shell's where nothing says it: it has loaded all others. */
export function releaseBehind(entry: LogEntry, arm: Arm, script: string): { name: string; version: string } {
  const [, named = ''] = /^\/r\/([a-z][a-z0-9-]*)\//.exec(script) ?? [];
  const name = Object.hasOwn(entry.composition.releases, named) ? named : 'shell';
  return { name, version: versionIn(entry, arm, name) };
}

const versionIn = ({ composition, canary }: LogEntry, arm: Arm, name: string): string =>
  (arm === 'canary' && canary?.name === name ? canary.version : composition.releases[name]) ?? '';
