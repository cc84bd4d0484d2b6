import { languages, type Release, releaseBase } from 'shared/contract';
import type { LoadedComposition } from '../../compose/loadComposition.ts';
import { scriptsOf } from '../../compose/takeSnapshot.ts';
import type { Finding } from './Finding.ts';

/** JavaScript that a page may name, in KiB of brotli, by its remote. What it fetches later is measured in a browser (`npm run e2e`). */
const budgets: Readonly<Record<string, number>> = {
  home: 150,
  portfolio: 165,
  services: 140,
  cybersecurity: 130,
  'exchange-landing': 150,
};
const otherwise = 150;

/** Holds the scripts of each page of the given owners against their budget. The sizes are those of the files as they travel. */
export async function checkBudgets(
  { shell, remotes, snapshot }: LoadedComposition,
  owners: ReadonlySet<string>,
  sizeOf: (release: Release, file: string) => Promise<number>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const fileOf = (url: string) => {
    for (const release of releases) {
      const base = releaseBase(release.name, release.version);
      if (url.startsWith(base)) return sizeOf(release, `browser/${url.slice(base.length)}`);
    }
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
          remedy: 'Load what the first screen does not need later, or take it out ("npm run bench" shows the sizes).',
        });
    }
  }
  return findings;
}
