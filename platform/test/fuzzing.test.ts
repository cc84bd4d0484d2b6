import { expect, it } from 'vitest';
import { findSlowTexts } from './fuzzing.ts';

const lists = '['.repeat(1_000_000);
const names = JSON.stringify(Object.fromEntries(Array.from({ length: 70_000 }, (_, index) => [`k${index}`, 1])));

/** Does work that takes too long on every machine. It parses JSON, because `findSlowTexts` measures a machine by its JSON parser. */
function work(): void {
  for (let time = 0; time < 5; time += 1) JSON.parse(names);
  for (let time = 0; time < 2; time += 1) expect(() => JSON.parse(lists)).toThrow();
}

it('findSlowTexts lists only the texts that take too long', async () => {
  const slow = await findSlowTexts(['quick', 'slow'], (text) => text === 'slow' && work());
  expect(slow).toMatch(/^\d+ ms: slow$/);
});
