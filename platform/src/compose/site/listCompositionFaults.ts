import { CompositionError, formatAddress } from 'shared/contract';
import type { LoadedComposition } from '../load/LoadedComposition.ts';
import type { PageOutcome } from '../pages/composePages.ts';
import { pickOwnerRedirectsAndFiles } from '../values/ownerRedirectsAndFiles.ts';
import { checkLinks } from './checkLinks.ts';
import { collectRedirects } from './collectRedirects.ts';
import { findReleasedFile } from './findReleasedFile.ts';

export type ValidPage = Extract<PageOutcome, { outcome: 'page' }>;

/** Parts of a composition that the checks need. */
type Loaded = Pick<LoadedComposition, 'shell' | 'remotes' | 'snapshot' | 'composition'>;

/** Lists faults, one per line: broken redirects and failed pages, or else dead links and missing files. */
export function listCompositionFaults(
  pages: readonly PageOutcome[],
  { shell, remotes, snapshot, composition }: Loaded,
): string[] {
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const { redirects, faults } = collectRedirects(
    remotes,
    snapshot.routes.map(({ path }) => path),
    pickOwnerRedirectsAndFiles(composition.site).redirects,
  );
  const failures = pages.filter((page) => page.outcome === 'failure');
  const rendered = pages.filter((page) => page.outcome === 'page');
  return [
    ...faults,
    ...failures.map(({ job, reason }) => `${formatAddress(job.path, job.language)}: ${reason}`),
    // Checks links only now, because a failed page or broken redirect would add a fault for each link to it.
    ...(failures.length === 0 && faults.length === 0
      ? checkLinks(rendered, { redirects, isReleased: (address) => findReleasedFile(releases, address) !== undefined })
      : []),
  ];
}

/** @throws CompositionError with every fault, a line each */
export function requireRenderedPages(pages: readonly PageOutcome[], loaded: Loaded): ValidPage[] {
  const faults = listCompositionFaults(pages, loaded);
  if (faults.length === 0) return pages.filter((page) => page.outcome === 'page');
  throw new CompositionError({
    what: `The site could not be composed; ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n`,
    fact: `  ${faults.join('\n  ')}\n`,
    nextStep: 'The live site has not changed. Correct these faults, release the remote and compose again.',
  });
}
