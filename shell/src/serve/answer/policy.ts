import type { Site } from 'shared/siteValues';

/** The values of the business that name foreign origins. A composed site carries them as `reach.json`. */
export type Reach = Pick<Site, 'mapFrame' | 'contactEndpoint'>;

/** What every host answers for an address, from one source: the server here, and the files generated for other hosts. */
export interface Policy {
  /** Headers of every answer. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** Headers of documents, over those. */
  readonly documents: Readonly<Record<string, string>>;
  /** Headers of released files: their bytes never change. */
  readonly immutable: Readonly<Record<string, string>>;
}

/** The map's and the contact endpoint's origins are the only foreign ones that a page may reach. */
export function policyFor(reach: Reach): Policy {
  return {
    everywhere: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cache-control': 'no-cache',
    },
    documents: {
      'content-security-policy': contentSecurityPolicy(reach),
      'integrity-policy': 'blocked-destinations=(script)',
    },
    immutable: {
      'cache-control': 'public, max-age=31536000, immutable',
      // A foreign host may load a container, and a page loads every module with `crossorigin`.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

function contentSecurityPolicy(reach: Reach): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // A page narrows this to the hashes of its own styles; see htmlDocument.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(reach.contactEndpoint)],
    'frame-src': [...origins(reach.mapFrame)],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['pin'],
  })
    .map(([directive, values]) => `${directive} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}

function origins(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
