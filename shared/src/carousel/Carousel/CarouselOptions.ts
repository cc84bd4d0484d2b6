import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { reducedMotion } from '../../reveal/reducedMotion.ts';

/** A running embla instance. */
export type RunningCarousel = NonNullable<UseEmblaCarouselType[1]>;

/** Options of a carousel's movement (SPEC §3, carousel options). */
export interface CarouselOptions {
  readonly loop?: boolean | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly slidesToScroll?: number | 'auto' | undefined;
  /** embla's treatment of the empty space after the last slide. */
  readonly containScroll?: false | 'trimSnaps' | 'keepSnaps' | undefined;
  /** Index of the first slide. */
  readonly startIndex?: number | undefined;
  /** Speed of a move in embla's units: 20 is fast, 60 is slow. */
  readonly duration?: number | undefined;
  readonly dragFree?: boolean | undefined;
  readonly skipSnaps?: boolean | undefined;
}

/** Converts the options for embla. With reduced motion, slides change without animation. */
export function toEmblaOptions(options: CarouselOptions): NonNullable<Parameters<RunningCarousel['reInit']>[0]> {
  const definedOptions = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...definedOptions, breakpoints: { [reducedMotion]: { duration: 0 } } };
}
