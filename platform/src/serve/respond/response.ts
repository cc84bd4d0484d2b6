import { headersOfContent } from '../../store/answers/headersOf.ts';
import { everywhere, type Headers, varies } from '../../store/answers/policy.ts';
import { type Encoding, isCompressible } from '../../store/mediaTypes.ts';
import { takesDeltas } from './dictionaries.ts';
import { entityTag, namesTagStrongly, singleRange, tagInHand, type Variant } from './http.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Tells whether a proxy before us says that the visitor came by https. */
export const cameByHttps = (header: SiteRequest['header']): boolean =>
  /^\s*https\s*(,|$)/i.test(header('x-forwarded-proto') ?? '');

/** A request whose target was sent whole, `GET http://host/path`, asks for its path: which host it names is no matter here. */
export function withPathTarget(request: SiteRequest): SiteRequest {
  if (request.target.startsWith('/')) return request;
  const path = request.target.replace(/^https?:\/\/[^/?#]*/i, '');
  return { ...request, target: path === '' || path.startsWith('?') ? `/${path}` : path };
}

/** The response that a host sends. To HEAD it sends the same without the body. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Uint8Array;
  /** The package whose page it is; absent where it is none. It is not sent. */
  readonly page?: string;
  /** For the log of whoever keeps the site running; it is not sent. */
  readonly seen?: Seen;
}

/** Entry, arm and view that a visitor was shown. */
export interface Seen {
  /** The number of the entry that was live. */
  readonly entry: number;
  readonly arm: 'live' | 'canary' | 'preview';
  /** The name of this view of a document; absent where views are not named. */
  readonly view?: string;
}

/** One file in the encoding that the visitor gets. */
export interface Representation {
  /** Its name, for the content type. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** `dcz` is a delta against a dictionary. */
  readonly encoding?: Encoding | 'dcz' | undefined;
  /** SHA-256 of the dictionary, in hex. */
  readonly dictionary?: string;
}

/**
 * A cookie as a response sets it: for the server alone, and for https alone where the visitor came by it.
 * @param maxAge in seconds; until the browser is closed where it is not said
 */
export function setCookie({ secure }: SiteRequest, name: string, value: string, maxAge?: number): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/** A response without content: a refusal, or the way to another address. */
export const emptyResponse = (status: number, headers: Headers = {}): SiteResponse => ({
  status,
  headers: { ...everywhere, ...headers, 'content-length': '0' },
});

/** The whole of a file, under a status of its own. It has no tag: what is not found is asked for again. */
export const fullResponse = (
  status: number,
  { file, bytes, encoding }: Representation,
  headers: Headers,
): SiteResponse => ({
  status,
  headers: {
    ...headersOfContent(file, headers),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': `${bytes.byteLength}`,
  },
  body: bytes,
});

/** A delta has the same name as another one of the same content only if both are of one dictionary. */
const variantOf = ({ encoding, dictionary = '' }: Representation): Variant =>
  encoding === 'dcz' ? `dcz-${dictionary.slice(0, 8)}` : encoding;

/**
 * A file as it was asked for: all of it, a part, or "you have it already".
 * @param integrity `sha256-…` of the file without an encoding; its tag is made of it
 */
export function conditionalResponse(
  request: SiteRequest,
  representation: Representation,
  integrity: string,
  headers: Headers,
): SiteResponse {
  const { file, bytes, encoding } = representation;
  const variant = variantOf(representation);
  const tag = entityTag(integrity, variant);
  const described = { ...everywhere, ...(isCompressible(file) && { vary: varies.byEncoding }), ...headers };
  const wanted = request.header('if-match');
  if (wanted !== undefined && !namesTagStrongly(wanted, tag)) return emptyResponse(412);
  const anyEncoding = takesDeltas(request.header('accept-encoding'));
  const inHand = tagInHand(request.header('if-none-match'), integrity, variant, anyEncoding);
  if (inHand !== undefined) return { status: 304, headers: { ...described, etag: inHand } };

  const full = fullResponse(200, representation, headers);
  // A range of compressed bytes helps nobody, and nginx gives none.
  if (encoding) return { ...full, headers: { ...full.headers, etag: tag } };
  const since = request.header('if-range');
  const range = since === undefined || since === tag ? singleRange(request.header('range'), bytes.byteLength) : 'all';
  if (range === 'none') return emptyResponse(416, { 'content-range': `bytes */${bytes.byteLength}` });
  if (range === 'all') return { ...full, headers: { ...full.headers, etag: tag, 'accept-ranges': 'bytes' } };
  const part = bytes.subarray(range.start, range.end + 1);
  return {
    status: 206,
    headers: {
      ...full.headers,
      etag: tag,
      'content-range': `bytes ${range.start}-${range.end}/${bytes.byteLength}`,
      'content-length': `${part.byteLength}`,
    },
    body: part,
  };
}
