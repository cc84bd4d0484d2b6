import { InvalidInputError } from 'shared/contract';
import type { Point } from './geometry.ts';
import type { Line } from './Line.ts';

/** Minimum length of the orange line, as a fraction of the longest line's length. */
const longEnough = 0.92;

/**
 * Chooses the orange line among the lines that cross the whole drawing. Without `near`, chooses the middle one of all lines that are almost
 * as long as the longest. With `near`, chooses the line whose stream value is nearest to `near`.
 */
export function pickFairwayLine(lines: readonly Line[], across: number, near?: number): Line {
  const whole = lines.filter(({ closed, points }) => !closed && crosses(points, across));
  const longest = Math.max(...whole.map(({ length }) => length));
  const chosen =
    near === undefined
      ? middle(whole.filter(({ length }) => length >= longest * longEnough).sort((a, b) => a.value - b.value))
      : whole.sort((a, b) => Math.abs(a.value - near) - Math.abs(b.value - near))[0];
  if (!chosen)
    throw new InvalidInputError({
      fact: 'No line runs from edge to edge.',
      nextStep: 'Move the obstacles apart, or choose another seed.',
    });
  return chosen;
}

const middle = (lines: readonly Line[]): Line | undefined => lines[lines.length >> 1];

function crosses(points: readonly Point[], across: number): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return false;
  return Math.max(Math.abs(first[0] - last[0]), Math.abs(first[1] - last[1])) >= across * 0.98;
}
