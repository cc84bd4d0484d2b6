import type { Point, Shape, Step } from './geometry.ts';
import { createSeededRandom } from './seeded.ts';

/** Position and size of a stone, and the seed of its outline. */
export interface StoneAt {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** y at which the stream divides around the stone. The further it is from `y`, the more water passes on one side. */
  readonly meets?: number;
}

const corners = 9;

/** Creates a worn stone from a polygon with nine irregular corners. Curves between the middles of its sides make the corners round. */
export function createStoneShape({ x, y, width, height, seed }: StoneAt): Shape {
  const random = createSeededRandom(seed);
  const polygon = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * 2 * Math.PI + random() * 0.25;
    const reach = 0.82 + random() * 0.34;
    return [x + (Math.cos(angle) * width * reach) / 2, y + (Math.sin(angle) * height * reach) / 2];
  });
  const middleAfter = (corner: number): Point => {
    const [a, b] = [polygon[corner % corners], polygon[(corner + 1) % corners]];
    if (!a || !b) throw new Error('A stone has corners.');
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const sides = polygon.map((_, side): Step => {
    const corner = polygon[(side + 1) % corners];
    if (!corner) throw new Error('A stone has corners.');
    return ['Q', corner, middleAfter(side + 1)];
  });
  return [['M', middleAfter(0)], ...sides, ['Z']];
}
