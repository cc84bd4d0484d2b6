import { contractVersion, type Path, type Release } from 'shared/contract';
import { buildRouteTable } from '../../compose/buildRouteTable.ts';
import { checkShares } from '../../compose/checkShares.ts';
import { faultsOf } from '../../compose/compose.ts';
import { composePages } from '../../compose/composePages.ts';
import type { LoadedComposition } from '../../compose/loadComposition.ts';
import { type LoadedRemote, loadRemote, loadShell, readReleaseFile } from '../../compose/loadedRelease.ts';
import { jobsOf, type PageJob } from '../../compose/prerenderPages.ts';
import { pageRenderer } from '../../compose/renderPage.ts';
import { takeSnapshot } from '../../compose/takeSnapshot.ts';
import { releaseKey } from '../../store/protocol/keys.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import { parseJson } from '../../store/protocol/readKey.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { type Named, withRelease } from '../live.ts';
import { earlierVersion } from '../rollback.ts';
import { type Budgets, checkBudgets } from './checkBudgets.ts';
import { checkContainer } from './checkContainer.ts';
import { checkLocales } from './checkLocales.ts';
import type { Finding } from './Finding.ts';
import { layeredStore } from './layeredStore.ts';

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
  readonly files?: Readonly<Record<string, Uint8Array | string>> | undefined;
  readonly budgets?: Budgets | undefined;
}

/**
 * Holds a release against the live composition, and against every composition that the rollback of another package would restore beside
 * it: contract, exposed modules, types, shares, routes, words in both languages, budgets, and every page that the release touches.
 * Nothing is written.
 */
export async function gate(
  below: ReleaseStore,
  release: Named,
  { files = {}, budgets = {} }: GateOptions = {},
): Promise<Gated> {
  const store = layeredStore(below, files);
  const described = await readDescription(store, release);
  if ('field' in described) return { findings: [described], compositions: 0, pages: 0 };
  const live = await newestEntry(store.read);
  const liveVersion = live?.composition.releases[release.name];
  const liveRelease = liveVersion ? await readRelease(store.read, release.name, liveVersion) : undefined;
  const findings = await checkContainer(described, liveRelease, (of, file) => readReleaseFile(store, of, file));

  const now = withRelease(live?.composition ?? { releases: {}, site: {} }, release);
  const trials = [{ composition: now, other: undefined as string | undefined, after: undefined as string | undefined }];
  for (const other of live ? Object.keys(live.composition.releases).filter((name) => name !== release.name) : []) {
    const version = live && (await earlierVersion(store, live, other));
    if (version)
      trials.push({
        composition: withRelease(now, { name: other, version }),
        other,
        after: `a rollback of ${other} to ${version}`,
      });
  }
  let pages = 0;
  for (const { composition, other, after } of trials) {
    // Without a shell nothing can be composed yet: the first releases are held against each other once it is there.
    if (!composition.releases.shell) continue;
    const tried = await tryComposition(store, composition, { name: release.name, other, budgets });
    pages += tried.pages;
    // What is wrong already without the rollback is told once.
    const fresh = tried.findings.filter(({ fault }) => !findings.some((told) => told.fault === fault));
    findings.push(...fresh.map((finding) => (after ? { ...finding, after } : finding)));
  }
  return { findings, compositions: trials.length, pages };
}

