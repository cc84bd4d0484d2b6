import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createEntityTag } from '../serve/respond/http.ts';
import { computeIntegrity } from '../store/bytes/computeIntegrity.ts';
import { unpack } from '../store/bytes/packing.ts';
import { applyDelta } from '../store/content/delta.ts';
import { type ListedResponse, type Manifest, readResponseHeaders } from '../store/protocol/manifest.ts';
import { commonHeaders, dictionaryHeaders } from '../store/responses/headerPolicy.ts';
import type { FetchedResponse } from './siteFetch.ts';

/** Compression dictionary that the client has: a document or file that it got before. */
export interface Dictionary {
  readonly bytes: Buffer;
  /** SHA-256 of the dictionary's bytes, in hex. */
  readonly digest: string;
}

/** Properties of a request on which the response depends: the accepted encoding, and the client's dictionaries. */
export interface RequestVariant {
  readonly takes: 'identity' | 'br' | 'gzip' | 'dcz';
  /** True if the client can store documents as dictionaries; the host then asks it to. */
  readonly keeps?: boolean;
  readonly dictionary?: Dictionary | undefined;
  /** True if the visitor is not in the canary, and must get a response of the live site. */
  readonly isLive?: boolean;
}

/** Difference between a response and the one in the manifest. */
export interface Difference {
  readonly kind: 'status' | 'content' | 'packing' | 'header';
  /** Phrase that continues the address in a report: `has other bytes`. */
  readonly fact: string;
  readonly header?: string;
  readonly expected?: string | undefined;
  readonly seen?: string | undefined;
  /** Integrity value of the received bytes, if they differ from the expected ones. */
  readonly content?: string;
}

/**
 * Compares a response with all responses that the manifest lists for its address. @returns the differences from the most similar one; none
 * if one matches
 * @param allowedHeaders headers that a proxy is known to add
 */
export async function compareResponse(
  manifest: Manifest,
  listedResponses: readonly ListedResponse[],
  variant: RequestVariant,
  received: FetchedResponse,
  allowedHeaders: ReadonlySet<string> = new Set(),
): Promise<readonly Difference[]> {
  const plain = await unpackBody(received, variant);
  const visible = variant.isLive ? selectLiveResponses(manifest, listedResponses) : listedResponses;
  const dictionaryResponses = visible.filter(({ keeps }) => keeps === true);
  const candidates =
    variant.keeps && dictionaryResponses.length > 0 ? dictionaryResponses : visible.filter(({ keeps }) => !keeps);
  const comparisons = candidates.map((listed) =>
    compareRepresentation(manifest, listed, variant, { ...received, plain }, allowedHeaders),
  );
  // Returns the differences from the most similar listed response. A wrong body weighs more than any wrong header.
  return (
    comparisons.sort((a, b) => weight(a) - weight(b))[0] ?? [
      { kind: 'content', fact: 'has no response for this client in the log' },
    ]
  );
}

/** Tells whether hosts give a response to all visitors. During a canary, the manifest lists each live response for all, and for its arm. */
export const isForAllVisitors = (manifest: Manifest, listed: ListedResponse): boolean =>
  !/\bCookie\b/.test(readResponseHeaders(manifest, listed).vary ?? '');

/** Selects the responses of the live site: for all visitors, and for those who are not in the canary. */
function selectLiveResponses(manifest: Manifest, listedResponses: readonly ListedResponse[]): ListedResponse[] {
  const identify = (listed: ListedResponse): string =>
    `${listed.status} ${listed.body} ${readResponseHeaders(manifest, listed).location}`;
  const live = new Set(listedResponses.filter((each) => isForAllVisitors(manifest, each)).map(identify));
  return listedResponses.filter((each) => live.has(identify(each)));
}

const weight = (found: readonly Difference[]): number =>
  found.reduce((sum, { kind }) => sum + (kind === 'header' ? 1 : 100), 0);

/** @returns undefined if the body cannot be decompressed */
async function unpackBody(
  { headers, body }: FetchedResponse,
  { dictionary }: RequestVariant,
): Promise<Buffer | undefined> {
  switch (headers['content-encoding']) {
    case undefined:
      return body;
    case 'br':
      return unpack(body).catch(() => undefined);
    case 'gzip':
      return isPlainGzip(body) ? promisify<Buffer, Buffer>(gunzip)(body).catch(() => undefined) : undefined;
    case 'dcz':
      return dictionary && applyDelta(dictionary.bytes, body);
    default:
      return undefined;
  }
}

/** Tells whether a gzip header has no file name, time or comment. Hosts send none; in such fields, unverified bytes could hide. */
const isPlainGzip = (body: Buffer): boolean => body.subarray(0, 8).equals(Buffer.from('1f8b080000000000', 'hex'));

interface UnpackedResponse extends FetchedResponse {
  readonly plain: Buffer | undefined;
}

function compareRepresentation(
  manifest: Manifest,
  listed: ListedResponse,
  variant: RequestVariant,
  received: UnpackedResponse,
  allowedHeaders: ReadonlySet<string>,
): Difference[] {
  if (received.status !== listed.status)
    return [
      {
        kind: 'status',
        fact: `has the status ${received.status} instead of ${listed.status}`,
        expected: `${listed.status}`,
        seen: `${received.status}`,
      },
    ];
  return [
    ...compareContent(listed, variant, received),
    ...compareHeaders(readResponseHeaders(manifest, listed), listed, variant, received, allowedHeaders),
  ];
}

