import { CompositionError, contractVersion, NotFoundError, type Release } from 'shared/contract';
import { createStoreSource, type LoadedComposition } from '../../compose/load/loadedRelease.ts';
import { readDescriptions } from '../../compose/load/releaseDescriptions.ts';
import { readKnownPages } from '../../compose/pages/knownPages.ts';
import { cacheStoreReads } from '../../store/backends/cacheStoreReads.ts';
import { createLayeredStore } from '../../store/backends/createLayeredStore.ts';
import type { BytesByKey, ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import { getDescriptionKey } from '../../store/protocol/keys.ts';
import type { Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import { ignoreUnreadable, readJson } from '../../store/protocol/readKey.ts';
import { type ReleaseId, readRelease } from '../../store/protocol/storedRelease.ts';
import { findVersionBefore } from '../live/earlierVersions.ts';
import { replaceReleases } from '../live/liveReleases.ts';
import { checkContainer } from './checkContainer.ts';
import type { Finding } from './Finding.ts';
import { type TrialComposition, type TrialCompositionOptions, tryComposition } from './tryComposition.ts';

export interface GateResult {
  /** Faults; empty if the releases may become live. */
  readonly findings: readonly Finding[];
  /** Warnings, for example about a budget that is exceeded by less than a tenth. */
  readonly warnings: readonly Finding[];
  /** Number of compositions that were tried: the one that would become live, and one per package that could be rolled back afterwards. */
  readonly compositions: number;
  readonly pages: number;
}

/** A change whose result the release gate checks before it becomes live. */
export interface ProposedChange {
  readonly live: LogEntry | undefined;
  readonly composition: Composition;
  /** The composition with all its pages, if compose has already rendered and checked them. */
  readonly loaded?: LoadedComposition | undefined;
}

interface GateOptions extends TrialCompositionOptions {
  /** Files of a release that is not in the store yet, by the key that they would have. */
  readonly files?: BytesByKey | undefined;
  /** Change to check. By default, the new releases replace their packages' live ones. */
  readonly proposal?: ProposedChange | undefined;
}

/**
 * Checks new releases in the composition that would become live, and in each composition after a rollback of another package. Writes
 * nothing. The checks, in order:
 *
 * 1. `readDescription`: `release.json` and the contract's version
 * 2. `checkContainer`: exposed modules, types, and no singleton of its own
 * 3. `loadCompositionOrReport` of compose: shares, site values, routes, snapshot
 * 4. `checkLocales`: the same words in both languages
 * 5. `checkBudgets`: sizes of scripts
 * 6. `tryPages`: every page that the releases affect, and its links
 */
export async function runGate(
  below: ReleaseStore,
  releases: readonly ReleaseId[],
  { files = {}, proposal: given, ...limits }: GateOptions = {},
): Promise<GateResult> {
  const store = cacheStoreReads(createLayeredStore(below, files));
  const read = await Promise.all(releases.map((release) => readDescription(store, release)));
  const unreadable = read.filter((each) => 'field' in each);
  if (unreadable.length > 0) return { findings: unreadable, warnings: [], compositions: 0, pages: 0 };
  const live = given ? given.live : await readNewestEntry(store);
  const proposal = given ?? { live, composition: replaceReleases(live?.composition, releases) };
  const findings: Finding[] = [];
  const warnings: Finding[] = [];
  const replaced: Release[] = [];
  for (const release of read.filter((each) => 'files' in each)) {
    const version = live?.composition.releases[release.name];
    // Compares a release that is live already with the one before it, so that warnings about its size stay the same.
    const replacedVersion =
      live && version === release.version ? await findVersionBefore(store, live, release.name) : version;
    // Ignores a damaged live release, because its team replaces it with a new one.
    const before = replacedVersion
      ? await readRelease(store.read, release.name, replacedVersion).catch(ignoreUnreadable)
      : undefined;
    if (before) replaced.push(before);
    findings.push(...(await checkContainer(release, before, createStoreSource(store).readFile)));
  }
  const trials = await listTrials(store, proposal, new Set(releases.map(({ name }) => name)));
  const knownPages = limits.known ?? (await readKnownPages(store, live));
  const described = limits.described ?? (await readDescriptions(store, live));
  let pages = 0;
  for (const { after, ...trial } of trials) {
    // Skips a composition without a shell, because it has no pages. The first remotes are checked together with the first shell.
    if (!trial.composition.releases.shell) continue;
    const tried = await tryComposition(store, after ? trial : { ...trial, live: replaced }, {
      ...limits,
      known: knownPages,
      described,
    });
    pages += tried.pages;
    // Omits warnings about compositions after a rollback, because the rollback itself prints them.
    if (!after) warnings.push(...pickLargestWarnings(tried.findings.filter(({ isWarning }) => isWarning)));
    const wrong = tried.findings.filter(({ isWarning }) => !isWarning);
    // Ignores faults of a rollback that would also fail without the new releases.
    if (
      after &&
      wrong.length > 0 &&
      (await isRollbackBroken(store, proposal, trial, { ...limits, known: knownPages, described }))
    )
      continue;
    // Reports each fault once, although the live composition and several rollbacks may have it.
    const fresh = wrong.filter(({ fault }) => !findings.some((told) => told.fault === fault));
    findings.push(...fresh.map((finding) => (after ? { ...finding, after } : finding)));
  }
  return { findings, warnings, compositions: trials.length, pages };
}

/** Picks the warning with the largest size for each limit. A limit raised to it would end the other warnings, too. */
function pickLargestWarnings(warnings: readonly Finding[]): Finding[] {
  const most = (one: Finding, other: Finding) =>
    (other.needs?.kilobytes ?? 0) > (one.needs?.kilobytes ?? 0) ? other : one;
  const byValue = Map.groupBy(warnings, ({ needs }) => `${needs?.name} ${needs?.kind}`);
  return [...byValue.values()].map((each) => each.reduce(most));
}

/** Tells whether the rollback would fail even if the new releases were not live. */
async function isRollbackBroken(
  store: ReleaseStore,
  { live }: ProposedChange,
  trial: TrialComposition,
  limits: TrialCompositionOptions,
): Promise<boolean> {
  const { other = '', composition } = trial;
  const version = composition.releases[other] ?? '';
  const alone = replaceReleases(live?.composition, [{ name: other, version }]);
  const { findings } = await tryComposition(store, { composition: alone, names: new Set([other]), other }, limits);
  return findings.some(({ isWarning }) => !isWarning);
}

/** Lists compositions to try: the one that would become live, and one for a rollback of each other package, which `after` names. */
async function listTrials(
  store: ReleaseStore,
  { live, composition, loaded }: ProposedChange,
  names: ReadonlySet<string>,
): Promise<(TrialComposition & { readonly after?: string })[]> {
  const others = live ? Object.keys(live.composition.releases).filter((other) => !names.has(other)) : [];
  const rollbacks = await Promise.all(
    others.map(async (other) => {
      const version = live && (await findVersionBefore(store, live, other));
      if (!version) return [];
      const restored = replaceReleases(composition, [{ name: other, version }]);
      return [{ composition: restored, names, other, after: `a rollback of ${other} to ${version}` }];
    }),
  );
  return [{ composition, names, loaded }, ...rollbacks.flat()];
}

/** Reads the `release.json` of a release. @returns a finding if the file is invalid */
async function readDescription(store: ReleaseStore, { name, version }: ReleaseId): Promise<Release | Finding> {
  const key = getDescriptionKey(name, version);
  const described = await readJson(store.read, key);
  if (described === undefined)
    throw new NotFoundError({
      fact: `There is no release ${name} ${version} in ${store.place}.`,
      nextStep: `Run "release list ${name}" to see the releases.`,
    });
  const { contract } = described as { contract?: unknown };
  if (contract !== contractVersion)
    return {
      field: 'contract',
      fault: `its contract is ${String(contract)}, but this workspace has contract ${contractVersion}`,
      remedy: 'Build the package in the workspace of the live shell. To use a new contract, release the shell first.',
    };
  try {
    const release = await readRelease(store.read, name, version);
    if (release) return release;
    throw new Error(`${key} could not be read.`);
  } catch (error) {
    return { field: 'release.json', fault: getErrorMessage(error), remedy: 'Release the package again.' };
  }
}

export interface PassOptions extends GateOptions {
  /** Permits a release whose only fault is that another package could no longer be rolled back. */
  readonly force?: boolean | undefined;
}

/**
 * Runs the release gate before a change, and throws unless it finds no fault.
 * @throws CompositionError with every finding and its remedy; nothing was written then
 */
export async function passGate(
  store: ReleaseStore,
  releases: readonly ReleaseId[],
  { force = false, ...options }: PassOptions = {},
): Promise<GateResult> {
  return requirePassed(releases, await runGate(store, releases, options), force);
}

/**
 * Returns the gate's result if it has no findings.
 * @throws CompositionError as `passGate` does
 */
export function requirePassed(releases: readonly ReleaseId[], gated: GateResult, force = false): GateResult {
  const standing = gated.findings.filter(({ after }) => !(force && after));
  if (standing.length === 0) return gated;
  const way = standing.every(({ after }) => after)
    ? ' With --force it becomes live, but these rollbacks are then refused.'
    : '';
  throw new CompositionError({
    what: `${releases.map(({ name, version }) => `${name} ${version}`).join(', ')} cannot become live:\n`,
    fact: `  ${standing.map(formatFinding).join('\n  ')}\n`,
    nextStep: `The live site has not changed.${way}`,
  });
}

export const formatFinding = ({ field, fault, remedy, after }: Finding): string =>
  `${field}${after ? ` (after ${after})` : ''}: ${fault}\n    ${remedy}`;
