import { decodeBase64, toHex } from '../../store/protocol/integrity.ts';
import type { SiteRequest } from './SiteRequest.ts';

/**
 * Tells whether a browser can store documents as dictionaries. `dcz` cannot tell: browsers announce it only once they have a dictionary.
 * All browsers that support dictionaries send `sec-ch-ua`, so this header decides. Others get the usual headers.
 */
export const supportsDictionaries = (request: SiteRequest): boolean => (request.header('sec-ch-ua') ?? '') !== '';

/** Matches the value of `available-dictionary`: a SHA-256 in base64 between colons. The group leaves out the `=` at its end. */
export const dictionaryHeader = /^\s*:([A-Za-z0-9+/]{43})=:\s*$/;

/** Returns the SHA-256 (hex) of the dictionary that a browser offers. @returns undefined without one, or if it accepts no deltas */
export function readDictionary(request: SiteRequest): string | undefined {
  if (!acceptsDeltas(request.header('accept-encoding'))) return undefined;
  const [, digest] = dictionaryHeader.exec(request.header('available-dictionary') ?? '') ?? [];
  return digest === undefined ? undefined : toHex(decodeBase64(digest));
}

/** Tells whether a browser offers a dictionary, even if it does not accept deltas. */
export const hasDictionary = (request: SiteRequest): boolean =>
  dictionaryHeader.test(request.header('available-dictionary') ?? '');

/** Request headers because of which a response may be 304 or only a part of the file. */
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

/** Matches an `accept-encoding` with `dcz`, unless `q=0` refuses that encoding. */
export const deltaEncodingPattern = /(?:^|,)\s*dcz\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i;

export const acceptsDeltas = (acceptEncoding: string | undefined): boolean =>
  deltaEncodingPattern.test(acceptEncoding ?? '');
