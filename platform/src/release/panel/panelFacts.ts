import type { Release } from 'shared/contract';
import type { LoadedComposition } from '../../compose/loadComposition.ts';
import type { ReleaseSource } from '../../compose/loadedRelease.ts';
import type { PanelFacts, PanelPackage, PanelPage } from '../../panel/PanelFacts.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { type EarlierVersions, earlierVersions } from '../earlier.ts';
import { type Budgets, budgetOf } from '../gate/checkBudgets.ts';
import { inEach, releasedSize, type ScriptSizes, scriptSizes } from '../gate/scriptSizes.ts';
import { releasedVersions } from '../releasedVersions.ts';
import { sharedStyles } from './sharedStyles.ts';

interface FactsOptions {
  readonly store: ReleaseStore;
  /** What is live for everybody. */
  readonly live: LogEntry;
  /** What is shown. */
  readonly loaded: LoadedComposition;
  /** Where its releases come from. */
  readonly source: ReleaseSource;
  readonly budgets: Budgets;
  /** The packages that are built from the sources that lie here. Of the bytes of those that are shown so a release alone can tell. */
  readonly sources?: Readonly<Record<string, NonNullable<PanelPackage['sources']>>>;
}

/** What the composition panel shows of a composition. @throws what reading its releases throws */
export async function panelFacts(options: FactsOptions): Promise<PanelFacts> {
  const { store, live, loaded, source, sources = {} } = options;
  const { shell, remotes, snapshot } = loaded;
  const byName = remotes.map(({ release }) => release).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const releases = [shell.release, ...byName];
  const earlier = await earlierVersions(store, live);
  const sizes = scriptSizes(loaded, (release, file) => releasedSize(source, release, file));
  const isReleased = (name: string) => sources[name] === undefined || sources[name] === 'there';
  const { number, at, who, why } = live;
  return {
    live: { number, at, who, why },
    packages: await Promise.all(releases.map((release) => packageOf(options, release, earlier))),
    ...(isReleased('shell') && { frame: await inEach(sizes.frame) }),
    pages: await Promise.all(
      snapshot.routes.map(async (route): Promise<PanelPage> => {
        const { path, owner } = route;
        const isMeasured = isReleased('shell') && isReleased(owner);
        return { path, owner, ...(isMeasured && { kilobytes: await pageSizes(sizes, route) }) };
      }),
    ),
    sharedStyles: await sharedStyles(source, releases),
  };
}

const pageSizes = (sizes: ScriptSizes, route: LoadedComposition['snapshot']['routes'][number]) =>
  inEach((language) => sizes.page(route, language));

async function packageOf(
  { store, live, budgets, sources = {} }: FactsOptions,
  { name, version, content, source, shares }: Release,
  earlier: EarlierVersions,
): Promise<PanelPackage> {
  return {
    name,
    version,
    content,
    built: source,
    live: live.composition.releases[name],
    ...(sources[name] && { sources: sources[name] }),
    budget: budgetOf(budgets, name),
    shares,
    releases: await releasesOf(store, name, [live.composition.releases[name], ...(earlier[name] ?? []).toReversed()]),
  };
}

/** The releases of a package that there are; those that are or were live first. One that cannot be read is named without its commit. */
async function releasesOf(
  store: ReleaseStore,
  name: string,
  known: readonly (string | undefined)[],
): Promise<PanelPackage['releases']> {
  const versions = await releasedVersions(store, name);
  const sorted = [...known.filter((each) => each !== undefined && versions.includes(each)), ...versions] as string[];
  return Promise.all(
    [...new Set(sorted)].map(async (version) => {
      const release = await readRelease(store.read, name, version).catch(() => undefined);
      return { version, built: release?.source };
    }),
  );
}
