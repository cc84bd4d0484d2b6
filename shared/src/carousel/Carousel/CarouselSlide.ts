import type { ReactNode } from 'react';

/** One slide. */
export interface CarouselSlide {
  /** Unique among the slides. */
  readonly id: string;
  /** Name for assistive technology, also of its dot: "3 of 9: Clutch". */
  readonly label: string;
  readonly content: ReactNode;
}

/** Words of a carousel. */
export interface CarouselWords {
  /** Accessible name of the carousel. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Required with autoplay. */
  readonly pause: string;
  readonly play: string;
}
