import { expect, it } from 'vitest';
import { findSlowTexts } from './fuzzing.ts';

const lists = '['.repeat(1_000_000);
const names = JSON.stringify(Object.fromEntries(Array.from({ length: 70_000 }, (_, index) => [`k${index}`, 1])));

/** Work that is too slow on every machine: the platform's own parser sets the pace, as it does where a text is timed. */
function work(): void {
  for (let time = 0; time < 5; time += 1) JSON.parse(names);
  for (let time = 0; time < 2; time += 1) expect(() => JSON.parse(lists)).toThrow();
}

it('names the text that takes too long, and no other', async () => {
  const slow = await findSlowTexts(['quick', 'slow'], (text) => text === 'slow' && work());
  expect(slow).toMatch(/^\d+ ms: slow$/);
});
