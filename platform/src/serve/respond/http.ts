import type { Encoding } from '../../store/mediaTypes.ts';

/** Parts of HTTP that depend on no host and on no site: encodings, tags, ranges. */

/** Number of parts of a header that are read. Clients send ten. */
const mostParts = 100;

/** The encodings of ours that a client takes, best first. `q=0` refuses. Only what is named counts: `*` may stand for anything. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',', mostParts)) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';', mostParts);
    const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
    if (name.trim() !== '') weights.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  return (['br', 'gzip'] as const).filter((name) => (weights.get(name) ?? 0) > 0);
}

/** Difference of one representation of a file from the others in its tag. */
export type Variant = Encoding | `dcz-${string}` | undefined;

/**
 * The tag of one representation. It is made of the content: tags of size and time answered 304 after a swap of sites. It is strong, and
 * every encoding has its own, so that a range goes on with the bytes it began with.
 * @param integrity `sha256-…` of the file as it is without an encoding
 */
export const entityTag = (integrity: string, variant: Variant): string =>
  `"${tagOfContent(integrity)}${variant ? `-${variant}` : ''}"`;

const tagOfContent = (integrity: string): string => integrity.replace(/^sha256-/, '').slice(0, 24);

/**
 * The tag among those of `if-none-match` by which the client has what it asks for. Caches on the way may have made it weak; it counts all the
 * same. Besides the tag of what would be sent that is one of a delta that made the same content: whoever unpacked it has it.
 * @param anyEncoding whether a tag of the same content in any encoding counts: a browser that has dictionaries keeps what it has unpacked
 */
export function tagInHand(
  header: string | undefined,
  integrity: string,
  variant: Variant,
  anyEncoding: boolean,
): string | undefined {
  const tag = entityTag(integrity, variant);
  const named = (header ?? '').split(',', mostParts).map((each) => each.trim().replace(/^W\//, ''));
  if (header?.trim() === '*' || named.includes(tag)) return tag;
  const content = `"${tagOfContent(integrity)}`;
  return named.find(
    (each) =>
      each.startsWith(content) &&
      // Nothing that somebody has made up is said back.
      (anyEncoding ? /^(?:-br|-gzip|-dcz-[0-9a-f]{8})?"$/ : /^-dcz-[0-9a-f]{8}"$/).test(each.slice(content.length)),
  );
}

/** Tells whether `if-match` names a tag. A weak one names none: its bytes may differ. */
export const namesTagStrongly = (header: string, tag: string): boolean =>
  header.trim() === '*' || header.split(',', mostParts).some((each) => each.trim() === tag);

/** The bytes that a request asks for: `all`, a part (both ends inclusive), or none that there are. */
export type Range = 'all' | 'none' | { readonly start: number; readonly end: number };

/**
 * Reads a `range` header for a body of `size` bytes. Several ranges at once, and units other than bytes, are answered by all of it; a
 * range that cannot be read, or begins behind the end, is none.
 */
export function singleRange(header: string | undefined, size: number): Range {
  const [, ranges] = /^bytes=(.*)$/i.exec(header ?? '') ?? [];
  if (ranges === undefined || ranges.includes(',')) return 'all';
  // Trimmed, and its digits and spaces apart: nothing in it can be read in two ways.
  const [, from = '', to = ''] = /^(\d*)\s*-\s*(\d*)$/.exec(ranges.trim()) ?? [];
  if (from === '' && to === '') return 'none';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'none';
}
