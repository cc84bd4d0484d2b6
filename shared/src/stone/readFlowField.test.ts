import { describe, expect, it } from 'vitest';
import { computeFlow, getDistanceToObstacle, valuesPerGridPoint } from './computeFlow.ts';
import { type FlowField, readFlowField } from './readFlowField.ts';

function written(values: readonly (readonly number[])[], apart = 10, parts = 30): string {
  const at = (row: number, column: number) => values[row]?.[column] ?? 0;
  const lines = values.map((line, row) =>
    line.map((value, column) => value - at(row, column - 1) - at(row - 1, column) + at(row - 1, column - 1)).join(' '),
  );
  const columns = values[0]?.length ?? 0;
  return `${[[columns, values.length, apart, (columns - 1) * apart, (values.length - 1) * apart, parts].join(' '), ...lines].join('\n')}\n`;
}
const rows = (count: number, columns: number, value: (x: number, y: number) => number) =>
  Array.from({ length: count }, (_, y) => Array.from({ length: columns }, (_, x) => value(x, y)));
const directionAt = (flow: Float32Array, { columns }: FlowField, x: number, y: number) => [
  ...flow.slice((y * columns + x) * valuesPerGridPoint, (y * columns + x) * valuesPerGridPoint + 2),
];

describe('readFlowField', () => {
  it('readFlowField returns the written values in units of the view box', () => {
    const field = readFlowField(written(rows(3, 4, (x, y) => 30 * y + 7 * x)));
    expect([field.columns, field.rows, field.apart, field.width, field.height]).toEqual([4, 3, 10, 30, 20]);
    expect(field.values[4 + 2]).toBeCloseTo(((30 + 14) * 10) / 30);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>404</title>'],
    ['a row too few', '2 2 10 10 10 30\n0 0\n'],
    ['a number too few', '2 2 10 10 10 30\n0 0\n0\n'],
    ['what is no number', '2 2 10 10 10 30\n0 0\n0 x\n'],
  ])('it refuses %s', (_, text) => {
    expect(() => readFlowField(text)).toThrow('Draw it again');
  });
});

describe('computeFlow and getRoomAt', () => {
  it('the direction across the flow is down for water that runs right, and the reverse', () => {
    const right = readFlowField(written(rows(6, 6, (_, y) => 30 * y)));
    expect(directionAt(computeFlow(right), right, 3, 3)).toEqual([0, 1]);
    const down = readFlowField(written(rows(6, 6, (x) => 30 * x)));
    expect(directionAt(computeFlow(down), down, 3, 3)).toEqual([1, 0]);
  });

  it('the edges of the drawing do not limit the room', () => {
    const down = readFlowField(written(rows(12, 12, (x) => 30 * x)));
    expect(getDistanceToObstacle(down, computeFlow(down), 105, 105)).toBeGreaterThan(50);
  });

  it('an obstacle has no direction and no room, and the room grows with distance', () => {
    const stands = (x: number, y: number) => x >= 8 && x <= 12 && y >= 8 && y <= 12;
    const field = readFlowField(written(rows(21, 21, (x, y) => 30 * (stands(x, y) ? 10 : y))));
    const flow = computeFlow(field);
    expect(directionAt(flow, field, 10, 10)).toEqual([0, 0]);
    expect(getDistanceToObstacle(field, flow, 100, 100)).toBe(0);
    const going = [14, 16, 18].map((x) => getDistanceToObstacle(field, flow, x * 10, 100));
    expect(going).toEqual([...going].sort((a, b) => a - b));
    expect(going[1]).toBeGreaterThan(20);
    expect(going[1]).toBeLessThan(50);
  });
});
