import { expect, it } from 'vitest';
import { countedAt, countUp } from './countUp.ts';

/** Frames that a test plays by hand. */
function framesByHand() {
  const waiting = new Map<number, (now: number) => void>();
  let last = 0;
  return {
    waiting,
    requestAnimationFrame(callback: (now: number) => void) {
      last += 1;
      waiting.set(last, callback);
      return last;
    },
    cancelAnimationFrame: (handle: number) => void waiting.delete(handle),
    play(now: number) {
      const callbacks = [...waiting.values()];
      waiting.clear();
      for (const callback of callbacks) callback(now);
    },
  };
}

it('goes from 0 to the target in two seconds, fast first', () => {
  expect([0, 500, 1000, 1500, 2000, 9000].map((elapsed) => countedAt(700, elapsed))).toEqual([
    0, 405, 613, 689, 700, 700,
  ]);
});

it('shows whole figures only', () => {
  for (let elapsed = 0; elapsed <= 2000; elapsed += 16) expect(Number.isInteger(countedAt(18, elapsed))).toBe(true);
});

it('starts at its own first frame, and says when it is over', () => {
  const frames = framesByHand();
  const shown: (number | undefined)[] = [];
  countUp(60, (figure) => shown.push(figure), frames);
  for (const now of [5000, 6000, 7000]) frames.play(now);
  expect(shown).toEqual([0, 53, undefined]);
  expect(frames.waiting.size).toBe(0);
});

it('leaves no frame behind when it is stopped', () => {
  const frames = framesByHand();
  const stop = countUp(60, () => {}, frames);
  frames.play(5000);
  stop();
  expect(frames.waiting.size).toBe(0);
});
