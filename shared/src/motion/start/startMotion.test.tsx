// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Counter, Passage, Reveal } from '../../motion.ts';
import { reducedMotion } from '../../reveal/reducedMotion.ts';
import { type HydratedElement, hydrate, stubReducedMotion } from '../../testing/hydrate.suite.ts';
import { stubObservers } from '../../testing/observers.suite.ts';
import type { LoadMotionModule, MotionModules } from './LoadMotionModule.ts';
import { markCurrentSection } from './markCurrentSection.ts';
import { runCounter } from './runCounter.ts';
import { startMotion } from './startMotion.ts';

let observers: ReturnType<typeof stubObservers>;
let hydrated: HydratedElement | undefined;
const animate = vi.fn();
vi.mock('framer-motion/dom/mini', () => ({ animate: (...all: unknown[]) => animate(...all) }));
const followPassage = vi.fn();
const brought: MotionModules = {
  animate: { runCounter },
  contents: { markCurrentSection },
  passage: { followPassage },
};
const load = vi.fn(async (name: keyof MotionModules) => brought[name]);
const bring = load as LoadMotionModule;
const tops = new Map<string, number>();

beforeEach(() => {
  observers = stubObservers();
  vi.stubGlobal('CSSPropertyRule', class {});
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops.get(this.textContent) ?? 0 } as DOMRect;
  });
});
afterEach(async () => {
  await hydrated?.unmount();
  hydrated = undefined;
  tops.clear();
  animate.mockReset();
  load.mockClear();
  followPassage.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The document as it came, with nothing of React. */
function showDocument(element: ReactElement): HTMLElement {
  document.body.innerHTML = renderToString(element);
  return document.body;
}
const enter = () => {
  startMotion(bring);
  move();
};
const move = () => dispatchEvent(new Event('wheel'));
const settled = () => new Promise((done) => setTimeout(done));

describe('reveals', () => {
  const rows = (
    <>
      <Reveal>Above</Reveal>
      <Reveal>Below</Reveal>
      <Reveal>Foot</Reveal>
    </>
  );
  const phases = () => [...document.querySelectorAll<HTMLElement>('[data-reveal]')].map((each) => each.dataset.reveal);
  const row = (place: number) => document.querySelectorAll('[data-reveal]')[place] as Element;
  beforeEach(() => {
    for (const [text, top] of [
      ['Above', 100],
      ['Below', 2000],
      // The end of the document would keep it outside the margin.
      ['Foot', 9000 - 128],
    ] as const)
      tops.set(text, top);
  });

  it('wait below the fold, and enter once when they are seen', () => {
    showDocument(rows);
    expect(phases()).toEqual(['', '', '']);
    enter();
    expect(phases()).toEqual(['', 'waiting', '']);
    observers.intersect(row(1), false);
    expect(phases()[1]).toBe('waiting');
    observers.intersect(row(1), true, '0px 0px -100px');
    expect(phases()[1]).toBe('revealed');
    expect(observers.countWatchers(row(1))).toBe(0);
  });

  it('wait from when somebody moves the page by hand: until then it is whole, whatever else scrolls it', () => {
    for (const hand of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      showDocument(rows);
      startMotion(bring);
      dispatchEvent(new Event('scroll'));
      expect(phases()).toEqual(['', '', '']);
      dispatchEvent(new Event(hand));
      expect(phases()).toEqual(['', 'waiting', '']);
    }
  });

  it('are measured before anything is written', () => {
    tops.set('Above', 1000);
    const measured: number[] = [];
    showDocument(rows);
    vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockImplementation(() => {
      measured.push(document.querySelectorAll('[data-reveal="waiting"]').length);
      return { top: 2000 } as DOMRect;
    });
    enter();
    expect(measured).toEqual([0, 0, 0]);
    expect(phases()).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('are looked at once: what was in the window is not hidden by the next navigation, what comes then is', () => {
    showDocument(rows);
    enter();
    tops.set('Above', 3000);
    document.body.insertAdjacentHTML('beforeend', renderToString(<Reveal>Below</Reveal>));
    enter();
    expect(phases()).toEqual(['', 'waiting', '', 'waiting']);
    expect(observers.countWatchers(row(1))).toBe(1);
  });

  it('are hydrated without a difference after they were set, and keep what was set', async () => {
    const complaints = vi.spyOn(console, 'error');
    hydrated = await hydrate(rows, enter);
    expect(phases()).toEqual(['', 'waiting', '']);
    await hydrated.rerender(rows);
    expect(phases()).toEqual(['', 'waiting', '']);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('do not wait where less motion is asked for, until it no longer is', () => {
    let welcome = () => {};
    const asked = { matches: true, addEventListener: (_: string, heard: () => void) => (welcome = heard) };
    vi.stubGlobal('matchMedia', () => asked);
    showDocument(rows);
    enter();
    expect(phases()).toEqual(['', '', '']);
    asked.matches = false;
    welcome();
    move();
    expect(phases()).toEqual(['', 'waiting', '']);
  });
});

describe('covers', () => {
  const cover = () => document.querySelector<HTMLElement>('[data-cover]') as HTMLElement;
  const whereNothingHovers = (asked: string) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === asked, addEventListener() {} }));

  it('open where nothing hovers, once, when they are seen; what they open to is fetched when they are near', () => {
    whereNothingHovers('(hover: none)');
    document.body.innerHTML = '<div data-cover=""></div>';
    enter();
    observers.intersect(cover(), false);
    expect(cover().dataset.cover).toBe('');
    observers.intersect(cover(), true, '100% 0px');
    expect(cover().dataset.cover).toBe('near');
    observers.intersect(cover(), false);
    expect(cover().dataset.cover).toBe('near');
    observers.intersect(cover());
    expect(cover().dataset.cover).toBe('opened');
    expect(observers.countWatchers(cover())).toBe(0);
  });

  it.each([
    ['a pointer opens them', 'none of it'],
    ['less motion is asked for', reducedMotion],
  ])('are left alone where %s', (_, asked) => {
    whereNothingHovers(asked);
    document.body.innerHTML = '<div data-cover=""></div>';
    enter();
    expect(observers.countWatchers(cover())).toBe(0);
  });
});

describe('passages', () => {
  const passages = () => [...document.querySelectorAll<HTMLElement>('[data-passage]')];
  const ends = () => [...document.querySelectorAll<HTMLElement>('[data-passage] > [data-reveal]')];
  beforeEach(() => {
    tops.set('Seen', 100).set('Below', 2000);
    showDocument(
      <>
        <Passage>Seen</Passage>
        <Passage>Below</Passage>
      </>,
    );
    // Ends stand without words, far below.
    tops.set('', 2600);
  });

  it('wait below the fold, and their ends until they are seen; nothing is asked for where the engine has timelines', () => {
    vi.stubGlobal('ViewTimeline', class {});
    enter();
    expect(passages().map(({ dataset }) => dataset.reveal)).toEqual(['', 'waiting']);
    observers.intersect(passages()[1] as Element);
    expect(ends().map(({ dataset }) => dataset.reveal)).toEqual(['waiting', 'waiting']);
    observers.intersect(ends()[1] as Element);
    expect(ends()[1]?.dataset.reveal).toBe('revealed');
    expect(load).not.toHaveBeenCalled();
  });

  it('are followed where it has none, once they are near', async () => {
    enter();
    expect(load).not.toHaveBeenCalled();
    observers.intersect(passages()[1] as Element, true, '100% 0px');
    await settled();
    expect(load.mock.calls).toEqual([['passage']]);
    expect(followPassage).toHaveBeenCalledExactlyOnceWith(passages()[1]);
  });

  it('stand as they came where what follows them does not come, and under less motion', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    enter();
    observers.intersect(passages()[1] as Element, true, '100% 0px');
    await settled();
    expect(followPassage).not.toHaveBeenCalled();
    stubReducedMotion();
    showDocument(<Passage>Below</Passage>);
    enter();
    expect(observers.countWatchers(passages()[0] as Element)).toBe(0);
    expect(passages()[0]?.dataset.reveal).toBe('');
  });
});

describe('counters', () => {
  const counter = () => document.querySelector<HTMLElement>('[data-counter]') as HTMLElement;

  it('ask for what runs them when they are near, and run when they are seen, once; their text is never touched', async () => {
    let over = () => {};
    animate.mockReturnValue(new Promise<void>((done) => (over = done)));
    showDocument(<Counter value={700} suffix="+" />);
    const text = counter().firstChild;
    enter();
    expect(load).not.toHaveBeenCalled();
    observers.intersect(counter(), true, '100% 0px');
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(counter().dataset.counter).toBe('');
    observers.intersect(counter());
    await settled();
    expect(load.mock.calls).toEqual([['animate'], ['animate']]);
    expect(counter().dataset.counter).toBe('running');
    expect(animate).toHaveBeenCalledExactlyOnceWith(
      counter(),
      { '--porohy-count': [0, 700] },
      { duration: 2, ease: [1 / 3, 1, 2 / 3, 1] },
    );
    expect(counter().firstChild).toBe(text);
    expect(text?.textContent).toBe('700+');
    counter().style.setProperty('--porohy-count', '700');
    over();
    await settled();
    expect(counter().dataset.counter).toBe('');
    expect(counter().style.cssText).toBe('');
    expect(observers.countWatchers(counter())).toBe(0);
  });

  it('stand at their final value where what runs them does not come', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    showDocument(<Counter value={60} />);
    enter();
    observers.intersect(counter());
    await settled();
    expect(counter().dataset.counter).toBe('');
    expect(counter().textContent).toBe('60');
  });

  it('stand still under less motion, and where a browser cannot count in styles', () => {
    stubReducedMotion();
    showDocument(<Counter value={60} />);
    enter();
    expect(observers.countWatchers(counter())).toBe(0);
    vi.unstubAllGlobals();
    observers = stubObservers();
    vi.stubGlobal('CSSPropertyRule', undefined);
    enter();
    expect(observers.countWatchers(counter())).toBe(0);
  });
});

describe('a table of contents', () => {
  const ids = ['one', 'two', 'three'];
  const section = (id: string) => document.getElementById(id) as Element;
  const sections = (...named: string[]) => named.map(section);
  const current = () =>
    [...document.querySelectorAll('a[aria-current="true"]')].map((link) => link.getAttribute('href'));
  beforeEach(async () => {
    document.body.innerHTML = `<ol data-contents="">${ids.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}
      <li><a href="#nowhere">nowhere</a></li></ol>${ids.map((id) => `<section id="${id}"></section>`).join('')}`;
    enter();
    await vi.dynamicImportSettled();
  });

  it('marks the section that is being read, forwards and backwards', () => {
    expect(current()).toEqual([]);
    observers.intersect(section('one'));
    expect(current()).toEqual(['#one']);
    observers.intersect(section('two'));
    expect(current()).toEqual(['#two']);
    observers.intersect(section('two'), false);
    expect(current()).toEqual(['#one']);
  });

  it('misses nothing in a jump over several sections, and marks none above the first', () => {
    observers.intersect(sections('one', 'two', 'three'));
    expect(current()).toEqual(['#three']);
    observers.intersect(sections('one', 'two', 'three'), false);
    expect(current()).toEqual([]);
  });

  it('is closed by choosing, where a details right before it opens it', async () => {
    const table = '<details open></details><ol data-contents=""><li><a href="#one">one</a> </li></ol>';
    document.body.innerHTML = `${table}<section id="one"></section>`;
    enter();
    await vi.dynamicImportSettled();
    const opens = document.querySelector('details') as HTMLDetailsElement;
    // No press: here one opens or closes from anywhere within.
    const choose = (place: string) =>
      document.querySelector(place)?.dispatchEvent(new Event('click', { bubbles: true }));
    choose('li');
    expect(opens.open).toBe(true);
    choose('a');
    expect(opens.open).toBe(false);
    // Its page has gone, and the next press is the last that it hears.
    document.body.innerHTML = '<a id="elsewhere">elsewhere</a>';
    const letGo = vi.spyOn(window, 'removeEventListener');
    const press = () => document.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true }));
    press();
    expect(letGo.mock.calls.map(([type]) => type)).toEqual(['click']);
    press();
    expect(letGo).toHaveBeenCalledTimes(1);
    letGo.mockRestore();
  });

  it('marks under less motion, too: a mark is no motion', async () => {
    stubReducedMotion();
    document.body.innerHTML = `<ol data-contents=""><a href="#one">one</a></ol><section id="one"></section>`;
    enter();
    await vi.dynamicImportSettled();
    observers.intersect(section('one'));
    expect(current()).toEqual(['#one']);
  });
});
