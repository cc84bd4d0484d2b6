import { bytesOfBase64, hexOf } from '../../store/protocol/hex.ts';
import type { SiteRequest } from './SiteRequest.ts';

/**
 * Tells whether a browser keeps documents as dictionaries. It says so only when it has one, by `dcz`. So it is known by a header that just
 * the browsers send which keep them. For others documents stay what they were.
 */
export const keepsDictionaries = (request: SiteRequest): boolean => (request.header('sec-ch-ua') ?? '') !== '';

/** An `available-dictionary`: SHA-256 in base64 between colons; the first group is all of it but the `=` at the end. */
export const dictionaryHeader = /^\s*:([A-Za-z0-9+/]{43})=:\s*$/;

/** SHA-256, in hex, of the dictionary that a request has and takes deltas against; undefined where there is none that could be read. */
export function dictionaryOf(request: SiteRequest): string | undefined {
  if (!takesDeltas(request.header('accept-encoding'))) return undefined;
  const [, digest] = dictionaryHeader.exec(request.header('available-dictionary') ?? '') ?? [];
  return digest === undefined ? undefined : hexOf(bytesOfBase64(digest));
}

/** Tells whether a browser has a dictionary, whatever encodings it takes. */
export const hasDictionary = (request: SiteRequest): boolean =>
  dictionaryHeader.test(request.header('available-dictionary') ?? '');

/** Headers of a request that make an answer less than the whole of a file. */
const conditions: ReadonlySet<string> = new Set(['if-none-match', 'if-range', 'range']);

/**
 * A request as it is answered while deltas are off: what came as a delta is in nobody's hand, and who has a dictionary asks for the whole of
 * everything.
 */
export function withoutDeltas(request: SiteRequest): SiteRequest {
  const isWhole = hasDictionary(request);
  return {
    ...request,
    header(name) {
      if (name === 'available-dictionary' || (isWhole && conditions.has(name))) return undefined;
      const said = request.header(name);
      return name === 'if-none-match' ? said?.replace(/"[^"]*-dcz-[0-9a-f]{8}"/g, '""') : said;
    },
  };
}

/** An `accept-encoding`, in whatever case, that names the encoding of deltas. `q=0` refuses it. */
export const namesDeltas = /(?:^|,)\s*dcz\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i;

/** Tells whether a client takes deltas. */
export const takesDeltas = (acceptEncoding: string | undefined): boolean => namesDeltas.test(acceptEncoding ?? '');
