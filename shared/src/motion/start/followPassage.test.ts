// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPassage } from './followPassage.ts';

interface Way {
  readonly target: Element;
  readonly offset: readonly string[];
}
const stop = vi.fn();
const scroll = vi.fn((_: (progress: number) => void, __: Way) => stop);
vi.mock('framer-motion/dom', () => ({ scroll: (said: (progress: number) => void, way: Way) => scroll(said, way) }));

let top: number;
const passage = () => document.querySelector<HTMLElement>('[data-passage]') as HTMLElement;
const passed = () => passage().style.getPropertyValue('--porohy-passage-progress');
const scrollTo = (progress: number) => scroll.mock.calls[0]?.[0](progress);

beforeEach(() => {
  top = 1200;
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect);
  document.body.innerHTML =
    '<div data-passage="" style="--porohy-passage-lead: 240px"><span data-reveal="waiting"></span><p>Drawing</p></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scroll.mockClear();
  stop.mockClear();
});

it('a passage measures its progress from its lead to its lower edge', () => {
  followPassage(passage());
  // Of this window, the margin of 100 px is 12.5 %, and the lead 30 %: 100 − 12.5 − 30 = 57.5.
  expect(scroll.mock.calls[0]?.[1]).toMatchObject({ target: passage(), offset: ['start 57.5%', 'end 87.5%'] });
  scrollTo(0.4);
  expect(passed()).toBe('0.4');
  scrollTo(0.3);
  expect(passed()).toBe('0.3');
});

it('a passage stays complete after its end was revealed', () => {
  followPassage(passage());
  scrollTo(1);
  passage().firstElementChild?.setAttribute('data-reveal', 'revealed');
  scrollTo(0.2);
  expect(stop).toHaveBeenCalledOnce();
  expect(passed()).toBe('1');
});

it('followPassage ignores a passage inside the viewport and one that it already follows', () => {
  top = 700;
  followPassage(passage());
  expect(scroll).not.toHaveBeenCalled();
  top = 1200;
  followPassage(passage());
  followPassage(passage());
  expect(scroll).toHaveBeenCalledOnce();
});
