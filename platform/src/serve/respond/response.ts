import type { Encoding } from './acceptedEncodings.ts';
import { contentTypeOf, isCompressible } from './contentTypes.ts';
import { entityTag, namesTag, namesTagStrongly } from './entityTag.ts';
import { everywhere, type Headers } from './policy.ts';
import { singleRange } from './singleRange.ts';

/** A request, as far as the policy looks at it. */
export interface Asked {
  readonly method: string;
  /** Path and query as they were sent: nothing decoded, nothing resolved. */
  readonly target: string;
  /** The value of a header by its name in lower case. */
  header(name: string): string | undefined;
}

/** What a host sends. To HEAD it sends the same without the body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Uint8Array;
}

/** One file in the encoding that the visitor gets. */
export interface Representation {
  /** Its name, for the content type. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly encoding?: Encoding | undefined;
}

/** An answer without content: a refusal, or the way to another address. */
export const bare = (status: number, headers: Headers = {}): Answer => ({
  status,
  headers: { ...everywhere, ...headers, 'content-length': '0' },
});

/** The whole of a file, under a status of its own. It has no tag: what is not found is asked for again. */
export const whole = (status: number, { file, bytes, encoding }: Representation, headers: Headers): Answer => ({
  status,
  headers: {
    ...everywhere,
    ...(isCompressible(file) && { vary: 'Accept-Encoding' }),
    ...headers,
    'content-type': contentTypeOf(file),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': `${bytes.byteLength}`,
  },
  body: bytes,
});

/**
 * A file as it was asked for: all of it, a part, or "you have it already".
 * @param integrity of the file without an encoding; its tag is made of it
 */
export function conditional(asked: Asked, representation: Representation, integrity: string, headers: Headers): Answer {
  const { file, bytes, encoding } = representation;
  const tag = entityTag(integrity, encoding);
  const described = { ...everywhere, ...(isCompressible(file) && { vary: 'Accept-Encoding' }), ...headers, etag: tag };
  const wanted = asked.header('if-match');
  if (wanted !== undefined && !namesTagStrongly(wanted, tag)) return bare(412);
  if (namesTag(asked.header('if-none-match'), tag)) return { status: 304, headers: described };

  const full = whole(200, representation, headers);
  // A range of packed bytes helps nobody, and nginx gives none.
  if (encoding) return { ...full, headers: { ...full.headers, etag: tag } };
  const since = asked.header('if-range');
  const range = since === undefined || since === tag ? singleRange(asked.header('range'), bytes.byteLength) : 'whole';
  if (range === 'none') return bare(416, { 'content-range': `bytes */${bytes.byteLength}` });
  if (range === 'whole') return { ...full, headers: { ...full.headers, etag: tag, 'accept-ranges': 'bytes' } };
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
