// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findScrolledSlide } from './findScrolledSlide.ts';

/** Creates a row of 500 px with four slides of 200 px, which the visitor has scrolled before hydration. */
function rowScrolledBy(scrollLeft: number) {
  const row = document.createElement('div');
  const slides = row.appendChild(document.createElement('div'));
  const place = (element: HTMLElement, left: number, width: number) => {
    element.getBoundingClientRect = () => ({ left, width }) as DOMRect;
  };
  place(row, 20, 500);
  for (const index of [0, 1, 2, 3]) {
    const slide = slides.appendChild(document.createElement('div'));
    slide.id = `slide-${index}`;
    place(slide, 20 + index * 200 - scrollLeft, 200);
  }
  Object.defineProperty(row, 'scrollLeft', { value: scrollLeft });
  return row;
}

it('after a scroll the current slide is the one nearest to the row’s start', () => {
  expect(findScrolledSlide(rowScrolledBy(390), 'start')).toBe(2);
  expect(findScrolledSlide(rowScrolledBy(60), 'start')).toBe(0);
});

it('with another alignment the current slide is the one nearest to the row’s middle or end', () => {
  expect(findScrolledSlide(rowScrolledBy(60))).toBe(1);
  expect(findScrolledSlide(rowScrolledBy(100), 'end')).toBe(2);
});

it('the pressed dot’s slide is current when the row cannot scroll further', () => {
  const asked = (slide: number, scrollLeft: number) => {
    const row = rowScrolledBy(scrollLeft);
    row.dataset.targetSlide = `#slide-${slide}`;
    return findScrolledSlide(row);
  };
  expect([asked(0, 0), asked(2, 0)]).toEqual([0, undefined]);
  expect(asked(3, 60)).toBe(1);
});
