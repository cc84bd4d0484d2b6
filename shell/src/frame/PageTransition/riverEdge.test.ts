import { expect, it } from 'vitest';
import { createEdgeMask, drawFairwayRun, edgeWidth, fairwayLength } from './riverEdge.ts';

/** The places of each line in a picture. */
const linesOf = (picture: string) =>
  [...decodeURIComponent(picture).matchAll(/ d='M([^']+)'/g)].map(([, data = '']) =>
    [...data.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );

it('leaves the whole window dry until it comes: the edge and its threads lie before it', () => {
  for (const line of linesOf(createEdgeMask())) {
    for (const [x] of line) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(edgeWidth);
    }
    // From the top of the window to its foot.
    const heights = line.map(([, y]) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 1000]);
  }
});

it('is an edge of water, and no straight line', () => {
  const [dry = []] = linesOf(createEdgeMask());
  const edge = dry.slice(1, -1).map(([x]) => x);
  expect(Math.max(...edge) - Math.min(...edge)).toBeGreaterThan(60);
});

it('is one line with one buoy at its head that runs with it', () => {
  const picture = decodeURIComponent(drawFairwayRun('#ff5226'));
  expect(picture.match(/<path/g)).toHaveLength(1);
  expect(Number(/cx='(\d+)'/.exec(picture)?.[1])).toBeLessThan(fairwayLength);
});
