import { expect, it } from 'vitest';
import { toEmblaOptions } from './CarouselOptions.ts';

it('options that are set go to Embla, and unset options keep Embla’s default', () => {
  expect(toEmblaOptions({ loop: true, align: 'center', duration: undefined })).toMatchObject({
    loop: true,
    align: 'center',
  });
  expect(toEmblaOptions({ duration: undefined })).not.toHaveProperty('duration');
});

it('under reduced motion the carousel moves without animation', () => {
  expect(toEmblaOptions({ duration: 50 }).breakpoints).toEqual({ '(prefers-reduced-motion: reduce)': { duration: 0 } });
});
