import { contentTypeOf } from './mediaTypes.ts';

/** What a store that answers requests itself says about a file. */
export interface StoredHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

/**
 * The headers under which a bucket keeps a key, so that a CDN can serve from it. The browser files of releases never change under
 * their keys; everything else lies under a name that no visitor asks for, and is asked about again by whoever caches it.
 *
 * A compressed copy is kept as plain bytes: with an encoding of its own it would be decompressed on its way by those who fetch it.
 */
export const storedHeaders = (key: string): StoredHeaders => ({
  contentType: contentTypeOf(key),
  cacheControl: /^[^/]+\/browser\//.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
});
