import { setTimeout as pause } from 'node:timers/promises';
import { ConflictError, InvalidInputError } from 'shared/contract';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';
import type { ChangeOptions } from '../change/ChangeOptions.ts';
import type { LiveResult } from '../change/makeLive.ts';
import { abortCanary, startCanary } from './canary.ts';
import type { EntryArms } from './countViews.ts';
import { type CanaryCounts, evidenceLimit, measureEvidence } from './measureEvidence.ts';

export interface GuardOptions extends ChangeOptions {
  readonly release: ReleaseId;
  /** Shares of visitors for the canary, in percent, one for each step, ascending. */
  readonly steps: readonly number[];
  /** Number of canary visitors that must have come before a step ends. */
  readonly visitors: number;
  /** Time in ms that a step lasts at least. */
  readonly period: number;
  /**
   * Time in ms for all steps together. If it ends too early for the visitors needed, the guard ends the canary. The guard waits as long for
   * another package's canary.
   */
  readonly patience?: number;
  /** Clock of `patience` and `period`; by default the system's. */
  readonly now?: () => number;
  /**
   * Reads the counts of both arms from the servers.
   * @throws if a server does not answer
   */
  readonly look: () => Promise<readonly EntryArms[]>;
  readonly tell: (line: string) => void;
  /** Milliseconds between two reads of the counts. */
  readonly interval?: number;
  readonly permits?: { readonly force?: boolean | undefined; readonly drops?: readonly string[] | undefined };
  /** Ends the guard; the canary goes on with its share. */
  readonly signal?: AbortSignal | undefined;
}

export interface GuardResult {
  readonly outcome: 'stopped' | 'passed' | 'left' | 'unseen';
  readonly evidence: number;
  readonly seen: readonly CanaryCounts[];
  readonly last: LiveResult;
}

/**
 * Starts a canary, and raises its share step by step if enough visitors came without evidence against the canary. Ends the canary if the
 * evidence is strong enough, or if too few visitors come. After the last step the share stays, until somebody promotes the release. While a
 * server does not answer, the share stays, too. While another package's canary runs, waits.
 * @throws ConflictError if somebody else ended or changed the canary; as `startCanary` does
 */
export async function guardCanary(options: GuardOptions): Promise<GuardResult> {
  const { release, visitors, period, look, tell, signal, ...rest } = options;
  const {
    interval = 1000,
    patience = Number.POSITIVE_INFINITY,
    now = () => Date.now(),
    permits = {},
    ...change
  } = rest;
  let over: number | undefined;
  const steps = requireSteps(options.steps);
  const label = `${release.name} ${release.version}`;
  const kept = new Map<string, KeptCounts>();
  let first: number | undefined;
  let last: LiveResult | undefined;
  let [evidence, seen]: [number, CanaryCounts[]] = [0, []];

  for (const [index, percent] of steps.entries()) {
    last = await start(percent, steps[index - 1]);
    over ??= now() + patience;
    first ??= last.entry.number;
    tell(`entry ${last.entry.number}: ${percent} % of the visitors see ${label}.`);
    const began = now();
    let [blind, waits, many] = [false, false, 0];
    for (;;) {
      if (now() >= over) {
        const fact = `${many} of ${visitors} visitors came in time`;
        tell(`${fact}: too few to judge the canary.`);
        return { outcome: 'unseen', evidence, seen, last: await end(`the guard ended ${label}: ${fact}`) };
      }
      if (signal?.aborted) return { outcome: 'left', evidence, seen, last };
      await pause(interval, undefined, { signal }).catch(() => {});
      const looked = await look().catch((error: unknown) => {
        if (!blind) tell(`${getErrorMessage(error)} The guard keeps the share until it can read the counts again.`);
        blind = true;
        return undefined;
      });
      await requireRunning(change.store, release, percent);
      if (!looked) continue;
      if (blind) tell('The guard can read the counts again.');
      blind = false;
      // Collects the counts of all entries since the canary began: other commands add entries, and servers forget old ones.
      const from = first;
      keepCounts(
        kept,
        looked.filter((each) => each.entry >= from && isOf(each, release)),
      );
      const entries = sumByEntry([...kept.values()]);
      seen = entries.map(({ canary, live, canaryArm }) => ({
        share: (canary?.percent ?? 0) / 100,
        live,
        canary: canaryArm,
      }));
      evidence = measureEvidence(seen);
      if (evidence >= evidenceLimit) {
        tell(`${describeSteps(seen)}: the canary fails more often than the live release.`);
        const ended = await end(`the guard stopped ${label}: ${describeSteps(seen)}`);
        return { outcome: 'stopped', evidence, seen, last: ended };
      }
      const came = entries.filter(({ canary }) => canary?.percent === percent);
      many = came.reduce((sum, { canaryArm }) => sum + canaryArm.visitors, 0);
      if (now() - began < period) continue;
      if (many >= visitors) break;
      if (!waits)
        tell(`${many} of ${visitors} visitors of the canary have come. The guard keeps the share until all have come.`);
      waits = true;
    }
    tell(`${describeSteps(seen)}: no evidence against it.`);
  }
  if (!last) throw new Error('There was no step.');
  return { outcome: 'passed', evidence, seen, last };

  /** Starts the canary, or raises its share. Waits while another package's canary runs, because only one can run at a time. */
  async function start(percent: number, from: number | undefined): Promise<LiveResult> {
    const latest = now() + patience;
    for (let isTold = false; ; isTold = true) {
      try {
        return await startCanary({ ...change, release, percent, from, ...permits });
      } catch (error) {
        const running = (await readNewestEntry(change.store))?.canary;
        const isOther = running !== undefined && running.name !== release.name;
        if (!(error instanceof ConflictError) || !isOther || from !== undefined || now() >= latest) throw error;
        if (!isTold) tell(`A canary of ${running.name} ${running.version} runs. The guard waits until it has ended.`);
      }
      await pause(interval, undefined, { signal }).catch(() => {});
      if (signal?.aborted)
        throw new ConflictError({
          fact: `The guard was stopped before the canary of ${label} began.`,
          nextStep: 'Start it again.',
        });
    }
  }

  async function end(why: string): Promise<LiveResult> {
    const ended = await abortCanary({ ...change, why });
    tell(`entry ${ended.entry.number}: the canary has ended.`);
    return ended;
  }
}

