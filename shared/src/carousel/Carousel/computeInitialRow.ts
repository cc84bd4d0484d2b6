import type { CarouselOptions } from './CarouselOptions.ts';

/** Most slides that may be seen before the middle one of a loop. */
export type Lead = 1 | 2 | 3;

/** Layout of a carousel before it runs. It equals the running one as far as that is known without measuring. */
export interface InitialRow {
  /** The first slide of each place it can stop at. */
  readonly stops: readonly number[];
  readonly stop: number;
  /** In a loop the last slides come before the first. This is how many do where the slide it begins at is in the middle. */
  readonly lead: Lead | undefined;
  /** The index of the slide that is the first of the row then. */
  readonly firstInRow: number;
}

/** Computes the layout of a carousel with so many slides before it runs. */
export function computeInitialRow(
  count: number,
  { loop, align, slidesToScroll, startIndex = 0 }: CarouselOptions,
): InitialRow {
  const step = typeof slidesToScroll === 'number' ? slidesToScroll : 1;
  const stops = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
  const lead = loop && align === 'center' && count > 1 ? (Math.min(3, Math.floor(count / 2)) as Lead) : undefined;
  const start = stops[startIndex] ?? 0;
  return { stops, stop: startIndex, lead, firstInRow: lead ? (start - lead + count) % count : 0 };
}
