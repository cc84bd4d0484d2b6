// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Counter, Passage, Reveal } from '../../motion.ts';
import { reducedMotionQuery } from '../../reveal/reducedMotionQuery.ts';
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

/** Writes the prerendered HTML into the document, without React. */
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

describe('a reveal', () => {
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
      // Scrolling could not reveal this element, because it is too near the document's end. So it must not be hidden.
      ['Foot', 9000 - 128],
    ] as const)
      tops.set(text, top);
  });

  it('a revealed part waits below the fold and enters once when it is in view', () => {
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

  it('a revealed part waits only after the visitor scrolls by hand; script scrolling does not hide it', () => {
    for (const hand of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      showDocument(rows);
      startMotion(bring);
      dispatchEvent(new Event('scroll'));
      expect(phases()).toEqual(['', '', '']);
      dispatchEvent(new Event(hand));
      expect(phases()).toEqual(['', 'waiting', '']);
    }
  });

  it('all reveals are measured before the first write to the DOM', () => {
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

  it('a navigation looks only at new reveals', () => {
    showDocument(rows);
    enter();
    tops.set('Above', 3000);
    document.body.insertAdjacentHTML('beforeend', renderToString(<Reveal>Below</Reveal>));
    enter();
    expect(phases()).toEqual(['', 'waiting', '', 'waiting']);
    expect(observers.countWatchers(row(1))).toBe(1);
  });

  it('hydration keeps the waiting state and reports no mismatch', async () => {
    const complaints = vi.spyOn(console, 'error');
    hydrated = await hydrate(rows, enter);
    expect(phases()).toEqual(['', 'waiting', '']);
    await hydrated.rerender(rows);
    expect(phases()).toEqual(['', 'waiting', '']);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('a revealed part does not wait under reduced motion, until the setting is switched off', () => {
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

describe('a cover', () => {
  const cover = () => document.querySelector<HTMLElement>('[data-cover]') as HTMLElement;
  const whereNothingHovers = (asked: string) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === asked, addEventListener() {} }));

  it('on touch screens a cover’s picture loads near the viewport, and the cover opens once when in view', () => {
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
    ['the pointer can hover', 'none of it'],
    ['reduced motion is set', reducedMotionQuery],
  ])('it is not observed where %s', (_, asked) => {
    whereNothingHovers(asked);
    document.body.innerHTML = '<div data-cover=""></div>';
    enter();
    expect(observers.countWatchers(cover())).toBe(0);
  });
});

describe('a passage', () => {
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
    // Puts the markers at the ends of passages, which have no text, far below the viewport.
    tops.set('', 2600);
  });

  it('a passage waits below the fold, and view timelines need no module', () => {
    vi.stubGlobal('ViewTimeline', class {});
    enter();
    expect(passages().map(({ dataset }) => dataset.reveal)).toEqual(['', 'waiting']);
    observers.intersect(passages()[1] as Element);
    expect(ends().map(({ dataset }) => dataset.reveal)).toEqual(['waiting', 'waiting']);
    observers.intersect(ends()[1] as Element);
    expect(ends()[1]?.dataset.reveal).toBe('revealed');
    expect(load).not.toHaveBeenCalled();
  });

  it('without view timelines a module draws the passage once it is near the viewport', async () => {
    enter();
    expect(load).not.toHaveBeenCalled();
    observers.intersect(passages()[1] as Element, true, '100% 0px');
    await settled();
    expect(load.mock.calls).toEqual([['passage']]);
    expect(followPassage).toHaveBeenCalledExactlyOnceWith(passages()[1]);
  });

  it('a passage stays complete if its module fails to load, and under reduced motion', async () => {
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

describe('a counter', () => {
  const counter = () => document.querySelector<HTMLElement>('[data-counter]') as HTMLElement;

  it('a counter loads its module near the viewport and runs once, without a change of text', async () => {
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

  it('a counter shows its final value if its module fails to load', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    showDocument(<Counter value={60} />);
    enter();
    observers.intersect(counter());
    await settled();
    expect(counter().dataset.counter).toBe('');
    expect(counter().textContent).toBe('60');
  });

  it('a counter does not run under reduced motion or without registered properties', () => {
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

  it('the table of contents marks the section in view, in both scroll directions', () => {
    expect(current()).toEqual([]);
    observers.intersect(section('one'));
    expect(current()).toEqual(['#one']);
    observers.intersect(section('two'));
    expect(current()).toEqual(['#two']);
    observers.intersect(section('two'), false);
    expect(current()).toEqual(['#one']);
  });

  it('after a jump, the table of contents marks the section in view; above the first section, none', () => {
    observers.intersect(sections('one', 'two', 'three'));
    expect(current()).toEqual(['#three']);
    observers.intersect(sections('one', 'two', 'three'), false);
    expect(current()).toEqual([]);
  });

  it('a link in the table of contents closes the details element that opened the table', async () => {
    const table = '<details open></details><ol data-contents=""><li><a href="#one">one</a> </li></ol>';
    document.body.innerHTML = `${table}<section id="one"></section>`;
    enter();
    await vi.dynamicImportSettled();
    const opens = document.querySelector('details') as HTMLDetailsElement;
    // In happy-dom, `click()` inside a `details` element toggles the element, so the test dispatches the event.
    const choose = (place: string) =>
      document.querySelector(place)?.dispatchEvent(new Event('click', { bubbles: true }));
    choose('li');
    expect(opens.open).toBe(true);
    choose('a');
    expect(opens.open).toBe(false);
    document.body.innerHTML = '<a id="elsewhere">elsewhere</a>';
    const letGo = vi.spyOn(window, 'removeEventListener');
    const press = () => document.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true }));
    press();
    expect(letGo.mock.calls.map(([type]) => type)).toEqual(['click']);
    press();
    expect(letGo).toHaveBeenCalledTimes(1);
    letGo.mockRestore();
  });

  it('the table of contents marks sections under reduced motion too', async () => {
    stubReducedMotion();
    document.body.innerHTML = `<ol data-contents=""><a href="#one">one</a></ol><section id="one"></section>`;
    enter();
    await vi.dynamicImportSettled();
    observers.intersect(section('one'));
    expect(current()).toEqual(['#one']);
  });
});