/** The description of the release, or why it cannot be read. */
async function readDescription(store: ReleaseStore, { name, version }: Named): Promise<Release | Finding> {
  const key = releaseKey(name, version, 'release.json');
  const bytes = await store.read(key);
  if (!bytes)
    throw new Error(
      `There is no release ${name} ${version} in ${store.place}. "release list ${name}" shows those there are.`,
    );
  const { contract } = parseJson(bytes, key) as { contract?: unknown };
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

interface Tried {
  readonly findings: readonly Finding[];
  readonly pages: number;
}

interface Trial {
  /** The package that is at the gate. */
  readonly name: string;
  /** The package whose rollback is tried; without it every page of the site is held. */
  readonly other: string | undefined;
  readonly budgets: Budgets;
}

/** Composes as if for real, in memory. */
async function tryComposition(
  store: ReleaseStore,
  composition: LoadedComposition['composition'],
  { name, other, budgets }: Trial,
): Promise<Tried> {
  const findings: Finding[] = [];
  const attempt = async <T>(field: string, remedy: string, run: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (error) {
      findings.push({ field, fault: messageOf(error), remedy });
      return undefined;
    }
  };
  const { shell: shellVersion = '', ...others } = composition.releases;
  const remedyOfShell =
    name === 'shell' && !other
      ? 'Mend the Node build of the shell.'
      : `Look at shell ${shellVersion}, ${other === 'shell' ? 'which the rollback would restore' : 'which is live'}.`;
  const shell = await attempt('shell', remedyOfShell, () => loadShell(store, shellVersion));
  if (!shell) return { findings, pages: 0 };
  const remotes: LoadedRemote[] = [];
  for (const [remote, version] of Object.entries(others)) {
    const remedy =
      remote === name || name === 'shell'
        ? 'Keep what the remote needs inside it, or release the shell with it first.'
        : `Look at ${remote} ${version}, which is live.`;
    const loaded = await attempt('shares', remedy, () => loadRemote(store, shell, remote, version));
    if (!loaded) continue;
    await attempt('shares', remedy, () => checkShares(shell, loaded));
    remotes.push(loaded);
  }
  if (findings.length > 0) return { findings, pages: 0 };
  const site = await attempt('site', 'Keep every value of the business that site.json names.', () =>
    shell.module.mergeSite(composition.site, 'the composition'),
  );
  if (!site) return { findings, pages: 0 };
  const routes = await attempt('routes', "Change the path in one remote's routes.ts.", () =>
    buildRouteTable(shell, remotes, site),
  );
  if (!routes) return { findings, pages: 0 };
  const loaded = { composition, shell, remotes, site, snapshot: takeSnapshot(composition, remotes, routes) };
  const own = remotes.find(({ release }) => release.name === name);
  if (own && !other) findings.push(...(await checkLocales(own.remote)));
  // What a rollback brings together that was not together before: the release and the other one.
  const owners = new Set(
    !other
      ? name === 'shell'
        ? Object.keys(others)
        : [name]
      : other === 'shell'
        ? [name]
        : name === 'shell'
          ? [other]
          : [],
  );
  findings.push(...(await checkBudgets(loaded, owners, budgets, (release, file) => sizeAsSent(store, release, file))));
  const { faults, pages } = await tryPages(store, loaded, other ? owners : undefined);
  findings.push(
    ...faults.map((fault) => ({
      field: 'pages',
      fault,
      remedy: 'Mend what the line names; the page was rendered as it would be live.',
    })),
  );
  return { findings, pages };
}

/** Renders every page that was not made of the same before. With owners only theirs, and their links are not followed. */
async function tryPages(
  store: ReleaseStore,
  loaded: LoadedComposition,
  owners: ReadonlySet<string> | undefined,
): Promise<{ readonly faults: readonly string[]; readonly pages: number }> {
  const paths = loaded.snapshot.routes
    .filter(({ owner }) => !owners || owners.has(owner))
    .map(({ path }) => path as Path);
  if (owners && paths.length === 0) return { faults: [], pages: 0 };
  const jobs = jobsOf(paths).filter(({ notFound }) => !owners || !notFound);
  const render = pageRenderer(store, loaded);
  const inTurn = async (missing: readonly PageJob[]) => {
    const made = [];
    for (const job of missing) made.push(await render(job));
    return made;
  };
  const pages = await composePages(store, loaded, jobs, () => {}, inTurn);
  const releases = [loaded.shell.release, ...loaded.remotes.map(({ release }) => release)];
  const faults = owners
    ? pages.flatMap((page) =>
        page.outcome === 'failure' ? [`${page.job.path} in ${page.job.language}: ${page.reason}`] : [],
      )
    : faultsOf(pages, releases);
  return { faults, pages: pages.filter((page) => page.outcome === 'failure' || page.rendered).length };
}

/** Brotli bytes where the file has a twin, as it travels; the plain ones where it is too small for one. */
async function sizeAsSent(store: ReleaseStore, release: Release, file: string): Promise<number> {
  const sent = `${file}.br` in release.files ? `${file}.br` : file;
  return (await readReleaseFile(store, release, sent)).length;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
