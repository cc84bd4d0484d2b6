import type { CarouselProps } from 'shared/carousel';
import { enlargeCentre } from './enlargeCentre.ts';

/** The desktop carousel enlarges its centre slide; the mobile one does not (SPEC §9, tablet slider and phone slider). */
export const carouselMotions = {
  desktop: { options: { loop: true, align: 'center', duration: 50 }, autoplay: { delay: 4000 }, attach: enlargeCentre },
  mobile: {
    options: { loop: true, align: 'start' },
    autoplay: { delay: 3000, stopOnMouseEnter: true, stopOnInteraction: false },
  },
} satisfies Record<string, Partial<CarouselProps>>;
