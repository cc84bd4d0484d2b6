import type { CarouselOptions } from './CarouselOptions.ts';

/** Number of slides that stand left of the first slide in a centred loop. */
export type SlidesBeforeFirst = 1 | 2 | 3;

/** Layout of a carousel before script runs. It equals embla's layout, as far as it can be computed without measuring. */
export interface InitialRow {
  /** Index of the first slide of each stop. */
  readonly stops: readonly number[];
  readonly stop: number;
  /** Number of slides from the loop's end that stand left of the first slide; undefined unless a loop has `align: 'center'`. */
  readonly lead: SlidesBeforeFirst | undefined;
  /** Index of the leftmost slide. */
  readonly firstInRow: number;
}

export function computeInitialRow(
  count: number,
  { loop, align, slidesToScroll, startIndex = 0 }: CarouselOptions,
): InitialRow {
  const step = typeof slidesToScroll === 'number' ? slidesToScroll : 1;
  const stops = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
  const lead =
    loop && align === 'center' && count > 1 ? (Math.min(3, Math.floor(count / 2)) as SlidesBeforeFirst) : undefined;
  const start = stops[startIndex] ?? 0;
  return { stops, stop: startIndex, lead, firstInRow: lead ? (start - lead + count) % count : 0 };
}
