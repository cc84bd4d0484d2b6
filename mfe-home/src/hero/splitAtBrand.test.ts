import { expect, it } from 'vitest';
import { splitAtBrand } from './splitAtBrand.ts';

it('splitAtBrand separates the brand from its quotes and spaces without losing a character', () => {
  for (const [heading, brand, parts] of [
    ['Про агенцію «Пороги»', 'Пороги', ['Про агенцію', ' «Пороги»', '']],
    ['About Porohy Agency', 'Porohy', ['About', ' Porohy ', 'Agency']],
    ['Our agency', 'Porohy', ['Our agency', '', '']],
  ] as const) {
    const split = splitAtBrand(heading, brand);
    expect([split.before, split.brand, split.after]).toEqual(parts);
    expect(split.before + split.brand + split.after).toBe(heading);
  }
});
