/** The bytes that a request asks for: `whole`, a part (both ends inclusive), or none that there are. */
export type Range = 'whole' | 'none' | { readonly start: number; readonly end: number };

/**
 * Reads a `range` header for a body of `size` bytes. Several ranges at once, and units other than bytes, are answered by the whole; a
 * range that cannot be read, or begins behind the end, is none.
 */
export function singleRange(header: string | undefined, size: number): Range {
  const [, ranges] = /^bytes=(.*)$/i.exec(header ?? '') ?? [];
  if (ranges === undefined || ranges.includes(',')) return 'whole';
  const [, from = '', to = ''] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(ranges) ?? [];
  if (from === '' && to === '') return 'none';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'none';
}
