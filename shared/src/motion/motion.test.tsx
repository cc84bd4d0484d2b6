// @vitest-environment happy-dom
import { load } from 'cheerio';
import { act, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Counter, CurrentGlow, Marquee, Reveal } from '../motion.ts';
import { askForLessMotion, type Hydrated, hydrate } from '../testing/hydrate.ts';

const words = { label: 'Clients', pause: 'Pause' };
const lines = [
  [
    [0, 0.5],
    [1, 0.5],
  ],
] as const;

let hydrated: Hydrated | undefined;
const show = async (element: ReactElement) => {
  hydrated = await hydrate(element);
  return hydrated.app;
};
let look: (entry: { isIntersecting: boolean; top?: number }) => Promise<void>;
let observers: Set<unknown>;

beforeEach(() => {
  observers = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: unknown[]) => void) {
        look = ({ isIntersecting, top = 0 }) =>
          act(async () => {
            if (observers.has(this)) seen([{ isIntersecting, boundingClientRect: { top } }]);
          });
      }
      observe() {
        observers.add(this);
      }
      disconnect() {
        observers.delete(this);
      }
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
});
afterEach(async () => {
  await hydrated?.unmount();
  hydrated = undefined;
  expect(observers.size).toBe(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('in the prerendered HTML', () => {
  it.each([
    [
      'Reveal',
      <Reveal key="a" step={2} size="small">
        Text
      </Reveal>,
      'Text',
    ],
    ['Counter', <Counter key="b" value={700} suffix="+" />, '700+'],
    [
      'CurrentGlow',
      <CurrentGlow key="c" lines={lines} tone="blue">
        Text
      </CurrentGlow>,
      'Text',
    ],
  ])('%s shows what it shows in the end, once, without a style attribute', (_, element, text) => {
    const html = renderToString(element);
    expect(load(html)('body').text()).toBe(text);
    expect(html).not.toMatch(/style=|data-reveal|data-glow|<canvas/);
  });

  it('Marquee repeats its children four times, three of them for the eye only', () => {
    const html = renderToString(
      <Marquee words={words}>
        <a href="/case">Case</a>
      </Marquee>,
    );
    const $ = load(html);
    expect($('a').length).toBe(4);
    expect($('[aria-hidden="true"][inert] a').length).toBe(3);
    expect($('[role="group"]').attr('aria-label')).toBe('Clients');
    expect($('[role="group"]').attr('tabindex')).toBe('0');
    // What stops it is a box to tick, outside of what moves, which works without script.
    expect($('label:has(input[type="checkbox"])').text()).toBe('Pause');
    expect(html).not.toContain('style=');
  });
});

describe('Reveal', () => {
  const phase = (app: HTMLElement) => app.firstElementChild?.getAttribute('data-reveal');

  it('hides what is below the fold and brings it in, once', async () => {
    const app = await show(<Reveal>Text</Reveal>);
    expect(phase(app)).toBeNull();
    await look({ isIntersecting: false, top: 2000 });
    expect(phase(app)).toBe('waiting');
    await look({ isIntersecting: true, top: 500 });
    expect(phase(app)).toBe('entered');
    expect(observers.size).toBe(0);
  });

  it('leaves alone what is in the window', async () => {
    const app = await show(<Reveal>Text</Reveal>);
    await look({ isIntersecting: true, top: 100 });
    expect(phase(app)).toBeNull();
    expect(observers.size).toBe(0);
  });

  it('never even looks under reduced motion', async () => {
    askForLessMotion();
    await show(<Reveal>Text</Reveal>);
    expect(observers.size).toBe(0);
  });

  it('is the element that its place needs', () => {
    expect(renderToString(<Reveal as="li">Text</Reveal>)).toMatch(/^<li /);
  });
});

describe('Counter', () => {
  it('runs when it is seen, locked in its width, its final value still read out; then it is as before', async () => {
    vi.useFakeTimers();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 120 } as DOMRect);
    const app = await show(<Counter value={700} suffix="+" />);
    const counter = app.querySelector('span');
    await look({ isIntersecting: false });
    expect(app.textContent).toBe('700+');
    await look({ isIntersecting: true });
    await act(async () => vi.advanceTimersByTime(500));
    const running = app.querySelector('[aria-hidden="true"]');
    expect(Number.parseInt(running?.textContent ?? '', 10)).toBeGreaterThan(0);
    expect(Number.parseInt(running?.textContent ?? '', 10)).toBeLessThan(700);
    expect(running?.previousElementSibling?.textContent).toBe('700+');
    expect(counter?.style.minInlineSize || counter?.getAttribute('style')).toContain('120px');
    await act(async () => vi.advanceTimersByTime(2000));
    expect(app.textContent).toBe('700+');
    expect(app.querySelector('[aria-hidden]')).toBeNull();
    expect(observers.size).toBe(0);
  });

  it('stands still under reduced motion', async () => {
    askForLessMotion();
    await show(<Counter value={60} />);
    expect(observers.size).toBe(0);
  });
});
