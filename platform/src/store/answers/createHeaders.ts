import { getContentType, isCompressible } from '../utilities/mediaTypes.ts';
import { createDictionaryHeaders, getDocumentPattern, getScriptPattern } from './dictionaryPatterns.ts';
import {
  commonHeaders,
  createDeltaHeaders,
  dictionaryHeaders,
  documentCacheControl,
  type Headers,
  immutableHeaders,
  isDocument,
  varyValues,
} from './policy.ts';

/** Headers that each kind of response adds to the common ones. The server and the manifest use the same functions. */

/**
 * Returns the headers of a document.
 * @param own headers that the policy sets for documents of this site
 * @param file name in a site listing
 * @param keeps true if the browser stores documents as dictionaries
 */
export const createDocumentHeaders = (own: Headers, file: string, keeps: boolean): Headers => ({
  ...own,
  ...(keeps && { ...dictionaryHeaders, ...createDictionaryHeaders.document(getDocumentPattern(file)) }),
  vary: varyValues.byDictionary,
});

/**
 * Returns the headers of a site file that is not a page. HTML files get the security headers of a page, so that they reach no more origins
 * than a page.
 */
export const createFileHeaders = (own: Headers, file: string): Headers => (file.endsWith('.html') ? own : {});

/**
 * Returns the headers of a file of a release. A script under its shared address is also offered as a dictionary for its successors.
 * @param offered false if deltas are off
 */
export function createReleaseFileHeaders(
  kind: 'release' | 'shared',
  name: string,
  file: string,
  offered: boolean,
): Headers {
  const pattern = kind === 'shared' ? getScriptPattern(name, file) : undefined;
  if (pattern === undefined) return immutableHeaders;
  return {
    ...immutableHeaders,
    ...(offered && createDictionaryHeaders.script(pattern)),
    vary: varyValues.byDictionary,
  };
}

/** Removes `etag` and makes the response private. While deltas are off, a browser that holds a dictionary then gets the full file and never a 304. */
export const removeTag = ({ etag, 'accept-ranges': ranges, ...headers }: Headers): Headers => ({
  ...headers,
  ...createDeltaHeaders(headers),
});

/** Makes a response private and adds `Cookie` to its `vary`: it differs by visitor, and shared caches must not mix visitors. */
export const addVisitorHeaders = (headers: Headers): Headers => ({
  ...headers,
  // Responses that browsers keep as dictionaries are private already.
  ...(!headers['cache-control']?.startsWith('private') && {
    'cache-control': `private, ${isDocument({ headers }) ? documentCacheControl : 'no-cache'}`,
  }),
  ...addVaryCookie(headers),
});

/** Adds `Cookie` to the `vary` of a response. */
export const addVaryCookie = ({ vary }: Headers): Headers => ({ vary: `${vary ?? varyValues.byEncoding}, Cookie` });

/**
 * Returns all headers of a file except those that depend on its bytes, its encoding or the visitor.
 * @param own headers that this kind of file adds
 */
export const createContentHeaders = (file: string, own: Headers): Headers => ({
  ...commonHeaders,
  ...(isCompressible(file) && { vary: varyValues.byEncoding }),
  ...own,
  'content-type': getContentType(file),
});
