import type { ReactNode } from 'react';

export interface CarouselSlide {
  readonly id: string;
  /** Accessible name of the slide and of its dot: "3 of 9: Clutch". */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselWords {
  /** Accessible name of the carousel. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Label of the pause button while autoplay runs. */
  readonly pause: string;
  /** Label of the pause button while autoplay is paused. */
  readonly play: string;
}
