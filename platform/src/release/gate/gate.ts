import { contractVersion, NotFoundError, type Release } from 'shared/contract';
import { releasesIn } from '../../compose/loadedRelease.ts';
import { layeredStore } from '../../store/layeredStore.ts';
import { messageOf } from '../../store/messageOf.ts';
import { releaseKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import { readJson } from '../../store/protocol/readKey.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import type { ReleaseStore, StoredBytes } from '../../store/releaseStore.ts';
import { type Named, withRelease } from '../live.ts';
import { earlierVersion } from '../rollback.ts';
import type { Budgets } from './checkBudgets.ts';
import { checkContainer } from './checkContainer.ts';
import type { Finding } from './Finding.ts';
import { type Trial, tryComposition } from './tryComposition.ts';

/** What passing the gate came to. */
export interface Gated {
  /** Empty where the release may become live. */
  readonly findings: readonly Finding[];
  /** The compositions it was held against: what would be live, and what each rollback would restore. */
  readonly compositions: number;
  readonly pages: number;
}

export interface GateOptions {
  /** The files of a release that is not in the store yet, by their keys. */
  readonly files?: StoredBytes | undefined;
  readonly budgets?: Budgets | undefined;
  /** In milliseconds: how long one page may take. */
  readonly pageTimeLimit?: number | undefined;
}

/**
 * Holds a release against the live composition, and against every composition that the rollback of another package would restore beside
 * it: contract, exposed modules, types, shares, routes, words in both languages, budgets, and every page that the release touches.
 * Nothing is written.
 */
export async function gate(
  below: ReleaseStore,
  release: Named,
  { files = {}, ...limits }: GateOptions = {},
): Promise<Gated> {
  const store = layeredStore(below, files);
  const described = await readDescription(store, release);
  if ('field' in described) return { findings: [described], compositions: 0, pages: 0 };
  const live = await newestEntry(store.read);
  const liveVersion = live?.composition.releases[release.name];
  const liveRelease = liveVersion ? await readRelease(store.read, release.name, liveVersion) : undefined;
  const findings = await checkContainer(described, liveRelease, releasesIn(store).readFile);
  const trials = await trialsOf(store, live, release);
  let pages = 0;
  for (const { after, ...trial } of trials) {
    // Without a shell nothing can be composed yet: the first releases are held against each other once it is there.
    if (!trial.composition.releases.shell) continue;
    const tried = await tryComposition(store, trial, limits);
    pages += tried.pages;
    // What is wrong already without the rollback is told once.
    const fresh = tried.findings.filter(({ fault }) => !findings.some((told) => told.fault === fault));
    findings.push(...fresh.map((finding) => (after ? { ...finding, after } : finding)));
  }
  return { findings, compositions: trials.length, pages };
}

/** What would be live, and what each rollback of another package would make of it; `after` names the rollback. */
async function trialsOf(
  store: ReleaseStore,
  live: LogEntry | undefined,
  release: Named,
): Promise<(Trial & { readonly after?: string })[]> {
  const { name } = release;
  const now = withRelease(live?.composition ?? { releases: {}, site: {} }, release);
  if (!live) return [{ composition: now, name }];
  const others = Object.keys(live.composition.releases).filter((other) => other !== name);
  const rollbacks = await Promise.all(
    others.map(async (other) => {
      const version = await earlierVersion(store, live, other);
      if (!version) return [];
      const composition = withRelease(now, { name: other, version });
      return [{ composition, name, other, after: `a rollback of ${other} to ${version}` }];
    }),
  );
  return [{ composition: now, name }, ...rollbacks.flat()];
}

/** The description of the release, or why it cannot be read. */
async function readDescription(store: ReleaseStore, { name, version }: Named): Promise<Release | Finding> {
  const key = releaseKey(name, version, 'release.json');
  const described = await readJson(store.read, key);
  if (described === undefined)
    throw new NotFoundError({
      fact: `There is no release ${name} ${version} in ${store.place}.`,
      nextStep: `"release list ${name}" shows those there are.`,
    });
  const { contract } = described as { contract?: unknown };
  if (contract !== contractVersion)
    return {
      field: 'contract',
      fault: `it is ${String(contract)}, and this workspace speaks ${contractVersion}`,
      remedy: 'Build the package in the workspace whose shell is live; a new contract is released shell first.',
    };
  try {
    const release = await readRelease(store.read, name, version);
    if (release) return release;
    throw new Error(`${key} could not be read.`);
  } catch (error) {
    return { field: 'release.json', fault: messageOf(error), remedy: 'Release the package again.' };
  }
}
