// The one source of how the site is served: every host imports it, or gets a configuration made of it. No host is known here.
import { parseStored, storedSchema } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import * as v from 'valibot';

/** The values of the business that name foreign origins. A composed site carries them as `reach.json`. */
export type AllowedOrigins = Pick<Site, 'mapFrame' | 'contactEndpoint'>;

export type Headers = Readonly<Record<string, string>>;

/** Methods that are answered; all others are refused with 405. */
export const methods = ['GET', 'HEAD'] as const;

/** Headers of every response. What says more about itself overrides them. */
export const everywhere: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
};

/** Headers of released files: their bytes never change. */
export const immutable: Headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A foreign host may load a container, and a page loads every module with `crossorigin`.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Headers of a document for a browser that keeps it as a dictionary: it asks each time, and takes nothing as a dictionary that is
 * `no-cache`. Navigations never show what is stale; caches on the way keep none of it.
 */
export const asDictionary: Headers = {
  'cache-control': 'private, max-age=0, stale-while-revalidate=604800, no-transform',
};

/** Headers of what is sent as a delta: no cache on the way may ever hand it to somebody else. */
export function asDelta(headers: Headers): Headers {
  const kept = headers['cache-control'] ?? everywhere['cache-control'] ?? '';
  return { 'cache-control': kept.startsWith('private') ? kept : `private, ${kept.replace(/^public, /, '')}` };
}

/** Has a browser drop all that it keeps of the site, dictionaries too. Browsers obey it over https and on localhost. */
export const forgetting: Headers = { 'clear-site-data': '"cache"' };

/** Headers that a response depends on besides the address: of what may be compressed, and of what may come as a delta. */
export const varies = { byEncoding: 'Accept-Encoding', byDictionary: 'Accept-Encoding, Available-Dictionary' } as const;

/** Headers of a preview: for one person, and for no search engine. */
export const previewed: Headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

/** Headers of what is answered while the store is away. Clients come again after these seconds. */
export const unavailable: Headers = { 'cache-control': 'no-store', 'retry-after': '10' };

/** Address at which browsers read which pages they may have ready before a link is followed. Documents name it. */
export const speculationPath = '/speculation.json';

/**
 * Asked for each time, and passed on as it is: a zone in front that hides addresses by mail, or writes scripts and markup anew, brings script to
 * mend it with, and the policy lets none in but ours.
 */
export const unaltered = 'no-cache, no-transform';

/** Headers of documents. The map's and the contact endpoint's origins are the only foreign ones that a page may reach. */
export const documentHeaders = (allowedOrigins: AllowedOrigins): Headers => ({
  'cache-control': unaltered,
  'content-security-policy': contentSecurityPolicy(allowedOrigins),
  'integrity-policy': 'blocked-destinations=(script)',
  'speculation-rules': `"${speculationPath}"`,
  // Of what is no document they mean nothing, and they would travel with every script and picture.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Tells whether a response is a document, or the word that the browser has it already. */
export const isDocument = ({ headers }: { readonly headers: Headers }): boolean => 'content-security-policy' in headers;

/**
 * Reads a site's `reach.json`.
 * @throws InvalidInputError if compose did not write it
 */
export function parseAllowedOrigins(input: unknown, key: string): AllowedOrigins {
  const { mapFrame, contactEndpoint } = parseStored(reachSchema, input, key);
  return { mapFrame, contactEndpoint };
}

const reachSchema = storedSchema({ mapFrame: v.string(), contactEndpoint: v.string() });

function contentSecurityPolicy(allowedOrigins: AllowedOrigins): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // A page narrows this to the hashes of its own styles; see htmlDocument.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The map is asked whether it answers before its frame is shown.
    'connect-src': ["'self'", ...origins(allowedOrigins.contactEndpoint), ...origins(allowedOrigins.mapFrame)],
    'frame-src': [...origins(allowedOrigins.mapFrame)],
    // The contact form is submitted by the browser where its script is not there. What the endpoint leads on to, its word of thanks, may stand anywhere:
    // browsers hold that against the policy, too, and would stop there without a word.
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
