import type { Encoding } from '../../store/bytes/mediaTypes.ts';

/** Rules of HTTP for encodings, tags and ranges. They are the same for all hosts and sites. */

/** Maximum number of parts of a header that are read. Usual clients send up to ten; an attacker may send thousands. */
const mostParts = 100;

/** Lists the encodings that both we and the client have, best first. `q=0` refuses one; `*` is ignored. */
export function listAcceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',', mostParts)) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';', mostParts);
    const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
    if (name.trim() !== '') weights.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  return (['br', 'gzip'] as const).filter((name) => (weights.get(name) ?? 0) > 0);
}

/**
 * Form in which a content is sent: an encoding, a delta (`dcz-` and its dictionary), or undefined for plain bytes. Suffix of the entity
 * tag.
 */
export type ContentVariant = Encoding | `dcz-${string}` | undefined;

/**
 * Returns a response's entity tag, which depends on the content. nginx makes tags of size and time; with these, browsers got a false 304
 * after the live site had changed. Each encoding has another tag, so that a resumed download continues the same bytes.
 * @param integrity `sha256-…` of the uncompressed file
 */
export const createEntityTag = (integrity: string, variant: ContentVariant): string =>
  `"${createContentTag(integrity)}${variant ? `-${variant}` : ''}"`;

const createContentTag = (integrity: string): string => integrity.replace(/^sha256-/, '').slice(0, 24);

/**
 * Finds the tag in `if-none-match` which shows that the client has the content, even if a proxy weakened the tag. Accepts the tag of a
 * delta that produces the content.
 * @param anyEncoding true: accepts the tag of any encoding, for browsers that keep unpacked documents as dictionaries
 */
export function findMatchingTag(
  header: string | undefined,
  integrity: string,
  variant: ContentVariant,
  anyEncoding: boolean,
): string | undefined {
  const tag = createEntityTag(integrity, variant);
  const namedTags = (header ?? '').split(',', mostParts).map((each) => each.trim().replace(/^W\//, ''));
  if (header?.trim() === '*' || namedTags.includes(tag)) return tag;
  const content = `"${createContentTag(integrity)}`;
  return namedTags.find(
    (each) =>
      each.startsWith(content) &&
      // Accepts only suffixes that we generate, because the response repeats the tag and must not repeat a forged one.
      (anyEncoding ? /^(?:-br|-gzip|-dcz-[0-9a-f]{8})?"$/ : /^-dcz-[0-9a-f]{8}"$/).test(each.slice(content.length)),
  );
}

/** Tells whether `if-match` names a tag. A weak tag never matches, because files with equal weak tags may differ in bytes. */
export const matchesStrongTag = (header: string, tag: string): boolean =>
  header.trim() === '*' || header.split(',', mostParts).some((each) => each.trim() === tag);

/** Bytes that a request asks for: `all`, a part (`start` to `end`, both included), or `none` because the range is invalid. */
export type Range = 'all' | 'none' | { readonly start: number; readonly end: number };

/**
 * Parses a `range` header for a body of `size` bytes. Several ranges or other units mean `all`; an unreadable range, or one beyond the end,
 * means `none`.
 */
export function parseRange(header: string | undefined, size: number): Range {
  const [, ranges] = /^bytes=(.*)$/i.exec(header ?? '') ?? [];
  if (ranges === undefined || ranges.includes(',')) return 'all';
  // Digits and spaces have no character in common, so the pattern never backtracks, even on very long headers.
  const [, from = '', to = ''] = /^(\d*)\s*-\s*(\d*)$/.exec(ranges.trim()) ?? [];
  if (from === '' && to === '') return 'none';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'none';
}
