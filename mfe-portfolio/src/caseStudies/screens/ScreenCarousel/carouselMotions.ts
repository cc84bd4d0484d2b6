import type { CarouselProps } from 'shared/carousel';
import { enlargeCentre } from './enlargeCentre.ts';

/** Movement of the sliders: tablets enlarge the centre slide, phones do not (SPEC §9, tablet slider and phone slider). */
export const carouselMotions = {
  desktop: { options: { loop: true, align: 'center', duration: 50 }, autoplay: { delay: 4000 }, attach: enlargeCentre },
  mobile: {
    options: { loop: true, align: 'start' },
    autoplay: { delay: 3000, stopOnMouseEnter: true, stopOnInteraction: false },
  },
} satisfies Record<string, Partial<CarouselProps>>;
