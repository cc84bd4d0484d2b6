import { languages, type Release } from 'shared/contract';
import type { LoadedComposition } from '../../compose/loadComposition.ts';
import type { Finding } from './Finding.ts';
import { scriptSizes } from './scriptSizes.ts';

/** How much JavaScript pages may load, in KB of brotli, 1000 bytes each; `budget.json` of each package (`budgetsIn`). */
export interface Budgets {
  /**
   * What a page of a remote asks for once frame and page are wanted, by the remote's name; under `shell` the starter and the frame, which is
   * all that a page asks for that needs no script itself.
   */
  readonly firstLoad?: Readonly<Record<string, number>>;
  /** What a release of a package may have returning visitors fetch again of one page, deltas aside, by the package's name. */
  readonly returning?: Readonly<Record<string, number>>;
}

/** In KB, for a package that says no budget of its own. */
const otherwise = 150;

/** What a package may take, whether it says so itself or not. */
export const budgetOf = (budgets: Budgets, name: string) => ({
  firstLoad: budgets.firstLoad?.[name] ?? otherwise,
  returning: budgets.returning?.[name] ?? otherwise,
});

/** Releases that are at the gate, and those that are live in their place. */
export interface Replaced {
  readonly names: ReadonlySet<string>;
  /** Without one of a package that is live for the first time. */
  readonly live: readonly Release[];
}

/**
 * Holds the scripts that each page of the given owners names against their budget, as they travel. What a page fetches later is
 * measured in a browser (`npm run e2e`).
 * @param replaced where there is something that visitors have: then also what they fetch again is held
 */
export async function checkBudgets(
  loaded: LoadedComposition,
  owners: ReadonlySet<string>,
  budgets: Budgets,
  sizeOf: (release: Release, file: string) => Promise<number>,
  replaced?: Replaced,
): Promise<Finding[]> {
  const { shell, remotes, snapshot } = loaded;
  const findings: Finding[] = [];
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const sizes = scriptSizes(loaded, sizeOf);
  const remedy =
    'Load what the first screen does not need later, or take it out ("npm run bench" shows the sizes; budget.json of the package says what is allowed).';
  const frame = budgetOf(budgets, 'shell').firstLoad;
  for (const language of languages) {
    const asked = await sizes.frame(language);
    if (asked > frame)
      findings.push({
        field: 'budgets',
        fault: `the frame in ${language} is ${asked.toFixed(1)} KB of JavaScript, and ${frame} are allowed`,
        remedy,
      });
  }
  for (const route of snapshot.routes.filter(({ owner }) => owners.has(owner))) {
    const limit = budgetOf(budgets, route.owner).firstLoad;
    for (const language of languages) {
      const first = await sizes.page(route, language);
      if (first > limit)
        findings.push({
          field: 'budgets',
          fault: `${route.path} in ${language} names ${first.toFixed(1)} KB of JavaScript, and ${limit} are allowed`,
          remedy,
        });
      const changing = [shell.release.name, route.owner].filter((name) => replaced?.names.has(name));
      // Of a package that is live for the first time nobody has anything.
      if (!replaced || !changing.every((name) => replaced.live.some((release) => release.name === name))) continue;
      const kept = [...replaced.live, ...releases.filter(({ name }) => !changing.includes(name))];
      const again = await sizes.pageBeyond(kept, route, language);
      const allowed = changing.reduce((sum, name) => sum + budgetOf(budgets, name).returning, 0);
      if (again > allowed)
        findings.push({
          field: 'budgets',
          fault: `${route.path} in ${language} has returning visitors fetch ${again.toFixed(1)} KB of JavaScript again, and ${allowed} are allowed`,
          remedy:
            'Find out what changes with it: what seldom changes belongs in a chunk of its own. budget.json of the package says what is allowed.',
        });
    }
  }
  return findings;
}
