import { decodeBase64, toHex } from '../../store/protocol/encoding.ts';
import type { SiteRequest } from './SiteRequest.ts';

/**
 * Tells whether a browser stores documents as dictionaries. A first request cannot announce `dcz`. All browsers that support it send
 * `sec-ch-ua`, so that header decides. Other browsers get the usual headers.
 */
export const supportsDictionaries = (request: SiteRequest): boolean => (request.header('sec-ch-ua') ?? '') !== '';

/** Matches `available-dictionary`, a SHA-256 in base64 between colons. Its group omits the final `=`. */
export const dictionaryHeader = /^\s*:([A-Za-z0-9+/]{43})=:\s*$/;

/** Returns the SHA-256, in hex, of the dictionary that a request offers for deltas. @returns undefined without a valid dictionary */
export function readDictionary(request: SiteRequest): string | undefined {
  if (!acceptsDeltas(request.header('accept-encoding'))) return undefined;
  const [, digest] = dictionaryHeader.exec(request.header('available-dictionary') ?? '') ?? [];
  return digest === undefined ? undefined : toHex(decodeBase64(digest));
}

/** Tells whether a browser offers a dictionary, whatever encodings it accepts. */
export const hasDictionary = (request: SiteRequest): boolean =>
  dictionaryHeader.test(request.header('available-dictionary') ?? '');

/** Request headers that may turn the response into a 304 or a part. */
const conditions: ReadonlySet<string> = new Set(['if-none-match', 'if-range', 'range']);

/**
 * Changes a request while deltas are off: removes tags of deltas. For a browser with a dictionary, removes all conditions, so that it gets
 * whole files.
 */
export function disableDeltas(request: SiteRequest): SiteRequest {
  const isWhole = hasDictionary(request);
  return {
    ...request,
    header(name) {
      if (name === 'available-dictionary' || (isWhole && conditions.has(name))) return undefined;
      const value = request.header(name);
      return name === 'if-none-match' ? value?.replace(/"[^"]*-dcz-[0-9a-f]{8}"/g, '""') : value;
    },
  };
}

/** Matches an `accept-encoding` that contains `dcz` without refusing it by `q=0`. */
export const deltaEncodingPattern = /(?:^|,)\s*dcz\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i;

export const acceptsDeltas = (acceptEncoding: string | undefined): boolean =>
  deltaEncodingPattern.test(acceptEncoding ?? '');
