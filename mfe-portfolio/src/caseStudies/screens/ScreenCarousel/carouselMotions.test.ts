import { expect, it } from 'vitest';
import { carouselMotions } from './carouselMotions.ts';
import { enlargeCentre } from './enlargeCentre.ts';

it('the tablet slider advances every 4 seconds, loops, and enlarges its centre slide (SPEC §9)', () => {
  expect(carouselMotions.desktop.autoplay).toEqual({ delay: 4000 });
  expect(carouselMotions.desktop.options).toEqual({ loop: true, align: 'center', duration: 50 });
  expect(carouselMotions.desktop.attach).toBe(enlargeCentre);
});

it('the phone slider advances every 3 seconds, pauses on hover, and loops (SPEC §9)', () => {
  expect(carouselMotions.mobile.autoplay).toEqual({ delay: 3000, stopOnMouseEnter: true, stopOnInteraction: false });
  expect(carouselMotions.mobile.options.loop).toBe(true);
});
