import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { selectDriftLines } from './driftLines.ts';
import { createEllipse } from './ellipse.ts';
import { fitCurves } from './fitCurves.ts';
import type { Point } from './geometry.ts';
import { measureBox } from './geometry.ts';
import { inks } from './inks.ts';
import { interpolateLines, listLinesAcross } from './Line.ts';
import { createLettering } from './lettering.ts';
import { computeObstacleCover } from './obstacleGrid.ts';
import { traceOutline } from './outline.ts';
import { formatCurves, formatShape } from './pathData.ts';
import { pickFairwayLine } from './pickFairwayLine.ts';
import { solveStream } from './solveStream.ts';
import { drawStonesInStream } from './stonesInStream.ts';
import { traceStreamLines } from './streamLines.ts';
import { drawWordInStream } from './wordInStream.ts';

const pens = { color: '#000000', thin: [0.8, 0.4], heavy: [1.4, 0.8], tolerance: 0.3 } as const;
const water = { width: 320, height: 160, cell: 2, seed: 3, unrest: { strength: 0.004, grain: 0.006 } } as const;
const stones = {
  ...water,
  name: 'stones',
  stones: [{ x: 160, y: 80, width: 100, height: 60, seed: 5 }],
  stoneFill: '#111111',
  step: 10,
  shortest: 40,
  pens,
  crop: 'none',
  drift: 4,
} as const;
const word = {
  ...water,
  name: 'word',
  word: 'По',
  left: 60,
  fills: 200,
  baseline: 110,
  tracking: 0,
  clearance: 2,
  sway: [-0.1, 0.1],
  step: 8,
  shortest: 40,
  pens,
} as const;

describe('a drawing', () => {
  it('a drawing is identical for the same seed, and differs for another seed', async () => {
    expect(await drawStonesInStream(stones).draw()).toEqual(await drawStonesInStream(stones).draw());
    expect(await drawStonesInStream({ ...stones, seed: 4 }).draw()).not.toEqual(
      await drawStonesInStream(stones).draw(),
    );
  });

  it('a drawing has no styles, ids or invalid numbers', async () => {
    const { 'stones.svg': svg = '' } = await drawStonesInStream(stones).draw();
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 320 160"/);
    expect(svg).not.toMatch(/ style=| id=|<style|NaN|undefined|Infinity/);
  });

  it('a word with a fill includes one orange line; without a fill, the page gets letters and line separately', async () => {
    const { 'word.svg': drawn = '' } = await drawWordInStream({ ...word, fill: '#222222' }).draw();
    expect(drawn.split(inks.buoy)).toHaveLength(2);
    const { 'word.svg': lines = '', 'word.json': json = '' } = await drawWordInStream(word).draw();
    expect(lines).not.toContain(inks.buoy);
    const { viewBox, letters, fairway, ink } = JSON.parse(json);
    expect(viewBox).toBe('0 0 320 160');
    expect(letters.match(/M/g).length).toBeGreaterThan(1);
    expect(fairway.match(/M/g)).toHaveLength(1);
    expect([ink.left, ink.right]).toEqual([60, 260]);
  });
});

describe('the stream', () => {
  const shape = createEllipse([160, 80], [50, 30]);
  const stream = solveStream({
    ...water,
    flows: 'right',
    unrest: { strength: 0, grain: 1 },
    obstacles: [{ shape, value: interpolateLines(80, 10) }],
  });
  const lines = traceStreamLines(stream, listLinesAcross(160, 10, 40));

  it('the lines go around an obstacle and run downstream', () => {
    expect(lines.length).toBeGreaterThan(12);
    for (const { points } of lines) {
      for (const [x, y] of points) expect(Math.hypot((x - 160) / 50, (y - 80) / 30)).toBeGreaterThan(0.95);
      expect(points.at(-1)?.[0]).toBeGreaterThan(points[0]?.[0] ?? 0);
    }
  });

  it('driftLines returns points inside the picture, from its left to its right edge', () => {
    const drift = selectDriftLines(lines, { width: 320, height: 160, count: 5 });
    expect(drift).toHaveLength(5);
    for (const [x, y] of drift.flat()) {
      expect([x >= 0, x <= 1, y >= 0, y <= 1]).toEqual([true, true, true, true]);
    }
    expect(drift.map((line) => [line[0]?.[0], line.at(-1)?.[0]])).toEqual(Array(5).fill([0, 1]));
  });

  it('pickFairwayLine explains what to do when no line passes', () => {
    const wall = traceOutline('M150 -40H170V200H150Z');
    const dammed = solveStream({ ...water, flows: 'right', obstacles: [{ shape: wall, value: 80 }] });
    expect(() => pickFairwayLine(traceStreamLines(dammed, listLinesAcross(160, 10, 40)), 320)).toThrow(
      /Move the obstacles apart/,
    );
  });
});

