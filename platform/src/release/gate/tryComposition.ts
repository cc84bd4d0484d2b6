import { ExplainedError, type Path, type Release } from 'shared/contract';
import { type CompositionLoadFault, loadCompositionOrReport } from '../../compose/load/loadComposition.ts';
import { createStoreSource, type LoadedComposition } from '../../compose/load/loadedRelease.ts';
import type { ReleaseDescriptions } from '../../compose/load/releaseDescriptions.ts';
import { composePages, type PageMemo } from '../../compose/pages/composePages.ts';
import type { ReusablePages } from '../../compose/pages/knownPages.ts';
import { listPageJobs } from '../../compose/pages/pageRenderer.ts';
import { listCompositionFaults } from '../../compose/site/checkLinks.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { Composition } from '../../store/protocol/logEntry.ts';
import { type Budgets, checkBudgets } from './checkBudgets.ts';
import { checkLocales } from './checkLocales.ts';
import type { Finding } from './Finding.ts';

export interface TrialResult {
  readonly findings: readonly Finding[];
  readonly pages: number;
}

/** A composition to check, which contains the new releases. */
export interface TrialComposition {
  readonly composition: Composition;
  readonly names: ReadonlySet<string>;
  /** Live releases that the new ones replace. If set, downloads of returning visitors are checked. */
  readonly live?: readonly Release[] | undefined;
  /** Package whose rollback leads to this composition. Absent for the composition that would become live: all its pages are checked. */
  readonly other?: string | undefined;
  /** The composition with all its pages, if compose has already rendered and checked them. */
  readonly loaded?: LoadedComposition | undefined;
}

export interface TrialCompositionOptions {
  readonly budgets?: Budgets | undefined;
  /** Maximum duration of rendering one page, in milliseconds. */
  readonly pageTimeLimit?: number | undefined;
  /** Stored pages that may be used instead of rendering them; by default those of the live site. */
  readonly known?: ReusablePages | undefined;
  /** Rendered pages by input hash; the promotion reuses them. */
  readonly rendered?: PageMemo | undefined;
  /** Stored descriptions of the live site's releases, which save evaluating unchanged releases. */
  readonly described?: ReleaseDescriptions | undefined;
}

/** Composes in memory as a promotion does, and returns the faults as findings. */
export async function tryComposition(
  store: ReleaseStore,
  trial: TrialComposition,
  { budgets = {}, pageTimeLimit, known, rendered, described }: TrialCompositionOptions,
): Promise<TrialResult> {
  const source = createStoreSource(store);
  const findings: Finding[] = [];
  const loaded =
    trial.loaded ??
    (await loadCompositionOrReport(
      source,
      trial.composition,
      (fault) => findings.push(toFinding(fault, trial)),
      described,
    ));
  if (!loaded) return { findings, pages: 0 };
  const changedRemotes = trial.other ? [] : loaded.remotes.filter(({ release }) => trial.names.has(release.name));
  for (const remote of changedRemotes) findings.push(...(await checkLocales(remote)));
  const owners = selectOwners(trial);
  const { names, live } = trial;
  findings.push(...(await checkBudgets(loaded, { budgets, source, names, owners, live })));
  if (trial.loaded) return { findings, pages: 0 };
  const { faults, pages } = await tryPages(store, loaded, trial.other ? owners : undefined, {
    pageTimeLimit,
    known,
    rendered,
    isTrial: trial.other !== undefined || rendered === undefined,
  });
  const remedy = 'Correct this fault. The gate rendered the page as it would be live.';
  return { findings: [...findings, ...faults.map((fault) => ({ field: 'pages', fault, remedy }))], pages };
}

/** Converts a fault of loading to a finding. The remedy for routes and the snapshot is the advice in the error itself. */
function toFinding(fault: CompositionLoadFault, trial: TrialComposition): Finding {
  const { field, error } = fault;
  if (!(error instanceof ExplainedError) || error.nextStep === '' || !['routes', 'snapshot'].includes(field))
    return { field, fault: getErrorMessage(error), remedy: getRemedy(fault, trial) };
  return { field, fault: `${error.what} ${error.fact}`.trim(), remedy: error.nextStep };
}

function getRemedy(
  { field, remote = '' }: CompositionLoadFault,
  { composition, names, other }: TrialComposition,
): string {
  const version = (of: string) => composition.releases[of] ?? '';
  switch (field) {
    case 'shell':
      if (names.has('shell') && !other) return 'Correct the Node build of the shell.';
      return `Inspect shell ${version('shell')}, ${other === 'shell' ? 'which the rollback would restore' : 'which is live'}.`;
    case 'shares':
      if (names.has(remote) || names.has('shell'))
        return 'Keep the import inside the remote, or first release a shell that shares it.';
      return `Inspect ${remote} ${version(remote)}, which is live.`;
    case 'site':
      return 'Keep every value that site.json sets.';
    case 'routes':
      return 'Change the path in one of the remotes.';
    case 'snapshot':
      return 'Build the package again. Its release lacks a file or chunk that it names.';
  }
}

/** Returns the packages whose pages to check. After a rollback, these are only those combined with new releases for the first time. */
function selectOwners({ composition, names, other }: TrialComposition): ReadonlySet<string> {
  const { shell: _shell, ...remotes } = composition.releases;
  if (!other) return new Set(names.has('shell') ? Object.keys(remotes) : names);
  if (other === 'shell') return names;
  return new Set(names.has('shell') ? [other] : []);
}

/** Renders all pages with changed inputs and checks links. If `owners` is given: only pages of these packages, without links. */
async function tryPages(
  store: ReleaseStore,
  loaded: LoadedComposition,
  owners: ReadonlySet<string> | undefined,
  { pageTimeLimit, known, rendered, isTrial }: TrialCompositionOptions & { readonly isTrial: boolean },
): Promise<{ readonly faults: readonly string[]; readonly pages: number }> {
  const paths = loaded.snapshot.routes
    .filter(({ owner }) => !owners || owners.has(owner))
    .map(({ path }) => path as Path);
  if (owners && paths.length === 0) return { faults: [], pages: 0 };
  const jobs = listPageJobs(paths).filter(({ notFound }) => !owners || !notFound);
  const pages = await composePages(store, loaded, jobs, { pageTimeLimit, known, pages: rendered, isTrial });
  const faults = owners
    ? pages.flatMap((page) =>
        page.outcome === 'failure' ? [`${page.job.path} in ${page.job.language}: ${page.reason}`] : [],
      )
    : listCompositionFaults(pages, loaded);
  return { faults, pages: pages.filter((page) => page.outcome === 'failure' || page.written).length };
}