export function describeSteps(seen: readonly CanaryCounts[]): string {
  const sum = (of: (seen: CanaryCounts) => number) => seen.reduce((total, each) => total + of(each), 0);
  const arm = (name: 'live' | 'canary') =>
    `${sum((each) => each[name].failed)} of ${sum((each) => each[name].visitors)} visitors`;
  return `the page failed for ${arm('canary')} of the canary and ${arm('live')} of the live release`;
}

function requireSteps(steps: readonly number[]): readonly number[] {
  const rise = steps.every((step, index) => step >= 1 && step <= 99 && step > (steps[index - 1] ?? 0));
  if (steps.length > 0 && rise) return steps;
  throw new InvalidInputError({
    fact: `The steps ${steps.join(', ')} are invalid: each must be greater than the one before, and from 1 to 99 percent.`,
    nextStep: 'Write the steps in this form: --steps 5,25,50.',
  });
}

const isOf = ({ canary }: EntryArms, { name, version }: ReleaseId): boolean =>
  canary?.name === name && canary.version === version;

/** Counts of one server under one log entry. */
interface KeptCounts {
  readonly newest: EntryArms;
  /** Sum of what the server had counted before each of its restarts. */
  readonly earlier: Pick<EntryArms, 'live' | 'canaryArm'>;
}

const noVisitors = { visitors: 0, failed: 0 };

/**
 * Keeps the counts of each server and entry. A server that restarts counts from zero, so a lower count is added to the one before. Keeps
 * each server's counts alone, because a sum over servers does not show which one restarted.
 */
function keepCounts(kept: Map<string, KeptCounts>, looked: readonly EntryArms[]): void {
  const reported = new Map(looked.map((each) => [`${each.server} ${each.entry}`, each]));
  for (const [key, { newest, earlier }] of kept) {
    // A restarted server does not know the entry before the first visitor comes.
    const next = reported.get(key) ?? { ...newest, live: noVisitors, canaryArm: noVisitors };
    reported.delete(key);
    const live = addCounts(earlier.live, newest.live);
    const canaryArm = addCounts(earlier.canaryArm, newest.canaryArm);
    kept.set(key, { newest: next, earlier: hasFallen(newest, next) ? { live, canaryArm } : earlier });
  }
  for (const [key, newest] of reported) kept.set(key, { newest, earlier: { live: noVisitors, canaryArm: noVisitors } });
}

/** Adds up the counts of each entry over servers and their restarts. */
function sumByEntry(kept: readonly KeptCounts[]): EntryArms[] {
  const byEntry = Map.groupBy(kept, ({ newest }) => newest.entry);
  return [...byEntry.values()].flatMap((servers) => {
    const [first] = servers;
    const counts = servers.flatMap(({ newest, earlier }) => [newest, earlier]);
    const live = counts.map((each) => each.live).reduce(addCounts, noVisitors);
    const canaryArm = counts.map((each) => each.canaryArm).reduce(addCounts, noVisitors);
    return first ? [{ ...first.newest, live, canaryArm }] : [];
  });
}

const hasFallen = (before: EntryArms, after: EntryArms): boolean =>
  (['live', 'canaryArm'] as const).some(
    (arm) => after[arm].visitors < before[arm].visitors || after[arm].failed < before[arm].failed,
  );

const addCounts = (a: EntryArms['live'], b: EntryArms['live']) => ({
  visitors: a.visitors + b.visitors,
  failed: a.failed + b.failed,
});

/** Throws unless the canary still runs with this share. @throws ConflictError if somebody else ended or changed it */
async function requireRunning(store: ChangeOptions['store'], { name, version }: ReleaseId, percent: number) {
  const newest = await readNewestEntry(store);
  const canary = newest?.canary;
  if (canary?.name === name && canary.version === version && canary.percent === percent) return;
  throw new ConflictError({
    fact: `Entry ${newest?.number}, "${newest?.why}", is live now: the canary of ${name} ${version} ${
      canary?.version === version ? `is at ${canary.percent} %` : 'has ended'
    }. Another command changed it, not this guard.`,
    nextStep: 'Read "release log". To continue the canary, start the guard again.',
  });
}