function compareContent(
  listed: ListedResponse,
  { takes }: RequestVariant,
  { headers, body, plain }: UnpackedResponse,
): Difference[] {
  // Does not compare the body of a redirect: each host writes its own, and browsers ignore it.
  if (listed.body === undefined) return [];
  const encoding = headers['content-encoding'];
  if (!plain) return [{ kind: 'content', fact: `cannot be unpacked (${encoding ?? 'plain'})` }];
  const content = computeIntegrity(plain);
  if (content !== listed.body) return [{ kind: 'content', fact: 'has other bytes', content }];
  // A client with dictionaries accepts every encoding that could be unpacked; others accept only the one that they asked for.
  if (encoding !== undefined && encoding !== takes && takes !== 'dcz')
    return [{ kind: 'content', fact: `is compressed with ${encoding}, which the request does not accept` }];
  if (encoding === 'br' && listed.br !== undefined && computeIntegrity(body) !== listed.br)
    return [{ kind: 'packing', fact: 'has the right content, compressed differently' }];
  if (encoding === undefined && listed.br !== undefined && takes !== 'identity')
    return [{ kind: 'packing', fact: 'has the right content, but is not compressed' }];
  return [];
}

/** Headers that describe the connection, the server program or caches. No page depends on them, so any value is accepted. */
const transportHeaders: ReadonlySet<string> = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'server',
  'via',
  'age',
  'x-cache',
  'cf-ray',
  'cf-cache-status',
]);

/** Matches the value of `server-timing`: the view's name, which differs in each response, and the reports that the page must send. */
const viewNamePattern = /^view;desc="[\w-]{36}"(?:, vitals)?(?:, report)?$/;

function compareHeaders(
  expected: Readonly<Record<string, string>>,
  listed: ListedResponse,
  variant: RequestVariant,
  received: UnpackedResponse,
  allowedHeaders: ReadonlySet<string>,
): Difference[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(received.headers)]);
  return [...names].sort().flatMap((name): Difference[] => {
    // Reads only own properties: every object inherits a value for the name `constructor`.
    const [wanted, actual] = [expected, received.headers].map((of) => (Object.hasOwn(of, name) ? of[name] : undefined));
    if (
      wanted === actual ||
      (wanted === undefined && isAllowed(name, actual ?? '', listed, variant, received, allowedHeaders))
    )
      return [];
    const fact =
      actual === undefined
        ? `lacks ${name}`
        : wanted === undefined
          ? `has ${name}, which is not in the log`
          : `has another ${name}`;
    return [{ kind: 'header', fact, header: name, expected: wanted, seen: actual }];
  });
}

/** Tells whether a response may have a header that the manifest does not list. */
function isAllowed(
  name: string,
  value: string,
  listed: ListedResponse,
  variant: RequestVariant,
  { headers }: UnpackedResponse,
  allowedHeaders: ReadonlySet<string>,
): boolean {
  if (transportHeaders.has(name) || allowedHeaders.has(name)) return true;
  if (name === 'accept-ranges') return value === 'bytes';
  if (name === 'server-timing') return viewNamePattern.test(value);
  // Permits any content type of a redirect, because the host itself writes the body.
  if (name === 'content-type') return listed.body === undefined;
  return (
    name === 'etag' &&
    listed.body !== undefined &&
    isEntityTag(value, listed.body, variant, headers['content-encoding'])
  );
}

/** Tells whether an entity tag has the form of our hosts (digest of the content) or of nginx (time and size). */
function isEntityTag(
  tag: string,
  content: string,
  { dictionary }: RequestVariant,
  encoding: string | undefined,
): boolean {
  const variant =
    encoding === 'br' || encoding === 'gzip'
      ? encoding
      : encoding === 'dcz'
        ? (`dcz-${dictionary?.digest.slice(0, 8) ?? ''}` as const)
        : undefined;
  return tag === createEntityTag(content, variant) || /^"[0-9a-f]+-[0-9a-f]+"$/.test(tag);
}

/** Difference from the policy that a static host cannot avoid, and its reason. Verification accepts and counts such differences. */
export interface HostLimitation {
  readonly reason: string;
  readonly matches: (difference: Difference, manifest: Manifest, status: number) => boolean;
}

const headersOfHost = ['etag', 'accept-ranges', 'vary', 'use-as-dictionary'];
const headersByAddress = ['cache-control', 'access-control-allow-origin', 'cross-origin-resource-policy'];

export const staticHostLimitations: readonly HostLimitation[] = [
  {
    reason: 'it handles compression, entity tags and ranges in its own way, and has no dictionaries',
    matches: ({ kind, header = '' }) => kind === 'packing' || headersOfHost.includes(header),
  },
  {
    reason: 'its rules match addresses: every response has the headers of documents',
    matches: ({ kind, header = '', expected, seen }, { headers }) =>
      kind === 'header' &&
      (expected === undefined || expected === commonHeaders['cache-control']) &&
      headers.some((set) => 'content-security-policy' in set && set[header] === seen),
  },
  {
    reason: 'it decides how long redirects and "not found" are cached',
    matches: ({ header = '' }, _, status) => status !== 200 && headersByAddress.includes(header),
  },
  {
    reason: 'it ignores request headers: browsers with dictionaries get the same response as all others',
    matches: ({ header, expected = '' }) =>
      header === 'cache-control' && expected === dictionaryHeaders['cache-control'],
  },
  {
    reason: 'it may respond with 404 instead of 410',
    matches: ({ kind, expected, seen }) => kind === 'status' && expected === '410' && seen === '404',
  },
];
