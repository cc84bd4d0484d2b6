// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changePage, finishPageChange } from './pageChange.ts';

let endTransition = () => {};
const skipTransition = vi.fn(() => endTransition());
const element = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Mocks a transition during which the header is a picture, so that the root element gets the clicks on it.
  vi.stubGlobal('getComputedStyle', () => ({ viewTransitionName: 'frame-header' }));
  document.body.innerHTML =
    '<header><button id="menu">Menu</button></header><main id="main"><a id="next" href="#part">Next</a></main>';
  vi.spyOn(document.querySelector('header') as HTMLElement, 'getBoundingClientRect').mockReturnValue({
    bottom: 74,
  } as DOMRect);
  const finished = new Promise<void>((resolve) => (endTransition = resolve));
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const updateCallbackDone = update();
      return { ready: updateCallbackDone, finished, updateCallbackDone, skipTransition };
    },
    elementFromPoint: () => element('menu'),
  });
  skipTransition.mockClear();
  changePage(() => {});
  finishPageChange();
});
afterEach(() => {
  endTransition();
  vi.unstubAllGlobals();
});

const click = (target: Element, detail: number) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: 0, clientY: 0 });
  target.dispatchEvent(event);
  return event;
};

it('during a transition, a click on the picture of the header reaches the header’s button', () => {
  const pressed = vi.fn();
  element('menu').addEventListener('click', pressed);
  expect(click(document.documentElement, 1).defaultPrevented).toBe(true);
  expect(skipTransition).toHaveBeenCalledOnce();
  expect(pressed).toHaveBeenCalledOnce();
});

it('during a transition, Enter on a link of the page follows the link', () => {
  const followed = vi.fn();
  element('next').addEventListener('click', followed);
  // Browsers report Enter as a click without a count, at the position 0, 0.
  expect(click(element('next'), 0).defaultPrevented).toBe(false);
  expect(followed).toHaveBeenCalledOnce();
  expect(skipTransition).not.toHaveBeenCalled();
});
