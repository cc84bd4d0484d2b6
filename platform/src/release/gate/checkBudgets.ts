import { languages, type Release } from 'shared/contract';
import type { LoadedComposition } from '../../compose/LoadedComposition.ts';
import type { ReleaseSource } from '../../compose/loadedRelease.ts';
import type { BudgetValue, Finding } from './Finding.ts';
import { scriptSizes } from './scriptSizes.ts';

/** JavaScript that pages may load, in KB of brotli, 1000 bytes each; `budget.json` of each package (`budgetsIn`). */
export interface Budgets {
  /**
   * Budget of what a page of a remote asks for once frame and page are wanted, by the remote's name. Under `shell` it is of the starter and
   * the frame: all that a page asks for that needs no script itself.
   */
  readonly firstLoad?: Readonly<Record<string, number>>;
  /** Budget of what a release of a package may have returning visitors fetch again of one page, deltas aside, by the package's name. */
  readonly returning?: Readonly<Record<string, number>>;
}

/** In KB, for a package that says no budget of its own. */
const otherwise = 150;

/** Factor of its budget up to which a release may go, with a warning: a budget keeps accidents out, not today's byte. */
const headroom = 1.1;

const remedies: Readonly<Record<BudgetValue['kind'], string>> = {
  firstLoad: 'Load what the first screen does not need later, or take it out ("npm run bench" shows the sizes).',
  returning: 'Find out what changes with it: what seldom changes belongs in a chunk of its own.',
};

/** Finds what a package may take, whether it says so itself or not. */
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
 * measured in a browser (`npm run e2e`). What passes a budget by less than a tenth is a warning.
 * @param replaced where there is something that visitors have: then also what they fetch again is held
 */
export async function checkBudgets(
  loaded: LoadedComposition,
  owners: ReadonlySet<string>,
  budgets: Budgets,
  source: ReleaseSource,
  replaced?: Replaced,
): Promise<Finding[]> {
  const { shell, remotes, snapshot } = loaded;
  const findings: Finding[] = [];
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const sizes = scriptSizes(loaded, source);
  /** @param others what other packages may bring to it, in KB */
  const hold = (says: string, asked: number, { name, kind }: Omit<BudgetValue, 'kilobytes'>, others = 0) => {
    const allowed = others + budgetOf(budgets, name)[kind];
    if (asked <= allowed) return;
    const isWarning = asked <= allowed * headroom;
    const refused = `From ${(allowed * headroom).toFixed(1)} KB on it may not become live.`;
    findings.push({
      field: 'budgets',
      fault: `${says} ${asked.toFixed(1)} KB of JavaScript${kind === 'returning' ? ' again' : ''}, and ${allowed} are allowed`,
      remedy: `${isWarning ? `${refused} ` : ''}${remedies[kind]} "release publish ${name} --accept-size" allows it.`,
      ...(isWarning && { isWarning }),
      needs: { name, kind, kilobytes: Math.ceil(asked - others) },
    });
  };
  for (const language of languages)
    hold(`the frame in ${language} is`, await sizes.frame(language), { name: 'shell', kind: 'firstLoad' });
  for (const route of snapshot.routes.filter(({ owner }) => owners.has(owner))) {
    for (const language of languages) {
      const at = `${route.path} in ${language}`;
      hold(`${at} names`, await sizes.page(route, language), { name: route.owner, kind: 'firstLoad' });
      const changing = [route.owner, shell.release.name].filter((name) => replaced?.names.has(name));
      const [name, ...others] = changing;
      // Of a package that is live for the first time nobody has anything.
      if (!replaced || !name || !changing.every((each) => replaced.live.some((release) => release.name === each)))
        continue;
      const kept = [...replaced.live, ...releases.filter((release) => !changing.includes(release.name))];
      const again = await sizes.pageBeyond(kept, route, language);
      const theirs = others.reduce((sum, each) => sum + budgetOf(budgets, each).returning, 0);
      hold(`${at} has returning visitors fetch`, again, { name, kind: 'returning' }, theirs);
    }
  }
  return findings;
}
