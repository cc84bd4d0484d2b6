import { expect, it } from 'vitest';
import { createDryMask, createEdgeLines, edgeTravel } from './flowEdge.ts';

/** Returns the points of an SVG path: x in widths of the cover from its left edge, y in heights of the cover. */
const placesOf = (picture: string) =>
  [...decodeURIComponent(picture).matchAll(/[ML](\d+) (\d+)/g)].map(
    ([, x, y]) => [Number(x) / 1000 - (edgeTravel - 1), Number(y) / 1200] as const,
  );
const edge = placesOf(createDryMask()).slice(1, -1);
const lines = placesOf(createEdgeLines('#f1f5f0'));

it('the wavy edge and its flow lines start wholly left of the cover', () => {
  expect(edge).toHaveLength(25);
  expect([edge[0]?.[1], edge.at(-1)?.[1]]).toEqual([0, 1]);
  for (const [x] of [...edge, ...lines]) {
    expect(x).toBeGreaterThan(-(edgeTravel - 1));
    expect(x).toBeLessThan(0);
  }
});

it('the wavy edge ends wholly right of the cover', () => {
  for (const [x] of edge) expect(x + edgeTravel).toBeGreaterThan(1);
});
