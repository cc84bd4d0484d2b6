import { CompositionError, formatAddress } from 'shared/contract';
import { checkLinks } from './checkLinks.ts';
import type { ComposedPage } from './composePages.ts';
import type { LoadedComposition } from './LoadedComposition.ts';
import { addressesIn } from './ownAddresses.ts';
import { redirectsOf } from './redirectsOf.ts';
import { releasedAt } from './releasedAt.ts';

/** A page that was rendered, or taken as it lay. */
export type SoundPage = Extract<ComposedPage, { outcome: 'page' }>;

/** Parts of a composition that the pages were rendered of. */
type Loaded = Pick<LoadedComposition, 'shell' | 'remotes' | 'snapshot' | 'composition'>;

/** Every redirect that leads nowhere and every page that failed; where none did, every link and file that leads nowhere. A line each. */
export function faultsOf(pages: readonly ComposedPage[], { shell, remotes, snapshot, composition }: Loaded): string[] {
  const releases = [shell.release, ...remotes.map(({ release }) => release)];
  const { redirects, faults } = redirectsOf(
    remotes,
    snapshot.routes.map(({ path }) => path),
    addressesIn(composition.site).redirects,
  );
  const failures = pages.filter((page) => page.outcome === 'failure');
  const rendered = pages.filter((page) => page.outcome === 'page');
  return [
    ...faults,
    ...failures.map(({ job, reason }) => `${formatAddress(job.path, job.language)}: ${reason}`),
    // Links into a page that failed would be reported once more for every page that has them.
    // The same is true of a link to a former page.
    ...(failures.length === 0 && faults.length === 0
      ? checkLinks(rendered, { redirects, isReleased: (address) => releasedAt(releases, address) !== undefined })
      : []),
  ];
}

/** The pages, where all of them are sound. @throws CompositionError with every fault, a line each */
export function requireSound(pages: readonly ComposedPage[], loaded: Loaded): SoundPage[] {
  const faults = faultsOf(pages, loaded);
  if (faults.length === 0) return pages.filter((page) => page.outcome === 'page');
  throw new CompositionError({
    what: `The site could not be composed; ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n`,
    fact: `  ${faults.join('\n  ')}\n`,
    nextStep: 'What was live is still live. Mend what the lines name, release that remote and compose again.',
  });
}
