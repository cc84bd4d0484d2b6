import { InvalidInputError } from 'shared/contract';

export interface SiteAddress {
  readonly origin: string;
  /** Path of the link that opens a preview: `/preview/3f9c…`. */
  readonly preview?: string;
}

/** @throws InvalidInputError if SITE is not the address of a site or a preview */
export function readSiteAddress(word: string): SiteAddress {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(word) ? word : `https://${word}`);
  const refused = (why: string) =>
    new InvalidInputError({
      fact: `SITE is "${word}", ${why}.`,
      nextStep: 'Name a site or a preview: https://porohy.example, https://porohy.example/preview/<id>.',
    });
  if (!url || !/^https?:$/.test(url.protocol)) throw refused('which is not the address of a site');
  const { origin, pathname, username, search, hash } = url;
  if (username || search || hash) throw refused('but the address of a site has no user, query or fragment');
  if (/^\/*$/.test(pathname)) return { origin };
  // A preview's link may name a page, but the tests cover the whole site. Keeps only `/preview/<id>`.
  const [, preview] = /^(\/preview\/[0-9a-f]{24})(?:\/[a-z0-9-]+)*\/?$/.exec(pathname) ?? [];
  if (preview === undefined) throw refused('but the tests need a whole site, not one page');
  return { origin, preview };
}
