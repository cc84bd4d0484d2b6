import { expect, it } from 'vitest';
import { type FlowLine, getPointAt, measureFlowLine, type Polyline } from './flowLine.ts';

function measured(points: Polyline, width = 100, height = 100): FlowLine {
  const line = measureFlowLine(points, width, height);
  if (!line) throw new Error('The line leads nowhere.');
  return line;
}

const bend: Polyline = [
  [0, 0],
  [1, 0],
  [1, 1],
];

it('a point moves along a line at constant speed', () => {
  const line = measured(bend);
  expect([0, 0.25, 0.5, 0.75, 1].map((part) => getPointAt(line, part))).toEqual([
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
  ]);
});

it('a line is measured in its box, so a wide box lengthens level parts', () => {
  expect(getPointAt(measured(bend, 300, 100), 0.75)).toEqual([1, 0]);
});

it('a position beyond a line’s end gives the end of the line', () => {
  expect(getPointAt(measured(bend), 1.5)).toEqual([1, 1]);
});

it('a line of fewer than two points cannot be measured', () => {
  expect(measureFlowLine([[0.5, 0.5]], 100, 100)).toBeUndefined();
  expect(measureFlowLine([], 100, 100)).toBeUndefined();
});
