import { documentOf } from '../../store/protocol/siteListing.ts';
import type { Headers } from './policy.ts';
import type { SiteRequest } from './response.ts';

/** How a response is offered to a browser as a dictionary for what comes later (RFC 9842): for which addresses, and for what there. */
export type Offer = Headers;

/** The home pages: what a visitor sees first is a dictionary of every page of its language. A longer pattern wins over a shorter one. */
const wide: Readonly<Record<string, string>> = { [documentOf('/')]: '/*', [documentOf('/en')]: '/en*' };

/**
 * A document, for its own address, where it will have changed.
 * @param file as a listing names it: `en/portfolio.html`
 */
export const documentOffer = (file: string): Offer => ({
  'use-as-dictionary': `match="${wide[file] ?? `/${file.replace(/\.html$/, '')}`}", match-dest=("document")`,
});

/** A script, for the same script of every other release. @param pattern its address with `*` in the place of its hash */
export const scriptOffer = (pattern: string): Offer => ({ 'use-as-dictionary': `match="${pattern}"` });

/**
 * Whether a browser keeps documents as dictionaries. It says so only when it has one, by `dcz`; so it is known by a header that those
 * browsers send which do. For others documents stay what they were.
 */
export const keepsDictionaries = (request: SiteRequest): boolean => request.header('sec-ch-ua') !== undefined;

/** SHA-256, in hex, of the dictionary that a request has and takes deltas against; undefined where there is none that could be read. */
export function dictionaryOf(request: SiteRequest): string | undefined {
  if (!takesDeltas(request.header('accept-encoding'))) return undefined;
  const [, digest] = /^\s*:([A-Za-z0-9+/]{43}=):\s*$/.exec(request.header('available-dictionary') ?? '') ?? [];
  if (digest === undefined) return undefined;
  return Array.from(atob(digest), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

/** Whether `accept-encoding` names the encoding of deltas. `q=0` refuses it. */
export const takesDeltas = (acceptEncoding: string | undefined): boolean =>
  /(?:^|,)\s*dcz\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(acceptEncoding ?? '');
