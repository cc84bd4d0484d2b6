// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type AheadTarget, loadAhead } from './loadAhead.ts';

type Look = (entries: { isIntersecting: boolean }[]) => void;

/** Six slides with a lazy picture each, and a window that comes near when it is told to. */
function sixSlides(selected = 0) {
  const slides = Array.from({ length: 6 }, () => {
    const slide = document.createElement('div');
    slide.innerHTML = '<img loading="lazy" alt="">';
    return slide;
  });
  let comesNear: Look = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: Look) {
        comesNear = look;
      }
      observe() {}
      disconnect() {}
    },
  );
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
    rootNode: () => document.body,
    scrollSnapList: () => slides.map((_, index) => index / 6),
    selectedScrollSnap: () => selected,
    slideNodes: () => slides,
    internalEngine: () => ({ slideRegistry: slides.map((_, index) => [index]) }),
  };
  return {
    carousel: carousel as unknown as AheadTarget,
    listeners,
    comeNear: (isIntersecting = true) => comesNear([{ isIntersecting }]),
    select: (slide: number) => {
      selected = slide;
      listeners.get('select')?.();
    },
    eager: () => slides.flatMap((slide, index) => (slide.querySelector('img')?.loading === 'eager' ? [index] : [])),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('asks for nothing while the carousel is far away', () => {
  const { carousel, comeNear, eager } = sixSlides();
  loadAhead(carousel);
  comeNear(false);
  expect(eager()).toEqual([]);
});

it('asks for the slides beside the one on show, round the end of the loop', () => {
  const { carousel, comeNear, eager } = sixSlides();
  loadAhead(carousel);
  comeNear();
  expect(eager()).toEqual([0, 1, 2, 5]);
});

it('keeps ahead of every movement, and leaves no listener behind', () => {
  const { carousel, comeNear, select, listeners, eager } = sixSlides();
  const letGo = loadAhead(carousel);
  comeNear();
  select(2);
  expect(eager()).toEqual([0, 1, 2, 3, 4, 5]);
  letGo();
  expect([...listeners.keys()]).toEqual([]);
});
