import { describe, expect, it } from 'vitest';
import { drawFlow, type FlowDrawing } from './drawFlow.ts';
import { flowLines } from './flowLines.ts';
import { glyphShapes } from './glyphShapes.ts';
import { shapeMask } from './shapeMask.ts';
import { solveFlow } from './solveFlow.ts';
import { ellipse, stone } from './stone.ts';
import { svgPath } from './svgPath.ts';

const drawing: FlowDrawing = {
  width: 320,
  height: 160,
  step: 10,
  seed: 3,
  breath: 0.004,
  scale: 0.006,
  cell: 2,
  rounds: 300,
  tolerance: 0.6,
  shortest: 20,
  stroke: '#000000',
  thin: [0.8, 0.4],
  heavy: [1.4, 0.8],
  fairway: '#ff5226',
};
const island = stone({ at: [160, 80], radii: [50, 30], seed: 5 });

describe('a flow drawing', () => {
  it('is the same to the byte for the same seed, and another for another', () => {
    expect(drawFlow(drawing, [island])).toBe(drawFlow(drawing, [island]));
    expect(drawFlow({ ...drawing, seed: 4 }, [island])).not.toBe(drawFlow(drawing, [island]));
  });

  it('has exactly one fairway, and no number that is none', () => {
    const svg = drawFlow(drawing, [island]);
    expect(svg.match(/#ff5226/g)).toHaveLength(1);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('goes around what stands in it: no line crosses a shape', () => {
    const shape = ellipse({ at: [160, 80], radii: [50, 30], level: 80 });
    const flow = solveFlow({ ...drawing, breath: 0, shapes: [shape] });
    const lines = flowLines(flow, {
      levels: [35, 45, 55, 65, 75, 85, 95, 105, 115, 125],
      shortest: 20,
      tolerance: 0.6,
    });
    expect(lines.length).toBeGreaterThan(7);
    for (const { points } of lines) {
      for (const [x, y] of points) expect(Math.hypot((x - 160) / 50, (y - 80) / 30)).toBeGreaterThan(0.9);
    }
  });

  it('says what to do when nothing gets through', () => {
    const wall = {
      rings: [
        [
          [150, -10],
          [170, -10],
          [170, 170],
          [150, 170],
        ],
      ],
      path: '',
      level: 80,
    } as const;
    expect(() => drawFlow(drawing, [wall])).toThrow(/Move its shapes apart/);
  });
});

describe('the letters', () => {
  it('fill the width they are set to, in both scripts', async () => {
    for (const word of ['Пороги', 'Porohy', '404']) {
      const { shapes } = await glyphShapes(word, { width: 900, left: 50, baseline: 300, weight: 300, tracking: 0 });
      const xs = shapes.flatMap(({ rings }) => rings.flat().map(([x]) => x));
      expect(shapes).toHaveLength(word.length);
      expect(Math.min(...xs)).toBeCloseTo(50, 0);
      expect(Math.max(...xs)).toBeCloseTo(950, 0);
    }
  });

  it('keep their counters: the middle of a nought is water', async () => {
    const { shapes } = await glyphShapes('0', { width: 100, left: 0, baseline: 200, weight: 300, tracking: 0 });
    const grid = { columns: 110, rows: 220, cell: 1 };
    const mask = shapeMask(
      shapes.map((shape) => ({ ...shape, notch: 0 })),
      grid,
    );
    const ys = shapes.flatMap(({ rings }) => rings.flat().map(([, y]) => y));
    const middle = Math.round((Math.min(...ys) + Math.max(...ys)) / 2);
    expect(mask[middle * grid.columns + 50]).toBe(0);
    expect(mask[middle * grid.columns + 3]).toBe(1);
  });
});

it('writes a path whose rounding does not add up', () => {
  const points = Array.from({ length: 200 }, (_, index): [number, number] => [index * 1.04, Math.sin(index / 9) * 20]);
  const numbers =
    svgPath(points, false)
      .match(/-?\d*\.?\d+/g)
      ?.map(Number) ?? [];
  const [startX = 0] = numbers;
  const steps = numbers.slice(2).filter((_, index) => index % 6 === 4);
  expect(startX + steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(199 * 1.04, 0);
});
