import { expect, it } from 'vitest';
import { toEmblaOptions } from './CarouselOptions.ts';

it('hands on what is given, and lets embla have its own where nothing is', () => {
  expect(toEmblaOptions({ loop: true, align: 'center', duration: undefined })).toMatchObject({
    loop: true,
    align: 'center',
  });
  expect(toEmblaOptions({ duration: undefined })).not.toHaveProperty('duration');
});

it('is there at once under reduced motion', () => {
  expect(toEmblaOptions({ duration: 50 }).breakpoints).toEqual({ '(prefers-reduced-motion: reduce)': { duration: 0 } });
});
