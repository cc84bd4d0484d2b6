// @vitest-environment happy-dom
import { load } from 'cheerio';
import { act, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HydratedElement, hydrate, stubReducedMotion } from '../../testing/hydrate.suite.ts';
import { stubObservers } from '../../testing/observers.suite.ts';
import { Carousel } from './Carousel.tsx';

const words = { label: 'Reviews', previous: 'Back', next: 'On', pause: 'Pause', play: 'Play' };
const slides = [1, 2, 3, 4].map((n) => ({ id: `s${n}`, label: `Slide ${n} of 4`, content: <p>Text {n}</p> }));
const width = 300;
let hydrated: HydratedElement | undefined;
let observers: ReturnType<typeof stubObservers>;

beforeEach(() => {
  vi.useFakeTimers();
  observers = stubObservers();
  // Mocks sizes and computed margins, which embla needs and happy-dom lacks. Each slide is as wide as the row.
  document.head.innerHTML = '<style>* { margin-right: 0px }</style>';
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    if (!this.hasAttribute('data-slide')) return 0;
    return [...(this.parentElement?.children ?? [])].indexOf(this) * width;
  });
});
afterEach(async () => {
  await hydrated?.unmount();
  hydrated = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Reports the carousel as near the viewport, and waits until the lazy module that runs the carousel has loaded. */
async function comeNear(app: HTMLElement) {
  await act(async () => observers.intersect([...app.querySelectorAll('[data-hydrate="visible"]')]));
  await act(() => vi.dynamicImportSettled());
}

async function show(element: ReactElement) {
  hydrated = await hydrate(element);
  const { app, rerender } = hydrated;
  await comeNear(app);
  const button = (name: string) => app.querySelector<HTMLElement>(`:is(button, [role="button"])[aria-label="${name}"]`);
  return { app, button, rerender };
}

describe('the prerendered carousel', () => {
  it.each([
    ['row', <Carousel key="a" words={words} slides={slides} autoplay={{}} dots count />],
    [
      'centred loop',
      <Carousel key="c" words={words} slides={slides} options={{ loop: true, align: 'center' }} count />,
    ],
  ])('a %s has labelled slides, a row that takes the focus, and no style attributes', (_, element) => {
    const html = renderToString(element);
    const $ = load(html);
    expect($('[role="group"][data-carousel]').attr('aria-label')).toBe('Reviews');
    expect(
      $('[data-slide]')
        .toArray()
        .map((each) => $(each).attr('aria-label')),
    ).toEqual(slides.map(({ label }) => label));
    expect($('[data-slide]').text()).toBe('Text 1Text 2Text 3Text 4');
    expect($('[tabindex="0"]').length).toBe(1);
    const links = $('[role="button"]').toArray();
    expect(links.map((each) => $(each).attr('aria-label'))).toEqual([
      'Back',
      ...slides.map(({ label }) => label),
      'On',
    ]);
    const ids = $('[data-slide]').toArray();
    expect(new Set(links.map((each) => $(each).attr('href')))).toEqual(
      new Set(ids.map((each) => `#${$(each).attr('id')}`)),
    );
    expect($('[data-hydrate="visible"]').length).toBe(1);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('data-ready');
  });
});

it('the carousel moves by its buttons, reports the new slide and announces it', async () => {
  const onSelect = vi.fn();
  const { app, button } = await show(<Carousel words={words} slides={slides} onSelect={onSelect} count />);
  await act(async () => button('On')?.click());
  await act(async () => button('On')?.click());
  await act(async () => button('Back')?.click());
  expect(onSelect.mock.calls).toEqual([[1], [2], [1]]);
  expect(app.querySelector('[aria-live]')?.textContent).toBe('Slide 2 of 4');
  expect(app.textContent).toContain('2 / 4');
});

it('the button at the end of the row is disabled but stays focusable', async () => {
  const onSelect = vi.fn();
  const { button } = await show(<Carousel words={words} slides={slides} onSelect={onSelect} />);
  expect(button('Back')?.getAttribute('aria-disabled')).toBe('true');
  await act(async () => button('Back')?.click());
  expect(onSelect).not.toHaveBeenCalled();
  expect(button('On')?.hasAttribute('aria-disabled')).toBe(false);
});

it('the space key on a button moves the carousel', async () => {
  const onSelect = vi.fn();
  const { button } = await show(<Carousel words={words} slides={slides} onSelect={onSelect} />);
  const space = () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  await act(async () => button('On')?.dispatchEvent(space()));
  expect(onSelect.mock.calls).toEqual([[1]]);
});

it('the carousel starts at the slide that the visitor scrolled to, and reports it', async () => {
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(2 * width);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { left: this.matches('[data-slide]') ? this.offsetLeft - 2 * width : 0, width } as DOMRect;
  });
  const onSelect = vi.fn();
  const { app } = await show(<Carousel words={words} slides={slides} count onSelect={onSelect} />);
  expect(onSelect.mock.calls).toEqual([[2]]);
  expect(app.textContent).toContain('3 / 4');
});

it('a dot moves the carousel to its slide and is then marked as current', async () => {
  const onSelect = vi.fn();
  const { app, button } = await show(<Carousel words={words} slides={slides} dots onSelect={onSelect} />);
  expect(app.querySelectorAll('li a').length).toBe(4);
  await act(async () => button('Slide 3 of 4')?.click());
  expect(onSelect.mock.calls).toEqual([[2]]);
  expect(app.querySelector('[aria-current="true"]')?.getAttribute('aria-label')).toBe('Slide 3 of 4');
});

