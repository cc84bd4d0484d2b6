import { expect, it } from 'vitest';
import { createEllipse } from './ellipse.ts';
import { createFieldFile } from './fieldFile.ts';
import { interpolateValue } from './interpolateValue.ts';
import { solveStream } from './solveStream.ts';

const water = {
  width: 480,
  height: 240,
  cell: 3,
  seed: 3,
  unrest: { strength: 0.004, grain: 0.006 },
  flows: 'right',
} as const;
const obstacles = [{ shape: createEllipse([240, 120], [70, 40]), value: 120 }];

/** Decodes the values of a field file to units of the view box. */
function read(text: string) {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const [columns = 0, rows = 0, apart = 0, , , parts = 1] = head;
  const values: number[][] = [];
  for (const [row, line] of lines.entries()) {
    values.push([]);
    for (const [column, difference] of line.entries())
      values[row]?.push(
        difference +
          (values[row]?.[column - 1] ?? 0) +
          (values[row - 1]?.[column] ?? 0) -
          (values[row - 1]?.[column - 1] ?? 0),
      );
  }
  return {
    head,
    columns,
    rows,
    apart,
    at: (row: number, column: number) => ((values[row]?.[column] ?? 0) * apart) / parts,
  };
}

it('a field holds about 12,000 values, exact to a thirtieth of their distance', () => {
  const stream = solveStream({ ...water, obstacles });
  const field = read(createFieldFile(stream, water));
  expect(field.columns * field.rows).toBeGreaterThan(11_000);
  expect(field.columns * field.rows).toBeLessThan(14_000);
  expect(field.head.slice(3, 5)).toEqual([480, 240]);
  for (const [row, column] of [
    [0, 0],
    [20, 31],
    [40, 80],
    [field.rows - 1, field.columns - 1],
  ] as const)
    expect(
      Math.abs(field.at(row, column) - interpolateValue(stream, column * field.apart, row * field.apart)),
    ).toBeLessThan(field.apart / 30);
});

it('a field has the same value everywhere inside an obstacle', () => {
  const field = read(createFieldFile(solveStream({ ...water, obstacles }), water));
  const middle = [Math.round(120 / field.apart), Math.round(240 / field.apart)] as const;
  for (const [dy, dx] of [
    [-5, -10],
    [5, 10],
    [0, 12],
  ] as const)
    expect(Math.abs(field.at(middle[0] + dy, middle[1] + dx) - field.at(...middle))).toBeLessThan(0.2);
});
