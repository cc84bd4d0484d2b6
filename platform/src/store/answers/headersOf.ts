import { contentTypeOf, isCompressible } from '../mediaTypes.ts';
import { documentPattern, offers, scriptPattern } from './dictionaryPatterns.ts';
import { asDelta, asDictionary, everywhere, type Headers, immutable, isDocument, unaltered, varies } from './policy.ts';

/** Headers of each kind of answer, besides those of all. Answers are made of them, and so is the manifest of what is answered. */

/**
 * Headers of a document.
 * @param own what the policy says of documents of this site
 * @param file as a listing names it
 * @param keeps whether the browser keeps documents as dictionaries
 */
export const headersOfDocument = (own: Headers, file: string, keeps: boolean): Headers => ({
  ...own,
  ...(keeps && { ...asDictionary, ...offers.document(documentPattern(file)) }),
  vary: varies.byDictionary,
});

/** Headers of a file of the site that is no page. What is written in HTML all the same may reach no more than a page. */
export const headersOfFile = (own: Headers, file: string): Headers => (file.endsWith('.html') ? own : {});

/**
 * Headers of a released file that is everybody's; a script by its own address is offered as a dictionary of what comes in its place.
 * @param offered whether dictionaries are offered at all
 */
export function headersOfReleased(kind: 'release' | 'shared', name: string, file: string, offered: boolean): Headers {
  const pattern = kind === 'shared' ? scriptPattern(name, file) : undefined;
  if (pattern === undefined) return immutable;
  return { ...immutable, ...(offered && offers.script(pattern)), vary: varies.byDictionary };
}

/** Headers of what might have come as a delta, and is sent whole to one browser: it is never told that it has it already. */
export const headersUntagged = ({ etag, 'accept-ranges': ranges, ...headers }: Headers): Headers => ({
  ...headers,
  ...asDelta(headers),
});

/** Headers of what depends on who asks, made of those that it would have otherwise: caches on the way keep it apart. */
export const headersPerVisitor = (headers: Headers): Headers => ({
  ...headers,
  // A dictionary is of one visitor already.
  ...(!headers['cache-control']?.startsWith('private') && {
    'cache-control': `private, ${isDocument({ headers }) ? unaltered : 'no-cache'}`,
  }),
  ...variesByCookie(headers),
});

/** Adds the visitor's cookie to what a response depends on already. */
export const variesByCookie = ({ vary }: Headers): Headers => ({ vary: `${vary ?? varies.byEncoding}, Cookie` });

/** All headers of a file but those that follow from its bytes, their encoding and who asks. @param own those of its kind */
export const headersOfContent = (file: string, own: Headers): Headers => ({
  ...everywhere,
  ...(isCompressible(file) && { vary: varies.byEncoding }),
  ...own,
  'content-type': contentTypeOf(file),
});
