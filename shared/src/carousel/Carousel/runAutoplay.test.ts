// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AutoplayOptions, type AutoplayTarget, runAutoplay } from './runAutoplay.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<section id="root"><button>slide</button><button>next</button></section><button id="out">out</button>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function carousel(options: AutoplayOptions = {}, loops = true) {
  const listeners = new Map<string, Set<() => void>>();
  const emit = (event: string) => {
    for (const each of listeners.get(event) ?? []) each();
  };
  const moves: (boolean | undefined)[] = [];
  let selected = 0;
  const target: AutoplayTarget = {
    scrollNext: (jump) => {
      selected = (selected + 1) % 3;
      moves.push(jump);
      emit('select');
    },
    scrollTo: (index, jump) => {
      selected = index;
      moves.push(jump);
      emit('select');
    },
    canScrollNext: () => loops || selected < 2,
    selectedScrollSnap: () => selected,
    scrollSnapList: () => [0, 0.5, 1],
    on: (event, callback) => listeners.set(event, (listeners.get(event) ?? new Set()).add(callback)),
    off: (event, callback) => listeners.get(event)?.delete(callback),
  };
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no root.');
  const told: boolean[] = [];
  const autoplay = runAutoplay(target, root, options, (playing) => told.push(playing));
  const [slide, next] = root.querySelectorAll('button');
  const out = document.querySelector<HTMLElement>('#out');
  const listening = () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0);
  return { autoplay, target, root, told, moves, emit, listening, slide, next, out, selected: () => selected };
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

it('autoplay moves every four seconds by default, or after the given delay', () => {
  const { selected, told } = carousel();
  vi.advanceTimersByTime(3999);
  expect(selected()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(selected()).toBe(1);
  expect(told).toEqual([true]);
  const quick = carousel({ delay: 3000 });
  vi.advanceTimersByTime(6000);
  expect(quick.selected()).toBe(2);
});

it('autoplay with playOnInit: false waits for play()', () => {
  const { autoplay, selected } = carousel({ playOnInit: false });
  vi.advanceTimersByTime(20_000);
  expect(selected()).toBe(0);
  autoplay.play();
  vi.advanceTimersByTime(4000);
  expect(selected()).toBe(1);
});

it('autoplay without a loop returns to the first slide after the last', () => {
  const { selected } = carousel({}, false);
  vi.advanceTimersByTime(12_000);
  expect(selected()).toBe(0);
});

it('autoplay with stopOnLastSnap ends at the last slide', () => {
  const { selected, told } = carousel({ stopOnLastSnap: true });
  vi.advanceTimersByTime(60_000);
  expect(selected()).toBe(2);
  expect(told).toEqual([true, false]);
});

it('autoplay with the option `jump` moves without animation', () => {
  const { moves } = carousel({ jump: true });
  vi.advanceTimersByTime(4000);
  expect(moves).toEqual([true]);
});

type Running = ReturnType<typeof carousel>;
const over = (kind: string) => (running: Running) => running.root.dispatchEvent(new Event(kind));
const press = (kind: string) => (running: Running) => running.emit(kind);
const focusInside = ({ slide, next }: Running) => {
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  slide?.focus();
  next?.focus();
};

it.each<[string, AutoplayOptions, (running: Running) => void, (running: Running) => void]>([
  ['while the tab is hidden', {}, () => setHidden(true), () => setHidden(false)],
  ['while keyboard focus is inside, buttons included', {}, focusInside, ({ out }) => out?.focus()],
  ['while the mouse is over it (stopOnMouseEnter)', { stopOnMouseEnter: true }, over('mouseenter'), over('mouseleave')],
  ['during a press (stopOnInteraction: false)', { stopOnInteraction: false }, press('pointerDown'), press('pointerUp')],
])('autoplay waits %s, then goes on', (_, options, hold, release) => {
  const running = carousel(options);
  hold(running);
  vi.advanceTimersByTime(20_000);
  expect(running.selected()).toBe(0);
  release(running);
  vi.advanceTimersByTime(4000);
  expect(running.selected()).toBe(1);
  expect(running.told).toEqual([true]);
});

it.each<[string, string, (running: Running) => void]>([
  ['keyboard focus', ':focus-visible', ({ out }) => out?.focus()],
  ['the mouse', ':hover', over('mouseleave')],
])('autoplay waits while %s is inside since before its start, then goes on', (_, state, release) => {
  // Mocks what happy-dom does not know: the state of an element.
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === state);
  document.querySelector('button')?.focus();
  const running = carousel({ stopOnMouseEnter: true });
  vi.advanceTimersByTime(20_000);
  expect(running.selected()).toBe(0);
  release(running);
  vi.advanceTimersByTime(4000);
  expect(running.selected()).toBe(1);
});

it('autoplay ignores a mouse that is inside if it does not stop for the mouse', () => {
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':hover');
  const { selected } = carousel();
  vi.advanceTimersByTime(4000);
  expect(selected()).toBe(1);
});

it('autoplay does not start in a hidden tab', () => {
  setHidden(true);
  const { selected } = carousel();
  vi.advanceTimersByTime(20_000);
  expect(selected()).toBe(0);
});

it('a press on the slides ends autoplay', () => {
  const { emit, selected, told } = carousel();
  emit('pointerDown');
  emit('pointerUp');
  vi.advanceTimersByTime(20_000);
  expect(selected()).toBe(0);
  expect(told).toEqual([true, false]);
});

it('paused autoplay stays paused when the mouse leaves, focus moves or the tab returns', () => {
  const { autoplay, root, out, slide, selected } = carousel({ stopOnMouseEnter: true });
  root.dispatchEvent(new Event('mouseenter'));
  autoplay.pause();
  root.dispatchEvent(new Event('mouseleave'));
  slide?.focus();
  out?.focus();
  setHidden(true);
  setHidden(false);
  vi.advanceTimersByTime(60_000);
  expect(selected()).toBe(0);
});

it('the play button starts autoplay although the mouse is over the carousel', () => {
  const { autoplay, root, selected } = carousel({ stopOnMouseEnter: true, playOnInit: false });
  root.dispatchEvent(new Event('mouseenter'));
  autoplay.play();
  vi.advanceTimersByTime(4000);
  expect(selected()).toBe(1);
});

it('a slide that the visitor selected stays for the whole delay', () => {
  const { target, selected } = carousel();
  vi.advanceTimersByTime(3000);
  target.scrollNext();
  vi.advanceTimersByTime(3000);
  expect(selected()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(selected()).toBe(2);
});

it('destroyed autoplay leaves neither timers nor listeners', () => {
  const { autoplay, root, listening, selected } = carousel({ stopOnMouseEnter: true });
  autoplay.destroy();
  expect(vi.getTimerCount()).toBe(0);
  expect(listening()).toBe(0);
  root.dispatchEvent(new Event('mouseenter'));
  root.dispatchEvent(new Event('mouseleave'));
  setHidden(true);
  setHidden(false);
  autoplay.play();
  vi.advanceTimersByTime(20_000);
  expect(selected()).toBe(0);
});
