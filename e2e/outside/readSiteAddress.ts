import { InvalidInputError } from 'shared/contract';

/** Where a site is that suites are asked to test. */
export interface SiteAddress {
  /** Without a slash at its end. */
  readonly origin: string;
  /** The link that opens a preview there, as a path: `/preview/3f9c…`. */
  readonly preview?: string;
}

const nextStep =
  'Name a site, or a preview of it: SITE=https://porohy.example, SITE=https://porohy.example/preview/<id>.';

/**
 * Reads what SITE says.
 * @throws InvalidInputError if it is no address of a site or of a preview
 */
export function readSiteAddress(word: string): SiteAddress {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(word) ? word : `https://${word}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const refused = (fact: string) => new InvalidInputError({ fact, nextStep });
  if (word.trim() === '' || !url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw refused(`SITE is "${word}", which is no address of a site.`);
  if (url.username || url.search || url.hash)
    throw refused(`SITE is "${word}": an address of a site has no name of a user, no query and no fragment.`);
  if (/^\/*$/.test(url.pathname)) return { origin: url.origin };
  // A preview's link may open it at a page; it is the whole site all the same.
  const [, preview] = /^(\/preview\/[0-9a-f]{24})(?:\/[a-z0-9-]+)*\/?$/.exec(url.pathname) ?? [];
  if (preview === undefined)
    throw refused(`SITE is "${word}": all of a site is tested, and "${url.pathname}" is a part of it.`);
  return { origin: url.origin, preview };
}
