import { getContentType, isCompressible } from '../bytes/mediaTypes.ts';
import { dictionaryHeadersFor, getDocumentPattern, getScriptDictionaryPattern } from './dictionaryPatterns.ts';
import {
  commonHeaders,
  createDeltaHeaders,
  dictionaryHeaders,
  documentCacheControl,
  type Headers,
  immutableHeaders,
  isDocument,
  varyValues,
} from './headerPolicy.ts';

/** Headers of each kind of response besides the common ones. The server sends them, and the manifest lists them. */

/**
 * Returns the headers of a document.
 * @param own headers that the policy sets for documents of the site
 * @param file name in a site listing
 * @param keeps true if the browser stores documents as dictionaries
 */
export const createDocumentHeaders = (own: Headers, file: string, keeps: boolean): Headers => ({
  ...own,
  ...(keeps && { ...dictionaryHeaders, ...dictionaryHeadersFor.document(getDocumentPattern(file)) }),
  vary: varyValues.byDictionary,
});

/**
 * Returns the headers of a site file that is not a page. An HTML file gets the security headers of a page, so that it can contact no more
 * origins than a page.
 */
export const createSiteFileHeaders = (own: Headers, file: string): Headers => (file.endsWith('.html') ? own : {});

/**
 * Returns the headers of a release's file. A script whose address contains its hash is also offered as a dictionary for its next versions.
 * @param offered false if deltas are off
 */
export function createReleaseFileHeaders(
  kind: 'release' | 'hashed',
  name: string,
  file: string,
  offered: boolean,
): Headers {
  const pattern = kind === 'hashed' ? getScriptDictionaryPattern(name, file) : undefined;
  if (pattern === undefined) return immutableHeaders;
  return {
    ...immutableHeaders,
    ...(offered && dictionaryHeadersFor.script(pattern)),
    vary: varyValues.byDictionary,
  };
}

/** While deltas are off: removes `etag` and makes a response private. So a browser with a dictionary gets the whole file, never a 304. */
export const removeTag = ({ etag, 'accept-ranges': ranges, ...headers }: Headers): Headers => ({
  ...headers,
  ...createDeltaHeaders(headers),
});

/** Makes a response private and adds `Cookie` to its `vary`, because shared caches must not mix visitors. */
export const addVisitorHeaders = (headers: Headers): Headers => ({
  ...headers,
  // Leaves documents that browsers store as dictionaries unchanged, because they are private already.
  ...(!headers['cache-control']?.startsWith('private') && {
    'cache-control': `private, ${isDocument({ headers }) ? documentCacheControl : 'no-cache'}`,
  }),
  ...addVaryCookie(headers),
});

export const addVaryCookie = ({ vary }: Headers): Headers => ({ vary: `${vary ?? varyValues.byEncoding}, Cookie` });

/**
 * Returns all headers of a file except those that depend on bytes, encoding or visitor.
 * @param own headers that this kind of file has besides the common ones
 */
export const createContentHeaders = (file: string, own: Headers): Headers => ({
  ...commonHeaders,
  ...(isCompressible(file) && { vary: varyValues.byEncoding }),
  ...own,
  'content-type': getContentType(file),
});
