import { InvalidInputError } from 'shared/contract';
import type { Point, Shape, Step } from './geometry.ts';

/** Commands of path data, and the number of points that each takes. */
const pointsOf = { M: 1, L: 1, Q: 2, C: 3, Z: 0 } as const;

/** Reads an outline, such as a bank or an island, from path data. Accepts only absolute M, L, H, V, Q, C and Z. */
export function traceOutline(data: string): Shape {
  const shape: Step[] = [];
  let [x, y] = [0, 0];
  for (const [, kind = '', text = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (kind === 'H' || kind === 'V') {
      for (const number of numbers) shape.push(['L', kind === 'H' ? [number, y] : [x, number]]);
    } else if (kind in pointsOf) {
      shape.push(...stepsOf(kind as keyof typeof pointsOf, numbers));
    } else {
      throw new InvalidInputError({
        fact: `"${kind}" cannot be read in "${data.slice(0, 40)}…".`,
        nextStep: 'Write the path with M, L, H, V, Q, C and Z.',
      });
    }
    const end = shape.at(-1)?.at(-1);
    if (Array.isArray(end)) [x, y] = end as [number, number];
  }
  return shape;
}

function stepsOf(kind: keyof typeof pointsOf, numbers: readonly number[]): Step[] {
  const count = pointsOf[kind];
  if (count === 0) return [['Z']];
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, index): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0],
  );
  return Array.from(
    { length: points.length / count },
    (_, index) => [kind, ...points.slice(index * count, (index + 1) * count)] as unknown as Step,
  );
}
