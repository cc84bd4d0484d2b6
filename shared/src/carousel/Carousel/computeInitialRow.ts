import type { CarouselOptions } from './CarouselOptions.ts';

/** Number of slides that may be visible before the middle one of a loop. */
export type Lead = 1 | 2 | 3;

/** Layout of a carousel before it runs. It equals the running one, as far as that can be known without measuring. */
export interface InitialRow {
  /** Index of the first slide of each stop. */
  readonly stops: readonly number[];
  readonly stop: number;
  /** Number of last slides that a loop shows before the first, if its first slide is centred. */
  readonly lead: Lead | undefined;
  /** Index of the slide that is first in the row. */
  readonly firstInRow: number;
}

/** Computes the layout of a carousel before it runs. */
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