describe('the letters', () => {
  it('the letters fill the given width exactly, in both scripts', async () => {
    for (const text of ['Пороги', 'Porohy', '404']) {
      const setting = { left: 50, baseline: 300, size: { toFill: 900 }, weight: 300, tracking: 0 };
      const { letters } = await createLettering(text, setting);
      const { left, right } = measureBox(letters);
      expect(letters).toHaveLength(text.length);
      expect(left).toBeCloseTo(50, 3);
      expect(right).toBeCloseTo(950, 3);
    }
  });

  it('the inside of a closed letter, such as the middle of a nought, is water', async () => {
    const { letters } = await createLettering('0', { left: 10, baseline: 180, size: 200, weight: 300, tracking: 0 });
    const grid = { columns: 140, rows: 220, cell: 1 };
    const { owner } = computeObstacleCover(
      letters.map((shape) => ({ shape, value: 1 })),
      grid,
    );
    const { left, right, top, bottom } = measureBox(letters);
    const row = Math.round((top + bottom) / 2) + 4;
    expect(owner[row * grid.columns + Math.round((left + right) / 2) + 4]).toBe(0);
    expect(owner[row * grid.columns + Math.round(left) + 4 + 4]).toBe(1);
  });

  it('a cell on an outline belongs to the obstacle only in part', () => {
    const grid = { columns: 60, rows: 60, cell: 1 };
    const { owner, share } = computeObstacleCover([{ shape: createEllipse([26, 26], [14.3, 9.6]), value: 1 }], grid);
    const area = share.reduce((sum, part) => sum + part, 0);
    expect(Math.abs(area - Math.PI * 14.3 * 9.6)).toBeLessThan(2);
    expect(share.filter((part) => part > 0 && part < 1).length).toBeGreaterThan(30);
    expect(owner.every((index, cell) => (index === 0) === (share[cell] === 0))).toBe(true);
  });

  it('lettering refuses a letter that the display font lacks', async () => {
    const setting = { left: 0, baseline: 0, size: 10, weight: 300, tracking: 0 };
    await expect(createLettering('☃', setting)).rejects.toThrow(/Choose another word/);
  });
});

describe('a fitted curve', () => {
  const points = Array.from({ length: 400 }, (_, index): Point => [index, Math.sin(index / 40) * 30]);

  it('a fitted curve stays within its tolerance and has few points', () => {
    const curves = fitCurves(points, 0.3);
    expect(curves.length).toBeLessThan(20);
    for (const [start] of curves) expect(start[1]).toBeCloseTo(Math.sin(start[0] / 40) * 30, 0);
  });

  it('the path data of a curve does not accumulate rounding errors', () => {
    const data = formatCurves(fitCurves(points, 0.3));
    const [start = 0, , ...steps] = (data.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const along = steps.filter((_, index) => index % 6 === 4).reduce((sum, step) => sum + step, start);
    expect(along).toBeCloseTo(399, 0);
  });
});

describe('an outline', () => {
  it('an outline is read from path data and written back', () => {
    expect(formatShape(traceOutline('M0 0H10V20C1 2 3 4 5 6Q7 8 9 10Z'))).toBe('M0 0L10 0L10 20C1 2 3 4 5 6Q7 8 9 10Z');
  });

  it('outline refuses path commands that it does not support', () => {
    expect(() => traceOutline('M0 0a5 5 0 1 0 10 0Z')).toThrow(/Write the path with/);
  });
});

it('the inks equal the design tokens of the same names', () => {
  const theme = readFileSync(new URL('../../../shared/src/theme/theme.css.ts', import.meta.url), 'utf8');
  const named = Object.entries(inks).filter(([name]) => theme.includes(` ${name}: '#`));
  expect(named.length).toBeGreaterThan(9);
  for (const [name, value] of named) expect(theme).toContain(` ${name}: '${value}'`);
});
