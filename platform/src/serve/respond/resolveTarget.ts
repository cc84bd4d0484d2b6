import { isPagePath, readAddress } from 'shared/contract';
import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { alternativeSpelling, toDocumentFile } from '../../store/protocol/siteListing.ts';
import {
  encodeLocation,
  getNotFoundDocument,
  isNotFound,
  isUnserved,
  type NotFoundDocument,
} from '../../store/responses/documentNames.ts';
import { speculationPath } from '../../store/responses/headerPolicy.ts';
import { proofPath } from './proof.ts';

export type ResolvedTarget =
  | { readonly kind: 'document' | 'file'; readonly file: string }
  | { readonly kind: 'release'; readonly name: string; readonly version: string; readonly file: string }
  | { readonly kind: 'hashed'; readonly name: string; readonly file: string }
  | { readonly kind: 'speculation' }
  | { readonly kind: 'proof'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'gone'; readonly document: NotFoundDocument }
  | { readonly kind: 'notFound'; readonly document: NotFoundDocument };

const version = /\d+\.\d+\.\d+(?:-[0-9a-z.]+)?/.source;
const file = /(?:[\w@.-]+\/)*[\w@.-]+/.source;

/** Matches an address below a release's version: `/r/<name>/<version>/<file>`. */
export const releasePath = new RegExp(`^/r/([a-z][a-z0-9-]*)/(${version})/(${file})$`);

/** Matches the address of a released file with a hash in its name: `/r/<name>/<file>`. It is the same in all releases with these bytes. */
export const hashedPath = new RegExp(`^/r/([a-z][a-z0-9-]*)/(?!${version}/)(${file}\\.[0-9a-f]{8}\\.[a-z0-9]+)$`);

/**
 * Matches punctuation behind an address that was copied from a text. Of the spaces, it names those of ASCII and the no-break space: `\s`
 * would match others than in nginx, which matches bytes.
 */
export const trailingPunctuation = /(?:[\t-\r .,;:!?)\]}>*_]|\xa0)*$/;

/** Maximum characters of an address from which trailing punctuation is removed, because the pattern tries every position. */
const longestMeant = 256;

export interface SiteLookup {
  has(file: string): boolean;
  /** Tells whether a file is the document of a page, because an owner's own file may end with `.html`, too. */
  isPage(file: string): boolean;
  /** Returns a former page's new address; null if the page was removed, undefined if there never was a page. */
  redirect(address: string): string | null | undefined;
}

/**
 * Finds the file or redirect for an address. Only files that are listed are served, and no address is used as a path on a disk.
 * @param target path and query as sent
 */
export function resolveTarget(target: string, listed: SiteLookup): ResolvedTarget {
  const [rawPath = '/'] = target.split('?', 1);
  if (!rawPath.startsWith('/') || /%(?![0-9a-f]{2})|%00|\0/i.test(rawPath)) return { kind: 'malformed' };
  const path = decodePath(rawPath);
  const query = target.slice(rawPath.length + 1);
  const search = query === '' ? '' : `?${query}`;
  const notFound = {
    kind: 'notFound',
    document: getNotFoundDocument(rawPath),
  } as const satisfies ResolvedTarget;
  if (path === undefined) return notFound;
  if (leavesRoot(path)) return { kind: 'malformed' };
  if (/(^|\/)\.{1,2}(\/|$)|\/\//.test(path)) return notFound;

  if (path === speculationPath) return { kind: 'speculation' };
  if (proofPath.test(path)) return { kind: 'proof', path };
  const asRelease = releasePath.exec(path);
  if (asRelease) {
    const [, name = '', version = '', file = ''] = asRelease;
    // Refuses the address of a compressed copy: hosts send copies only under the address of the uncompressed file.
    return isCompressedCopy(file) ? notFound : { kind: 'release', name, version, file };
  }
  const asHashed = hashedPath.exec(path);
  if (asHashed) {
    const [, name = '', file = ''] = asHashed;
    return isCompressedCopy(file) ? notFound : { kind: 'hashed', name, file };
  }
  const canonical = path.replace(alternativeSpelling, '') || '/';
  const document = toDocumentFile(canonical);
  if (listed.isPage(document) && !isNotFound(document)) {
    const address = encodeURI(canonical);
    // Redirects an address with needless escapes (`/%65n`), too: a page reads its language and route from its address as sent.
    return rawPath === address ? { kind: 'document', file: document } : { kind: 'redirect', to: address + search };
  }
  const redirectTarget = listed.redirect(canonical);
  if (redirectTarget !== undefined)
    return redirectTarget === null
      ? { kind: 'gone', document: notFound.document }
      : { kind: 'redirect', to: encodeLocation(redirectTarget) + search };
  const plain = path.slice(1);
  const servable = listed.has(plain) && !listed.isPage(plain) && !isCompressedCopy(plain) && !isUnserved(plain);
  if (servable) return { kind: 'file', file: plain };
  // Tries the address in lower case, and without trailing punctuation.
  const meantAddress =
    path.length > longestMeant
      ? ''
      : path
          .replace(trailingPunctuation, '')
          // Leaves letters outside of ASCII alone, as nginx does.
          .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
          .replace(alternativeSpelling, '') || '/';
  const isMeant = isPagePath(readAddress(meantAddress).path) && listed.isPage(toDocumentFile(meantAddress));
  return isMeant ? { kind: 'redirect', to: meantAddress + search } : notFound;
}

/** Decodes a path. @returns undefined if it is not valid UTF-8 */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Tells whether `..` leads above the root at any point of the path. */
function leavesRoot(path: string): boolean {
  let depth = 0;
  for (const part of path.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
