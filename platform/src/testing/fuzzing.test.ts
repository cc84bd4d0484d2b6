import { expect, it } from 'vitest';
import { slowOf } from './fuzzing.ts';

/** Takes the processor for so long. */
function work(milliseconds: number): void {
  const begun = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(begun);
    if (user + system >= milliseconds * 1000) return;
  }
}

it('names the text that takes too long, and no other', async () => {
  const slow = await slowOf(['quick', 'slow'], (text) => work(text === 'slow' ? 400 : 1));
  expect(slow).toMatch(/^\d+ ms: slow$/);
});
