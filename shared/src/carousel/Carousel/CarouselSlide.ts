import type { ReactNode } from 'react';

/** One slide. */
export interface CarouselSlide {
  /** Its own among the slides. */
  readonly id: string;
  /** Its name for assistive technology, which its dot has too: "3 of 9: Clutch". */
  readonly label: string;
  readonly content: ReactNode;
}

/** Words of a carousel. */
export interface CarouselWords {
  /** Accessible name of the carousel. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Needed where it moves by itself. */
  readonly pause: string;
  readonly play: string;
}
