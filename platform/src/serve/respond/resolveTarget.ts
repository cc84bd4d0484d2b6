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

/** Matches the address of a release's file: `/r/<name>/<version>/<file>`. */
export const releasePath = new RegExp(`^/r/([a-z][a-z0-9-]*)/(${version})/(${file})$`);

/** Matches the address of a file whose name contains its hash: `/r/<name>/<file>`. */
export const hashedPath = new RegExp(`^/r/([a-z][a-z0-9-]*)/(?!${version}/)(${file}\\.[0-9a-f]{8}\\.[a-z0-9]+)$`);

/** Matches punctuation after an address copied from a sentence. The last two bytes are a no-break space: nginx matches bytes. */
export const trailingPunctuation = /(?:[\s.,;:!?)\]}>*_]|\xc2\xa0)*$/;

/** Maximum characters of an address in which trailing punctuation is searched, because the pattern tries every position. */
const longestMeant = 256;

export interface SiteLookup {
  has(file: string): boolean;
  /** Tells whether a file is the document of a page. A file of the owner may also end with `.html`. */
  isPage(file: string): boolean;
  /** Returns the new address of a former page; null if the page was removed, undefined if the address never was a page. */
  redirect(address: string): string | null | undefined;
}

/**
 * Resolves an address. Only listed files are served; no path is looked up on a disk.
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
    return path === canonical
      ? { kind: 'document', file: document }
      : { kind: 'redirect', to: encodeURI(canonical) + search };
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
      : path.replace(trailingPunctuation, '').toLowerCase().replace(alternativeSpelling, '') || '/';
  const isMeant = isPagePath(readAddress(meantAddress).path) && listed.isPage(toDocumentFile(meantAddress));
  return isMeant ? { kind: 'redirect', to: meantAddress + search } : notFound;
}

/** @returns undefined if the decoded path is no valid UTF-8 */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Tells whether a path leads above the root by `..`. */
function leavesRoot(path: string): boolean {
  let depth = 0;
  for (const part of path.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
