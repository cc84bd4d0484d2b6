import { CompositionError, chosenFragment, formatAddress } from 'shared/contract';
import type { LoadedComposition } from '../load/loadedRelease.ts';
import type { PageOutcome } from '../pages/composePages.ts';
import type { PageJob } from '../pages/inputHashes.ts';
import type { PageFacts } from '../pages/pageFacts.ts';
import { pickOwnerRedirectsAndFiles } from '../values/ownerRedirectsAndFiles.ts';
import { collectRedirects, type Redirects } from './collectRedirects.ts';
import { findReleasedFile } from './findReleasedFile.ts';

interface CheckedPage {
  readonly job: PageJob;
  readonly facts: PageFacts;
}

interface Surroundings {
  readonly isReleased: (address: string) => boolean;
  /** Redirects of the site. A link to a former page is checked at the redirect's target. */
  readonly redirects: Redirects;
}

/**
 * Finds broken links and pictures: to an unknown address, a removed page, a missing fragment, or a file that no release contains. Returns a
 * line per target, with the first page that links to it and the number of further pages.
 */
export function checkLinks(pages: readonly CheckedPage[], { isReleased, redirects }: Surroundings): string[] {
  const documents = new Map(pages.map(({ job, facts }) => [formatAddress(job.path, job.language), facts]));
  // Leaves out the not-found documents, which have no address.
  const places = new Map([...documents].filter(([address]) => !/^(\/en)?\/404$/.test(address)));
  const deadEnds = new Map<string, Set<string>>();
  const [soundLinks, soundFiles] = [new Set<string>(), new Set<string>()];
  for (const [address, { links, files }] of documents) {
    // A not-found document may link to itself, but no page may link to it.
    const sound = places.has(address) ? soundLinks : new Set<string>();
    const faults = [
      ...links.map((href) => findUnlessSound(sound, href, () => findLinkFault(places, redirects, href, address))),
      ...files.map((file) =>
        findUnlessSound(soundFiles, file, () =>
          isForeign(file) || isReleased(file) ? undefined : `${file} is not a file of a release.`,
        ),
      ),
    ];
    for (const fault of faults) {
      if (fault) deadEnds.set(fault, (deadEnds.get(fault) ?? new Set()).add(address));
    }
  }
  return [...deadEnds].map(
    ([fault, [first, ...more]]) => `${fault} Found on ${first}${more.length > 0 ? ` and ${more.length} more` : ''}.`,
  );
}

/** Returns the fault of a target, unless an earlier page had the target without a fault: most pages have the same links and files. */
function findUnlessSound(sound: Set<string>, target: string, find: () => string | undefined): string | undefined {
  if (sound.has(target)) return undefined;
  const fault = find();
  // Remembers no relative target, because it depends on the address of the page.
  if (fault === undefined && target.startsWith('/')) sound.add(target);
  return fault;
}

/** Tells whether an address leads to another site or program: `https:`, `tel:`, `mailto:`, `viber:`, `data:`. */
const isForeign = (address: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/**
 * Finds the fault of a link: its target is not a page of the site, or has no such fragment.
 * @param places pages of the site by address; fragments of a page without `ids` are not checked
 * @param from address of the page that has the link
 */
export function findLinkFault(
  places: ReadonlyMap<string, { readonly ids?: readonly string[] }>,
  redirects: Redirects,
  href: string,
  from: string,
): string | undefined {
  if (isForeign(href)) return undefined;
  // Refuses relative links, because their target depends on the address of the page.
  if (!/^[/#?]/.test(href)) return `The link "${href}" must begin with /, # or ?.`;
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const redirected = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (redirected === null) return `${pathname} is a removed page.`;
  const address = redirected ?? pathname;
  const target = places.get(address);
  // Accepts a link of the not-found document to its own fragment, although that document has no address.
  if (!target) return address === from ? undefined : `${address} is not a page of the site.`;
  // Accepts the fragment that the language switch adds to mark the visitor's choice, although no element has that ID.
  if (hash === chosenFragment) return undefined;
  const fragment = decodePath(hash.slice(1));
  return fragment === '' || !target.ids || target.ids.includes(fragment)
    ? undefined
    : `${address} has no element with the ID "${fragment}".`;
}

function decodePath(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

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
