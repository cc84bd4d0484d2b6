import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { reducedMotionQuery } from '../../reveal/reducedMotionQuery.ts';

export type RunningCarousel = NonNullable<UseEmblaCarouselType[1]>;

/** Options of a carousel's movement (SPEC §3, carousel options). */
export interface CarouselOptions {
  readonly loop?: boolean | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly slidesToScroll?: number | 'auto' | undefined;
  /** Embla's option against empty space at the ends of the row; `false` allows the space. */
  readonly containScroll?: false | 'trimSnaps' | 'keepSnaps' | undefined;
  readonly startIndex?: number | undefined;
  /** Embla's `duration`: 20 is a fast move, 60 a slow one. */
  readonly duration?: number | undefined;
  readonly dragFree?: boolean | undefined;
  readonly skipSnaps?: boolean | undefined;
}

/** Converts the options for embla. With reduced motion, the row jumps to the next slide. */
export function toEmblaOptions(options: CarouselOptions): NonNullable<Parameters<RunningCarousel['reInit']>[0]> {
  const definedOptions = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...definedOptions, breakpoints: { [reducedMotionQuery]: { duration: 0 } } };
}
