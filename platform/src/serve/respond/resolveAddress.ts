import { isPagePath, readAddress } from 'shared/contract';
import { speculationPath } from '../../store/answers/policy.ts';
import {
  isNotFound,
  isUnserved,
  locationOf,
  type NotFoundDocument,
  notFoundDocument,
} from '../../store/answers/siteAddresses.ts';
import { isCompressedCopy } from '../../store/mediaTypes.ts';
import { clumsy, documentOf } from '../../store/protocol/siteListing.ts';
import { proofPath } from './proof.ts';

/** The thing that an address stands for on a composed site. */
export type Resolved =
  | { readonly kind: 'document' | 'file'; readonly file: string }
  | { readonly kind: 'release'; readonly name: string; readonly version: string; readonly file: string }
  | { readonly kind: 'shared'; readonly name: string; readonly file: string }
  | { readonly kind: 'speculation' }
  | { readonly kind: 'proof'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'gone'; readonly document: NotFoundDocument }
  | { readonly kind: 'notFound'; readonly document: NotFoundDocument };

const version = /\d+\.\d+\.\d+(?:-[0-9a-z.]+)?/.source;
const file = /(?:[\w@.-]+\/)*[\w@.-]+/.source;

/** A file of a release: `/r/<name>/<version>/<file>`. */
export const releasePath = new RegExp(`^/r/([a-z][a-z0-9-]*)/(${version})/(${file})$`);

/** A file of a package whose name carries its content's hash: `/r/<name>/<file>`. What is a release's path is none of these. */
export const sharedPath = new RegExp(`^/r/([a-z][a-z0-9-]*)/(?!${version}/)(${file}\\.[0-9a-f]{8}\\.[a-z0-9]+)$`);

/** Signs behind an address that was copied out of a sentence. nginx sees bytes: the last of them are a no-break space. */
export const endSigns = /(?:[\s.,;:!?)\]}>*_]|\xc2\xa0)*$/;

/** A pattern for the end is looked for from each sign anew: nothing longer than this is looked at. */
const longestMeant = 256;

/** The files and addresses that a composed site lists. */
export interface Listed {
  has(file: string): boolean;
  /** Tells whether a file is a document, as its listing says; a file may be called like one. */
  isPage(file: string): boolean;
  /** Finds where the page of an address went; null if it is gone, undefined if the address was never left. */
  redirect(address: string): string | null | undefined;
}

/**
 * Looks an address up in what a composed site lists. Only what is listed is served: nothing is found by walking a path.
 * @param target the request's target: path and query, still encoded
 */
export function resolveAddress(target: string, listed: Listed): Resolved {
  const [rawPath = '/'] = target.split('?', 1);
  if (!rawPath.startsWith('/') || /%(?![0-9a-f]{2})|%00|\0/i.test(rawPath)) return { kind: 'malformed' };
  const path = decoded(rawPath);
  const query = target.slice(rawPath.length + 1);
  const search = query === '' ? '' : `?${query}`;
  const notFound = {
    kind: 'notFound',
    document: notFoundDocument(rawPath),
  } as const satisfies Resolved;
  if (path === undefined) return notFound;
  if (leavesRoot(path)) return { kind: 'malformed' };
  if (/(^|\/)\.{1,2}(\/|$)|\/\//.test(path)) return notFound;

  if (path === speculationPath) return { kind: 'speculation' };
  if (proofPath.test(path)) return { kind: 'proof', path };
  const asRelease = releasePath.exec(path);
  if (asRelease) {
    const [, name = '', version = '', file = ''] = asRelease;
    // Compressed copies are reached by negotiation, never by their own names.
    return isCompressedCopy(file) ? notFound : { kind: 'release', name, version, file };
  }
  const asShared = sharedPath.exec(path);
  if (asShared) {
    const [, name = '', file = ''] = asShared;
    return isCompressedCopy(file) ? notFound : { kind: 'shared', name, file };
  }
  const canonical = path.replace(clumsy, '') || '/';
  const document = documentOf(canonical);
  if (listed.isPage(document) && !isNotFound(document)) {
    return path === canonical
      ? { kind: 'document', file: document }
      : { kind: 'redirect', to: encodeURI(canonical) + search };
  }
  const left = listed.redirect(canonical);
  if (left !== undefined)
    return left === null
      ? { kind: 'gone', document: notFound.document }
      : { kind: 'redirect', to: locationOf(left) + search };
  const plain = path.slice(1);
  const servable = listed.has(plain) && !listed.isPage(plain) && !isCompressedCopy(plain) && !isUnserved(plain);
  if (servable) return { kind: 'file', file: plain };
  // Addresses of pages have small letters, so one page at the most is meant.
  const meant = path.length > longestMeant ? '' : path.replace(endSigns, '').toLowerCase().replace(clumsy, '') || '/';
  const isMeant = isPagePath(readAddress(meant).path) && listed.isPage(documentOf(meant));
  return isMeant ? { kind: 'redirect', to: meant + search } : notFound;
}

/** Undefined where the bytes are no text: no page has such an address. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Tells whether `..` leads above the root on the way. */
function leavesRoot(path: string): boolean {
  let depth = 0;
  for (const part of path.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
