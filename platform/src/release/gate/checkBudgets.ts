import { languages, type Release } from 'shared/contract';
import type { LoadedComposition } from '../../compose/loadComposition.ts';
import { releasedAt } from '../../compose/releasedAt.ts';
import { scriptsOf } from '../../compose/takeSnapshot.ts';
import type { Finding } from './Finding.ts';

/** JavaScript that a page of a remote may load first, in KiB of brotli, by the remote's name; `budgets.json` of the workspace. */
export type Budgets = Readonly<Record<string, number>>;

/** In KiB, for a remote that `budgets.json` does not name. */
const otherwise = 150;

/**
 * Holds the scripts that each page of the given owners names against their budget, as they travel. What a page fetches later is
 * measured in a browser (`npm run e2e`).
 */
export async function checkBudgets(
  { shell, remotes, snapshot }: LoadedComposition,
  owners: ReadonlySet<string>,
  budgets: Budgets,
  sizeOf: (release: Release, file: string) => Promise<number>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const fileOf = (url: string) => {
    const found = releasedAt(releases, url);
    if (found) return sizeOf(found.release, found.file);
    throw new Error(`${url} is of no release of the composition.`);
  };
  for (const route of snapshot.routes.filter(({ owner }) => owners.has(owner))) {
    const owner = remotes.find(({ release }) => release.name === route.owner);
    const limit = budgets[route.owner] ?? otherwise;
    for (const language of languages) {
      const scripts = scriptsOf(shell, owner, route, language);
      const sizes = await Promise.all(scripts.map(({ url }) => fileOf(url)));
      const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
      if (kilobytes > limit)
        findings.push({
          field: 'budgets',
          fault: `${route.path} in ${language} names ${kilobytes.toFixed(1)} KiB of JavaScript, and ${limit} are allowed`,
          remedy:
            'Load what the first screen does not need later, or take it out ("npm run bench" shows the sizes; budgets.json says what is allowed).',
        });
    }
  }
  return findings;
}
