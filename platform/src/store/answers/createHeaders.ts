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

/** Headers of each kind of response, besides those of every response. The server and the manifest both use them. */

/**
 * Returns the headers of a document.
 * @param own headers that the policy sets for documents of this site
 * @param file name in a site listing
 * @param keeps true for a browser that keeps documents as dictionaries
 */
export const createDocumentHeaders = (own: Headers, file: string, keeps: boolean): Headers => ({
  ...own,
  ...(keeps && { ...dictionaryHeaders, ...createDictionaryHeaders.document(getDocumentPattern(file)) }),
  vary: varyValues.byDictionary,
});

/** Returns the headers of a site file that is no page. HTML files get a page's policy, so that they may reach no more than a page. */
export const createFileHeaders = (own: Headers, file: string): Headers => (file.endsWith('.html') ? own : {});

/**
 * Returns the headers of a file of a release. A script under its shared address is also offered as a dictionary for its successors.
 * @param offered true if dictionaries are offered at all
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

/** Removes the tag of a response that is sent whole although a delta exists: the browser then never gets a 304 for it. */
export const removeTag = ({ etag, 'accept-ranges': ranges, ...headers }: Headers): Headers => ({
  ...headers,
  ...createDeltaHeaders(headers),
});

/** Makes headers for a response that differs by visitor, so that shared caches do not mix visitors. */
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
 * @param own headers of its kind
 */
export const createContentHeaders = (file: string, own: Headers): Headers => ({
  ...commonHeaders,
  ...(isCompressible(file) && { vary: varyValues.byEncoding }),
  ...own,
  'content-type': getContentType(file),
});
