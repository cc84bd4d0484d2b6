import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { entityTag } from '../serve/respond/http.ts';
import { appliedDelta } from '../store/delta.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { unpack } from '../store/packing.ts';
import { type Answer, headersOfAnswer, type Manifest } from '../store/protocol/manifest.ts';
import type { SiteAnswer } from './askSite.ts';

/** A dictionary that whoever asks says to have. */
export interface Dictionary {
  readonly bytes: Buffer;
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string;
}

/** In which way an address is asked for: what the best encoding is that is taken, and by what kind of browser. */
export interface Way {
  readonly takes: 'identity' | 'br' | 'gzip' | 'dcz';
  /** It says that it keeps documents as dictionaries. */
  readonly keeps?: boolean;
  readonly dictionary?: Dictionary | undefined;
}

/** A difference between an answer and what the manifest says. */
export interface Difference {
  readonly kind: 'status' | 'content' | 'packing' | 'header';
  /** In words, of the answer: `has other bytes`. */
  readonly fact: string;
  readonly header?: string;
  readonly expected?: string | undefined;
  readonly seen?: string | undefined;
  /** The integrity value of what was seen, where that is other content. */
  readonly content?: string;
}

/**
 * Finds the differences between an answer and all that the manifest allows for its address; none where it is one of them. Of several the
 * nearest is told.
 * @param besides headers that somebody on the way is known to add
 */
export async function holdAnswer(
  manifest: Manifest,
  answers: readonly Answer[],
  way: Way,
  seen: SiteAnswer,
  besides: ReadonlySet<string> = new Set(),
): Promise<readonly Difference[]> {
  const plain = await unpacked(seen, way);
  const kept = answers.filter(({ keeps }) => keeps === true);
  const meant = way.keeps && kept.length > 0 ? kept : answers.filter(({ keeps }) => !keeps);
  const told = meant.map((answer) => differences(manifest, answer, way, { ...seen, plain }, besides));
  // What has the right content is nearer than what has more headers in common.
  return told.sort((a, b) => weight(a) - weight(b))[0] ?? [];
}

const weight = (found: readonly Difference[]): number =>
  found.reduce((sum, { kind }) => sum + (kind === 'header' ? 1 : 100), 0);

/** Unpacks what was sent; undefined where it cannot be unpacked. */
async function unpacked({ headers, body }: SiteAnswer, { dictionary }: Way): Promise<Buffer | undefined> {
  switch (headers['content-encoding']) {
    case undefined:
      return body;
    case 'br':
      return unpack(body).catch(() => undefined);
    case 'gzip':
      return isPlainGzip(body) ? promisify<Buffer, Buffer>(gunzip)(body).catch(() => undefined) : undefined;
    case 'dcz':
      return dictionary && appliedDelta(dictionary.bytes, body);
    default:
      return undefined;
  }
}

/** Gzip without a name, a time or a comment in its head, as hosts pack on their way: nothing travels that nobody unpacks. */
const isPlainGzip = (body: Buffer): boolean => body.subarray(0, 8).equals(Buffer.from('1f8b080000000000', 'hex'));

interface Seen extends SiteAnswer {
  readonly plain: Buffer | undefined;
}

function differences(
  manifest: Manifest,
  answer: Answer,
  way: Way,
  seen: Seen,
  besides: ReadonlySet<string>,
): Difference[] {
  if (seen.status !== answer.status)
    return [
      {
        kind: 'status',
        fact: `is answered with ${seen.status} instead of ${answer.status}`,
        expected: `${answer.status}`,
        seen: `${seen.status}`,
      },
    ];
  return [
    ...contentDifferences(answer, way, seen),
    ...headerDifferences(headersOfAnswer(manifest, answer), answer, way, seen, besides),
  ];
}

function contentDifferences(answer: Answer, { takes }: Way, { headers, body, plain }: Seen): Difference[] {
  // The words of a way to elsewhere are each host's own, and nobody reads them.
  if (answer.body === undefined) return [];
  const encoding = headers['content-encoding'];
  if (!plain) return [{ kind: 'content', fact: `cannot be unpacked (${encoding ?? 'plain'})` }];
  const content = integrityOf(plain);
  if (content !== answer.body) return [{ kind: 'content', fact: 'has other bytes', content }];
  if (encoding === 'br' && answer.br !== undefined && integrityOf(body) !== answer.br)
    return [{ kind: 'packing', fact: 'has the right content, packed otherwise' }];
  if (encoding === undefined && answer.br !== undefined && takes !== 'identity')
    return [{ kind: 'packing', fact: 'has the right content, and is not packed' }];
  return [];
}

/** Headers that carry an answer: of the connection, the program, and caches on the way. Nothing in a browser depends on them. */
const carriage: ReadonlySet<string> = new Set([
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

/** The name of a view, which is another each time. */
const viewNamed = /^view;desc="[\w-]{36}"(?:, vitals)?$/;

function headerDifferences(
  expected: Readonly<Record<string, string>>,
  answer: Answer,
  way: Way,
  seen: Seen,
  besides: ReadonlySet<string>,
): Difference[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(seen.headers)]);
  return [...names].sort().flatMap((name): Difference[] => {
    const [wanted, has] = [expected[name], seen.headers[name]];
    if (wanted === has || (wanted === undefined && isAllowed(name, has ?? '', answer, way, seen, besides))) return [];
    const fact =
      has === undefined
        ? `lacks ${name}`
        : wanted === undefined
          ? `has ${name}, which the log does not name`
          : `has another ${name}`;
    return [{ kind: 'header', fact, header: name, expected: wanted, seen: has }];
  });
}

/** Tells whether a header may be there that no manifest names. */
function isAllowed(
  name: string,
  value: string,
  answer: Answer,
  way: Way,
  { headers }: Seen,
  besides: ReadonlySet<string>,
): boolean {
  if (carriage.has(name) || besides.has(name)) return true;
  if (name === 'accept-ranges') return value === 'bytes';
  if (name === 'server-timing') return viewNamed.test(value);
  // A way to elsewhere has words of the host's own.
  if (name === 'content-type') return answer.body === undefined;
  return name === 'etag' && answer.body !== undefined && isTag(value, answer.body, way, headers['content-encoding']);
}

/** A tag of ours, made of the content, or one of nginx's, made of time and size. */
function isTag(tag: string, content: string, { dictionary }: Way, encoding: string | undefined): boolean {
  const variant =
    encoding === 'br' || encoding === 'gzip'
      ? encoding
      : encoding === 'dcz'
        ? (`dcz-${dictionary?.digest.slice(0, 8) ?? ''}` as const)
        : undefined;
  return tag === entityTag(content, variant) || /^"[0-9a-f]+-[0-9a-f]+"$/.test(tag);
}
