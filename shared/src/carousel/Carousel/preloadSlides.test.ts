// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { RunningCarousel } from './CarouselOptions.ts';
import { preloadSlides } from './preloadSlides.ts';

/** Creates a carousel of six slides, each with a lazy picture. */
function sixSlides() {
  let selected = 0;
  const slides = Array.from({ length: 6 }, () => {
    const slide = document.createElement('div');
    slide.innerHTML = '<img loading="lazy" alt="">';
    return slide;
  });
  const listeners = new Map<string, () => void>();
  const carousel = {
    on: (event: string, listener: () => void) => {
      listeners.set(event, listener);
      return carousel;
    },
    off: (event: string) => {
      listeners.delete(event);
      return carousel;
    },
    scrollSnapList: () => slides.map((_, index) => index / 6),
    selectedScrollSnap: () => selected,
    slideNodes: () => slides,
    internalEngine: () => ({ slideRegistry: slides.map((_, index) => [index]) }),
  };
  return {
    letGo: preloadSlides(carousel as unknown as RunningCarousel),
    listeners,
    select: (slide: number) => {
      selected = slide;
      listeners.get('select')?.();
    },
    eager: () => slides.flatMap((slide, index) => (slide.querySelector('img')?.loading === 'eager' ? [index] : [])),
  };
}

it('pictures of the neighbouring slides load eagerly, also across the end of the loop', () => {
  expect(sixSlides().eager()).toEqual([0, 1, 2, 5]);
});

it('each move preloads the next neighbours, and stopping removes all listeners', () => {
  const { letGo, select, listeners, eager } = sixSlides();
  select(2);
  expect(eager()).toEqual([0, 1, 2, 3, 4, 5]);
  letGo();
  expect([...listeners.keys()]).toEqual([]);
});
