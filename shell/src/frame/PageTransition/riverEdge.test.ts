import { expect, it } from 'vitest';
import { createEdgeMask, drawTransitionFairway, edgeWidth, fairwayLength } from './riverEdge.ts';

const linesOf = (picture: string) =>
  [...decodeURIComponent(picture).matchAll(/ d='M([^']+)'/g)].map(([, data = '']) =>
    [...data.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );

it('the river’s edge lies inside its own strip and spans the viewport’s height', () => {
  for (const line of linesOf(createEdgeMask())) {
    for (const [x] of line) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(edgeWidth);
    }
    const heights = line.map(([, y]) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 1000]);
  }
});

it('the river’s edge is curved', () => {
  const [dry = []] = linesOf(createEdgeMask());
  const edge = dry.slice(1, -1).map(([x]) => x);
  expect(Math.max(...edge) - Math.min(...edge)).toBeGreaterThan(60);
});

it('the fairway is one line with one buoy at its head', () => {
  const picture = decodeURIComponent(drawTransitionFairway('#ff5226'));
  expect(picture.match(/<path/g)).toHaveLength(1);
  expect(Number(/cx='(\d+)'/.exec(picture)?.[1])).toBeLessThan(fairwayLength);
});
