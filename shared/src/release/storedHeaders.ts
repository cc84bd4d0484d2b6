import { lookup } from 'mrmime';

/** What a store that answers requests itself says about a file. */
export interface StoredHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Only the compressed twins have one. */
  readonly contentEncoding?: 'br' | 'gzip';
}

/**
 * The headers under which a bucket keeps a key, so that a CDN can serve from it. The browser files of a release never change under
 * their address; everything else lies under a name that no visitor asks for, and is asked about again by whoever caches it.
 */
export function storedHeaders(key: string): StoredHeaders {
  const [, name = key, twin] = /^(.*?)(?:\.(br|gz))?$/.exec(key) ?? [];
  const type = lookup(name) ?? 'application/octet-stream';
  return {
    contentType: /^text\/|\b(?:json|javascript|xml)$/.test(type) ? `${type};charset=utf-8` : type,
    cacheControl: /^[^/]+\/[^/]+\/browser\//.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(twin && { contentEncoding: twin === 'br' ? ('br' as const) : ('gzip' as const) }),
  };
}
