import type { ReactNode } from 'react';

/** One slide. */
export interface CarouselSlide {
  /** Its own among the slides. */
  readonly id: string;
  /** Its name for assistive technology, which its dot has too: "3 of 9: Clutch". */
  readonly label: string;
  readonly content: ReactNode;
}

/** What a carousel says. */
export interface CarouselWords {
  /** What is to be seen in it. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Needed where it moves by itself. */
  readonly pause: string;
  readonly play: string;
}
