import { contentTypeOf, isCompressible } from '../mediaTypes.ts';
import { documentPattern, offers, scriptPattern } from './dictionaryPatterns.ts';
import { asDelta, asDictionary, everywhere, type Headers, immutable, isDocument, unaltered, varies } from './policy.ts';

/** Headers of each kind of response, besides those of every response. The server and the manifest both use them. */

/**
 * Returns the headers of a document.
 * @param own headers that the policy sets for documents of this site
 * @param file name in a site listing
 * @param keeps true for a browser that keeps documents as dictionaries
 */
export const headersOfDocument = (own: Headers, file: string, keeps: boolean): Headers => ({
  ...own,
  ...(keeps && { ...asDictionary, ...offers.document(documentPattern(file)) }),
  vary: varies.byDictionary,
});

/** Returns the headers of a site file that is no page. HTML files get a page's policy, so that they may reach no more than a page. */
export const headersOfFile = (own: Headers, file: string): Headers => (file.endsWith('.html') ? own : {});

/**
 * Returns the headers of a file of a release. A script under its shared address is also offered as a dictionary for its successors.
 * @param offered true if dictionaries are offered at all
 */
export function headersOfReleased(kind: 'release' | 'shared', name: string, file: string, offered: boolean): Headers {
  const pattern = kind === 'shared' ? scriptPattern(name, file) : undefined;
  if (pattern === undefined) return immutable;
  return { ...immutable, ...(offered && offers.script(pattern)), vary: varies.byDictionary };
}

/** Removes the tag of a response that is sent whole although a delta exists: the browser then never gets a 304 for it. */
export const headersUntagged = ({ etag, 'accept-ranges': ranges, ...headers }: Headers): Headers => ({
  ...headers,
  ...asDelta(headers),
});

/** Makes headers for a response that differs by visitor, so that shared caches do not mix visitors. */
export const headersPerVisitor = (headers: Headers): Headers => ({
  ...headers,
  // Responses that browsers keep as dictionaries are private already.
  ...(!headers['cache-control']?.startsWith('private') && {
    'cache-control': `private, ${isDocument({ headers }) ? unaltered : 'no-cache'}`,
  }),
  ...variesByCookie(headers),
});

/** Adds `Cookie` to the `vary` of a response. */
export const variesByCookie = ({ vary }: Headers): Headers => ({ vary: `${vary ?? varies.byEncoding}, Cookie` });

/**
 * Returns all headers of a file except those that depend on its bytes, its encoding or the visitor.
 * @param own headers of its kind
 */
export const headersOfContent = (file: string, own: Headers): Headers => ({
  ...everywhere,
  ...(isCompressible(file) && { vary: varies.byEncoding }),
  ...own,
  'content-type': contentTypeOf(file),
});