it('the arrow keys move the carousel', async () => {
  const onSelect = vi.fn();
  const { app } = await show(<Carousel words={words} slides={slides} onSelect={onSelect} />);
  const row = app.querySelector('[tabindex="0"]');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
    await act(async () => row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  expect(onSelect.mock.calls).toEqual([[1], [2], [1]]);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow key with %s stays with the browser',
  async (modifier) => {
    const onSelect = vi.fn();
    const { app } = await show(<Carousel words={words} slides={slides} onSelect={onSelect} />);
    const init = { key: 'ArrowRight', [modifier]: true, bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', init);
    await act(async () => app.querySelector('[tabindex="0"]')?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(false);
    expect(onSelect).not.toHaveBeenCalled();
  },
);

it('autoplay moves the carousel without announcements until the pause button stops it', async () => {
  const onSelect = vi.fn();
  const { app, button } = await show(
    <Carousel words={words} slides={slides} autoplay={{ delay: 3000 }} onSelect={onSelect} />,
  );
  await act(async () => vi.advanceTimersByTime(3000));
  expect(onSelect.mock.calls).toEqual([[1]]);
  expect(app.querySelector('[aria-live]')?.textContent).toBe('');
  await act(async () => button('Pause')?.click());
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await act(async () => button('Play')?.click());
  await act(async () => vi.advanceTimersByTime(3000));
  expect(onSelect).toHaveBeenCalledTimes(2);
});

it('the pause button stays the same element when the carousel starts, so focus survives', async () => {
  hydrated = await hydrate(<Carousel words={words} slides={slides} autoplay={{}} />);
  const before = hydrated.app.querySelector('button');
  expect(before?.getAttribute('aria-label')).toBe('Pause');
  await comeNear(hydrated.app);
  expect(hydrated.app.querySelector('[data-ready] button')).toBe(before);
});

it('the carousel applies changed options and drops the old ones', async () => {
  const onSelect = vi.fn();
  const { button, rerender } = await show(
    <Carousel words={words} slides={slides} autoplay={{ delay: 3000 }} onSelect={onSelect} />,
  );
  await rerender(
    <Carousel words={words} slides={slides} options={{ loop: true }} autoplay={{ delay: 9000 }} onSelect={onSelect} />,
  );
  await act(async () => vi.advanceTimersByTime(8000));
  expect(onSelect).not.toHaveBeenCalled();
  await rerender(<Carousel words={words} slides={slides} options={{ loop: true }} onSelect={onSelect} />);
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(onSelect).not.toHaveBeenCalled();
  expect(button('Pause')).toBeNull();
  await act(async () => button('Back')?.click());
  expect(onSelect.mock.calls).toEqual([[3]]);
});

it('under reduced motion the carousel has neither autoplay nor a pause button', async () => {
  stubReducedMotion();
  const onSelect = vi.fn();
  const { button } = await show(<Carousel words={words} slides={slides} autoplay={{}} onSelect={onSelect} />);
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(onSelect).not.toHaveBeenCalled();
  expect(button('Pause')).toBeNull();
});

it('paused autoplay stays paused when the preference for reduced motion comes and goes', async () => {
  let isReduced = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('reduce') && isReduced;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const prefer = (reduced: boolean) => {
    isReduced = reduced;
    return act(async () => {
      for (const listener of [...listeners]) listener();
    });
  };
  const onSelect = vi.fn();
  const { button } = await show(
    <Carousel words={words} slides={slides} autoplay={{ delay: 3000 }} onSelect={onSelect} />,
  );
  await act(async () => button('Pause')?.click());
  for (const reduced of [true, false]) await prefer(reduced);
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(onSelect).not.toHaveBeenCalled();
  await act(async () => button('Play')?.click());
  for (const reduced of [true, false]) await prefer(reduced);
  await act(async () => vi.advanceTimersByTime(3000));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('a carousel with one slide has neither buttons nor autoplay', async () => {
  const { app } = await show(<Carousel words={words} slides={slides.slice(0, 1)} autoplay={{}} dots count />);
  expect(app.querySelectorAll('button, [role="button"]').length).toBe(0);
});

it('an unmounted carousel leaves no timer running', async () => {
  const onSelect = vi.fn();
  await show(<Carousel words={words} slides={slides} autoplay={{}} onSelect={onSelect} />);
  await hydrated?.unmount();
  hydrated = undefined;
  vi.advanceTimersByTime(30_000);
  expect(onSelect).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

describe('a carousel outside the viewport', () => {
  it('the carousel’s buttons are links, and its module loads only when it comes near the viewport', async () => {
    hydrated = await hydrate(<Carousel words={words} slides={slides} />);
    const { app } = hydrated;
    await act(() => vi.dynamicImportSettled());
    expect(app.querySelector('[data-ready]')).toBeNull();
    expect(app.querySelector('[role="button"][aria-label="On"]')?.getAttribute('href')).toMatch(/^#/);
    await comeNear(app);
    expect(app.querySelector('[data-ready]')).not.toBeNull();
  });

  it('a pause before the carousel starts keeps autoplay off afterwards', async () => {
    hydrated = await hydrate(<Carousel words={words} slides={slides} autoplay={{ delay: 1000 }} />);
    const { app } = hydrated;
    await act(async () => app.querySelector<HTMLElement>('button[aria-label="Pause"]')?.click());
    await comeNear(app);
    expect(app.querySelector('button[aria-label="Play"]')).not.toBeNull();
  });
});
