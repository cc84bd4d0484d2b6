import { type Language, languages, type Release, type TableRoute } from 'shared/contract';
import { findStarter, listFrameScripts, listScripts } from '../../compose/load/createSnapshot.ts';
import type { LoadedComposition, ReleaseSource } from '../../compose/load/loadedRelease.ts';
import { findReleasedFile } from '../../compose/site/findReleasedFile.ts';
import type { BudgetValue, Finding } from './Finding.ts';

/** Limits for JavaScript in KB (1000 bytes) of brotli. `readWorkspaceBudgets` reads them from each package's `budget.json`. */
export interface Budgets {
  /** By remote: limit for all scripts that hydrate one of its pages, the frame's included. For `shell`: for starter and frame. */
  readonly firstLoad?: Readonly<Record<string, number>>;
  /** By package: limit for scripts that a returning visitor of a page downloads again after a release, if there were no deltas. */
  readonly returning?: Readonly<Record<string, number>>;
}

/** Limit in KB for a package that has no `budget.json`. */
const otherwise = 150;

/** Factor up to which exceeding a limit is only a warning. Limits should prevent accidents, not growth. */
const headroom = 1.1;

const remedies: Readonly<Record<BudgetValue['kind'], string>> = {
  firstLoad: 'Load later what the first screen does not need, or remove it. Run "npm run bench" to see the sizes.',
  returning: 'Find the code that changes with each release. Move code that seldom changes into its own chunk.',
};

export const getBudget = (budgets: Budgets, name: string) => ({
  firstLoad: budgets.firstLoad?.[name] ?? otherwise,
  returning: budgets.returning?.[name] ?? otherwise,
});

export interface BudgetCheck {
  readonly budgets: Budgets;
  readonly source: ReleaseSource;
  /** Packages with new releases. */
  readonly names: ReadonlySet<string>;
  /** Packages whose pages are checked. */
  readonly owners: ReadonlySet<string>;
  /**
   * Live releases, which are in visitors' caches; if given, repeated downloads are checked. A package that becomes live for the first time
   * has none.
   */
  readonly live?: readonly Release[] | undefined;
}

/**
 * Compares the limits with the compressed size of the scripts in pages. Up to a tenth above a limit is only a warning. Checks the frame only
 * with a new shell, because no other package can make it smaller. `npm run e2e` measures scripts that pages load later.
 */
export async function checkBudgets(
  loaded: LoadedComposition,
  { budgets, source, names, owners, live }: BudgetCheck,
): Promise<Finding[]> {
  const { shell, remotes, snapshot } = loaded;
  const findings: Finding[] = [];
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const sizes = measureScripts(loaded, source);
  /** Adds a finding if a size is above its limit. @param others sum of the limits (KB) of other packages on the page */
  const hold = (says: string, asked: number, { name, kind }: Omit<BudgetValue, 'kilobytes'>, others = 0) => {
    const allowed = others + getBudget(budgets, name)[kind];
    if (asked <= allowed) return;
    const isWarning = asked <= allowed * headroom;
    const refused = `Above ${(allowed * headroom).toFixed(1)} KB the gate refuses it.`;
    findings.push({
      field: 'budgets',
      fault: `${says} ${asked.toFixed(1)} KB of JavaScript${kind === 'returning' ? ' again' : ''}, but the budget is ${allowed} KB`,
      remedy: `${isWarning ? `${refused} ` : ''}${remedies[kind]} To accept the size, run "release publish ${name} --accept-size".`,
      ...(isWarning && { isWarning }),
      needs: { name, kind, kilobytes: Math.ceil(asked - others) },
    });
  };
  for (const language of names.has(shell.release.name) ? languages : [])
    hold(`the frame in ${language} is`, await sizes.frame(language), { name: 'shell', kind: 'firstLoad' });
  for (const route of snapshot.routes.filter(({ owner }) => owners.has(owner))) {
    for (const language of languages) {
      const at = `${route.path} in ${language}`;
      hold(`${at} loads`, await sizes.page(route, language), { name: route.owner, kind: 'firstLoad' });
      const changing = [route.owner, shell.release.name].filter((name) => names.has(name));
      const [name, ...others] = changing;
      // Skips a package that becomes live for the first time, because no visitor has its scripts in the cache.
      if (!live || !name || !changing.every((each) => live.some((release) => release.name === each))) continue;
      const keptReleases = [...live, ...releases.filter((release) => !changing.includes(release.name))];
      const again = await sizes.pageBeyond(keptReleases, route, language);
      const theirs = others.reduce((sum, each) => sum + getBudget(budgets, each).returning, 0);
      hold(`${at} makes returning visitors fetch`, again, { name, kind: 'returning' }, theirs);
    }
  }
  return findings;
}

/** Measures scripts of a composition in KB (1000 bytes), compressed as hosts send them. */
export interface ScriptSizes {
  /** Measures the starter, and the scripts of header and footer. */
  frame(language: Language): Promise<number>;
  /** Measures all scripts of a page, with those of header and footer. */
  page(route: TableRoute, language: Language): Promise<number>;
  /** Measures the scripts of a page that visitors download again if they have all scripts of the `kept` releases. */
  pageBeyond(kept: readonly Release[], route: TableRoute, language: Language): Promise<number>;
}

/** Counts the bytes of a script's brotli version; of a script too small to have one, its own bytes. */
function measureScripts({ shell, remotes }: LoadedComposition, { readFile }: ReleaseSource): ScriptSizes {
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const measureAddress = async (url: string) => {
    const { release, file } = findReleasedFile(releases, url) ?? {};
    if (!release || !file) throw new Error(`${url} is of no release of the composition.`);
    return (await readFile(release, `${file}.br` in release.files ? `${file}.br` : file)).length;
  };
  const sumKilobytes = async (addresses: readonly string[]) => {
    const sizes = await Promise.all(addresses.map(measureAddress));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const listScriptAddresses = (route: TableRoute, language: Language) => {
    const owner = remotes.find(({ release }) => release.name === route.owner);
    return listScripts(shell, owner, route, language).map(({ url }) => url);
  };
  return {
    frame(language) {
      const starter = findStarter(shell, undefined, undefined, language)?.script;
      const names = [...(starter ? [starter] : []), ...listFrameScripts(shell, language)].map(({ url }) => url);
      return sumKilobytes(names);
    },
    page: (route, language) => sumKilobytes(listScriptAddresses(route, language)),
    pageBeyond: (kept, route, language) =>
      sumKilobytes(listScriptAddresses(route, language).filter((address) => !findReleasedFile(kept, address))),
  };
}
