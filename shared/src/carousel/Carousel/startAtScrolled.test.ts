import { expect, it } from 'vitest';
import { startAtScrolled } from './startAtScrolled.ts';

/** Five slides of 200 pixels, scrolled by so many pixels before script ran; one place to stop at for each group. */
function scrolledBy(scrollLeft: number, slideRegistry = [[0], [1], [2], [3, 4]]) {
  const viewport = { scrollLeft } as HTMLElement;
  const slides = [0, 1, 2, 3, 4].map((index) => ({ offsetLeft: 20 + index * 200 }) as HTMLElement);
  const jumps: [number, boolean | undefined][] = [];
  startAtScrolled({
    rootNode: () => viewport,
    slideNodes: () => slides,
    internalEngine: () => ({ slideRegistry }),
    scrollTo: (index, jump) => jumps.push([index, jump]),
  });
  return { scrollLeft: viewport.scrollLeft, jumps };
}

it('starts where it is if nobody has scrolled', () => {
  expect(scrolledBy(0).jumps).toEqual([]);
});

it('starts at the slide that the visitor has scrolled to, and takes the scrolling back', () => {
  expect(scrolledBy(390)).toEqual({ scrollLeft: 0, jumps: [[2, true]] });
  expect(scrolledBy(800)).toEqual({ scrollLeft: 0, jumps: [[3, true]] });
});

it('only takes back a scroll that did not reach the second slide', () => {
  expect(scrolledBy(60)).toEqual({ scrollLeft: 0, jumps: [] });
});
