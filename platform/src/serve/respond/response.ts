import { type Encoding, isCompressible } from '../../store/bytes/mediaTypes.ts';
import { createContentHeaders } from '../../store/responses/createHeaders.ts';
import { commonHeaders, type Headers, varyValues } from '../../store/responses/headerPolicy.ts';
import { acceptsDeltas } from './dictionaries.ts';
import { type ContentVariant, createEntityTag, findMatchingTag, matchesStrongTag, parseRange } from './http.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Tells whether the visitor uses https to the proxy, by the proxy's header. */
export const isHttpsRequest = (header: SiteRequest['header']): boolean =>
  /^\s*https\s*(,|$)/i.test(header('x-forwarded-proto') ?? '');

/** Removes the origin from an absolute target (`GET http://host/path`), which leaves path and query. */
export function stripTargetOrigin(request: SiteRequest): SiteRequest {
  if (request.target.startsWith('/')) return request;
  const path = request.target.replace(/^https?:\/\/[^/?#]*/i, '');
  return { ...request, target: path === '' || path.startsWith('?') ? `/${path}` : path };
}

/** Response to a GET request. A HEAD request gets the same without the body. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Uint8Array;
  /** Package that owns the page in the response, for the metrics; undefined if it is no page. Not sent to visitors. */
  readonly page?: string;
  /** View and log entry, for the access log. Not sent to visitors. */
  readonly seen?: SentView;
}

/** View that a visitor got, with its log entry and arm. */
export interface SentView {
  readonly entry: number;
  readonly arm: 'live' | 'canary' | 'preview';
  /** ID of the view; absent if the server names no views. */
  readonly view?: string;
}

/** A file's bytes as they are sent: plain, compressed, or as a delta. */
export interface Representation {
  /** File name; its extension gives the content type. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** `dcz` means that the bytes are a delta. */
  readonly encoding?: Encoding | 'dcz' | undefined;
  /** SHA-256 (hex) of the dictionary, if the bytes are a delta. */
  readonly dictionary?: string;
}

/**
 * Returns the value of a `set-cookie` header. Scripts cannot read the cookie; with https it is `Secure`.
 * @param maxAge in seconds; by default the cookie lasts until the browser closes
 */
export function setCookie({ secure }: SiteRequest, name: string, value: string, maxAge?: number): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/** Returns a response that has no body, such as a redirect or a refusal. */
export const createEmptyResponse = (status: number, headers: Headers = {}): SiteResponse => ({
  status,
  headers: { ...commonHeaders, ...headers, 'content-length': '0' },
});

/** Returns a response with a whole file. It has no entity tag, so browsers cannot revalidate it. */
export const createFullResponse = (
  status: number,
  { file, bytes, encoding }: Representation,
  headers: Headers,
): SiteResponse => ({
  status,
  headers: {
    ...createContentHeaders(file, headers),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': `${bytes.byteLength}`,
  },
  body: bytes,
});

/** Returns the suffix of an entity tag: the encoding. For a delta, it also has the first digits of the dictionary's digest. */
const getVariant = ({ encoding, dictionary = '' }: Representation): ContentVariant =>
  encoding === 'dcz' ? `dcz-${dictionary.slice(0, 8)}` : encoding;

/**
 * Makes the response to a conditional request: the whole file, a part or 304.
 * @param integrity `sha256-…` of the uncompressed file, for its tag
 */
export function createConditionalResponse(
  request: SiteRequest,
  representation: Representation,
  integrity: string,
  headers: Headers,
): SiteResponse {
  const { file, bytes, encoding } = representation;
  const variant = getVariant(representation);
  const tag = createEntityTag(integrity, variant);
  const described = { ...commonHeaders, ...(isCompressible(file) && { vary: varyValues.byEncoding }), ...headers };
  const requiredTags = request.header('if-match');
  if (requiredTags !== undefined && !matchesStrongTag(requiredTags, tag)) return createEmptyResponse(412);
  const anyEncoding = acceptsDeltas(request.header('accept-encoding'));
  const inHand = findMatchingTag(request.header('if-none-match'), integrity, variant, anyEncoding);
  if (inHand !== undefined) return { status: 304, headers: { ...described, etag: inHand } };

  const full = createFullResponse(200, representation, headers);
  // Allows no ranges of compressed bytes, because nginx allows none either.
  if (encoding) return { ...full, headers: { ...full.headers, etag: tag } };
  const since = request.header('if-range');
  const range = since === undefined || since === tag ? parseRange(request.header('range'), bytes.byteLength) : 'all';
  if (range === 'none') return createEmptyResponse(416, { 'content-range': `bytes */${bytes.byteLength}` });
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
