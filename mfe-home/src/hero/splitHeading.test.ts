import { expect, it } from 'vitest';
import { splitHeading } from './splitHeading.ts';

it('takes the brand out of a heading, with its quotes, and loses no character', () => {
  for (const [heading, brand, parts] of [
    ['Про агенцію «Пороги»', 'Пороги', ['Про агенцію', ' «Пороги»', '']],
    ['About Porohy Agency', 'Porohy', ['About', ' Porohy ', 'Agency']],
    ['Our agency', 'Porohy', ['Our agency', '', '']],
  ] as const) {
    const split = splitHeading(heading, brand);
    expect([split.before, split.brand, split.after]).toEqual(parts);
    expect(split.before + split.brand + split.after).toBe(heading);
  }
});
