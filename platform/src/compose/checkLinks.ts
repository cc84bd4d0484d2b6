import { chosenFragment, formatAddress } from 'shared/contract';
import type { PageJob } from './PageJob.ts';
import type { PageFacts } from './pageFacts.ts';
import type { Redirects } from './redirectsOf.ts';

interface CheckedPage {
  readonly job: PageJob;
  readonly facts: PageFacts;
}

interface Surroundings {
  /** Tells whether an address is a file of a release. */
  readonly isReleased: (address: string) => boolean;
  /** Links to a former page are followed to where it went. */
  readonly redirects: Redirects;
}

/**
 * Every link and picture of the site that leads nowhere: to an address nobody owns, to a page that is gone, to a fragment that its page
 * does not have, to a file that no release holds. One line for each dead end, with the first page that has it and how many more do.
 */
export function checkLinks(pages: readonly CheckedPage[], { isReleased, redirects }: Surroundings): string[] {
  const documents = new Map(pages.map(({ job, facts }) => [formatAddress(job.path, job.language), facts]));
  // The not-found documents are answers, not places to go to.
  const places = new Map([...documents].filter(([address]) => !/^(\/en)?\/404$/.test(address)));
  const deadEnds = new Map<string, Set<string>>();
  for (const [address, { links, files }] of documents) {
    const faults = [
      ...links.map((href) => faultOfLink(places, redirects, href, address)),
      ...files.map((file) => (isForeign(file) || isReleased(file) ? undefined : `${file} is not a file of a release.`)),
    ];
    for (const fault of faults) {
      if (fault) deadEnds.set(fault, (deadEnds.get(fault) ?? new Set()).add(address));
    }
  }
  return [...deadEnds].map(
    ([fault, [first, ...more]]) => `${fault} Found on ${first}${more.length > 0 ? ` and ${more.length} more` : ''}.`,
  );
}

/** Of another site, or of another program: `https:`, `tel:`, `mailto:`, `viber:`, `data:`. */
const isForeign = (address: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/** @param places what there is to go to, by its address */
function faultOfLink(
  places: ReadonlyMap<string, PageFacts>,
  redirects: Redirects,
  href: string,
  from: string,
): string | undefined {
  if (isForeign(href)) return undefined;
  // A relative link means another address on every page that has it.
  if (!/^[/#?]/.test(href)) return `The link "${href}" begins neither with / nor with # nor with ?.`;
  const { pathname, hash } = new URL(href, `http://site${from}`);
  const redirected = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (redirected === null) return `${pathname} is gone.`;
  const address = redirected ?? pathname;
  const target = places.get(address);
  // On a not-found document the page itself is no place; its fragments are.
  if (!target) return address === from ? undefined : `${address} is not a page of the site.`;
  // It names no part: it says that the language was chosen.
  if (hash === chosenFragment) return undefined;
  const fragment = decoded(hash.slice(1));
  return fragment === '' || target.ids.includes(fragment) ? undefined : `${address} has no part #${fragment}.`;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
