// Security, cache and content headers of the site. Every host imports this file or gets a configuration that is generated from it.
import { createStrictStoredSchema, parseStored } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import * as v from 'valibot';

/** Site values that name the foreign origins which pages may contact. Compose writes them to `reach.json`. */
export type AllowedOrigins = Pick<Site, 'mapFrame' | 'contactEndpoint'>;

export type Headers = Readonly<Record<string, string>>;

/** Allowed methods; other requests get 405. */
export const allowedMethods = ['GET', 'HEAD'] as const;

/** Headers of every response. More specific headers override them. */
export const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
};

/** Headers of files of releases, whose bytes never change. */
export const immutableHeaders: Headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Permits requests from all sites: other sites may load a container, and pages load every module with `crossorigin`.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Headers of a document for browsers that store it as a dictionary. Browsers drop dictionaries that are `no-cache` or stale, so
 * `stale-while-revalidate` keeps the document for a week; every navigation still revalidates it. Shared caches may not store it.
 */
export const dictionaryHeaders: Headers = {
  'cache-control': 'private, max-age=0, stale-while-revalidate=604800, no-transform',
};

/** Makes the headers of a delta. Shared caches may never store a delta, because only browsers with its dictionary can decode it. */
export function createDeltaHeaders(headers: Headers): Headers {
  const cacheControl = headers['cache-control'] ?? commonHeaders['cache-control'] ?? '';
  return {
    'cache-control': cacheControl.startsWith('private')
      ? cacheControl
      : `private, ${cacheControl.replace(/^public, /, '')}`,
  };
}

/** Makes a browser delete its cache of the site, dictionaries included. Works over https and on localhost. */
export const clearCacheHeaders: Headers = { 'clear-site-data': '"cache"' };

/** Values of the `vary` header: of responses that may be compressed, and of responses that may be deltas. */
export const varyValues = {
  byEncoding: 'Accept-Encoding',
  byDictionary: 'Accept-Encoding, Available-Dictionary',
} as const;

/** Headers of a preview's responses: private, and hidden from search engines. */
export const previewHeaders: Headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

/** Headers of a response while the store is unavailable. Clients retry after ten seconds. */
export const unavailableHeaders: Headers = { 'cache-control': 'no-store', 'retry-after': '10' };

/** Address of the speculation rules, which tell a browser what pages it may prefetch. A header of documents names it. */
export const speculationPath = '/speculation.json';

/**
 * Cache-control of documents: always revalidate, and proxies must not rewrite the page. A proxy that hides mail addresses or rewrites
 * markup adds a script, which the content security policy would block.
 */
export const documentCacheControl = 'no-cache, no-transform';

/** Returns the headers of documents. A page may contact no foreign origins except those of the map and of the contact endpoint. */
export const createDocumentPolicy = (allowedOrigins: AllowedOrigins): Headers => ({
  'cache-control': documentCacheControl,
  'content-security-policy': createContentSecurityPolicy(allowedOrigins),
  'integrity-policy': 'blocked-destinations=(script)',
  'speculation-rules': `"${speculationPath}"`,
  // Sends this header only with documents, because browsers ignore it on other responses.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Tells whether a response, also a 304, belongs to a document. */
export const isDocument = ({ headers }: { readonly headers: Headers }): boolean => 'content-security-policy' in headers;

/** Parses a site's `reach.json`. @throws InvalidInputError if compose did not write the file */
export function parseAllowedOrigins(input: unknown, key: string): AllowedOrigins {
  const { mapFrame, contactEndpoint } = parseStored(reachSchema, input, key);
  return { mapFrame, contactEndpoint };
}

const reachSchema = createStrictStoredSchema({ mapFrame: v.string(), contactEndpoint: v.string() });

function createContentSecurityPolicy(allowedOrigins: AllowedOrigins): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Permits all inline styles, because all pages share this header. A `<meta>` in each document permits only its own styles, by hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Permits the map's origin: the page requests the map first, and shows the map's frame only after a response.
    'connect-src': ["'self'", ...origins(allowedOrigins.contactEndpoint), ...origins(allowedOrigins.mapFrame)],
    'frame-src': [...origins(allowedOrigins.mapFrame)],
    // Permits every address of the endpoint's scheme, because browsers apply `form-action` to redirects, too. Without scripts, the endpoint
    // may redirect the form to any thank-you page.
    'form-action': ["'self'", 'mailto:', ...schemes(allowedOrigins.contactEndpoint)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['pin'],
  })
    .map(([directive, values]) => `${directive} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}

function schemes(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).protocol] : [];
}

function origins(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
