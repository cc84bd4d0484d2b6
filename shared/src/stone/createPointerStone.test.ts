import { expect, it } from 'vitest';
import { createPointerStone, type PointerStone } from './createPointerStone.ts';

const reach = 40;
const frame = 16;
const open = () => 1000;

/** Runs the frames between two times in milliseconds, and returns the last frame's result. */
function run(stone: PointerStone, from: number, to: number) {
  let step = stone.step(from);
  for (let now = from + frame; now <= to; now += frame) step = stone.step(now);
  return step;
}
const largest = ({ hollows }: ReturnType<PointerStone['step']>) => Math.max(...hollows.map(({ radius }) => radius));

it('a new stone has no size and does not move', () => {
  const { hollows, moves } = createPointerStone(reach, open).step(0);
  expect(moves).toBe(false);
  expect(hollows.every(({ radius }) => radius === 0)).toBe(true);
});

it('the stone grows within 256 ms and stays within its reach while the pointer moves', () => {
  const stone = createPointerStone(reach, open);
  stone.move(100, 100, 0);
  expect(largest(stone.step(1))).toBeLessThan(reach / 8);
  let step = stone.step(2);
  for (let now = frame; now <= 256; now += frame) {
    stone.move(100 + now, 100, now);
    step = stone.step(now);
  }
  expect(step.size).toBeGreaterThan(0.9);
  expect(largest(step)).toBeGreaterThan(reach * 0.8);
  expect(largest(step)).toBeLessThanOrEqual(reach);
});

it('the first dent in the water is at the pointer, and the others trail behind', () => {
  const stone = createPointerStone(reach, open);
  for (let now = 0; now <= 400; now += frame) {
    stone.move(now, 50, now);
    stone.step(now);
  }
  const [first, second, third] = stone.step(401).hollows;
  expect(first?.x).toBeGreaterThan(330);
  expect(second?.x).toBeLessThan(first?.x ?? 0);
  expect(third?.x).toBeLessThan(second?.x ?? 0);
});

it.each([
  ['rests', () => {}],
  ['leaves', (stone: PointerStone) => stone.leave()],
])('the water is still 1.2 seconds after the pointer %s', (_, act) => {
  const stone = createPointerStone(reach, open);
  for (let now = 0; now <= 320; now += frame) {
    stone.move(100, 100, now);
    stone.step(now);
  }
  act(stone);
  expect(run(stone, 336, 700).moves).toBe(true);
  const last = run(stone, 716, 320 + 1200);
  expect(last.moves).toBe(false);
  expect(largest(last)).toBe(0);
});

it('a tap makes a stone with ripples, and both end within 1.2 seconds', () => {
  const stone = createPointerStone(reach, open);
  stone.drop(60, 80, 0);
  const soon = run(stone, frame, 300);
  expect(largest(soon)).toBeGreaterThan(reach / 2);
  expect(soon.ripple).toMatchObject({ x: 60, y: 80 });
  const last = run(stone, 316, 1200);
  expect([last.moves, last.ripple, largest(last)]).toEqual([false, undefined, 0]);
});

it('the stone shrinks in narrow water and has no size inside a letter', () => {
  for (const [room, most] of [
    [20, 12],
    [0, 0],
  ] as const) {
    const stone = createPointerStone(reach, () => room);
    for (let now = 0; now <= 320; now += frame) {
      stone.move(100, 100, now);
      stone.step(now);
    }
    expect(largest(stone.step(330))).toBeLessThanOrEqual(most);
  }
});

it('a returning pointer gets its stone at once, without a path from the old place', () => {
  const stone = createPointerStone(reach, open);
  stone.move(100, 100, 0);
  run(stone, 0, 1600);
  stone.move(900, 300, 2000);
  expect(stone.step(2001).hollows.every(({ x, y }) => x === 900 && y === 300)).toBe(true);
});
