// @vitest-environment happy-dom
import { load } from 'cheerio';
import { act, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Counter, CurrentGlow, Marquee, Reveal } from '../motion.ts';
import { type Hydrated, hydrate } from '../testing/hydrate.ts';

const words = { label: 'Clients', pause: 'Pause', play: 'Play' };
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
afterEach(async () => {
  await hydrated?.unmount();
  hydrated = undefined;
  vi.unstubAllGlobals();
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
    expect(html).not.toMatch(/style=|data-reveal="\w|data-counter="\w|data-glow|<canvas/);
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
    expect($('[data-marquee]').length).toBe(0);
    expect(html).not.toContain('style=');
  });
});

it('Reveal is the element that its place needs', () => {
  expect(renderToString(<Reveal as="li">Text</Reveal>)).toMatch(/^<li /);
});

describe('Marquee', () => {
  const ways = (app: HTMLElement) => app.querySelector('[data-marquee]')?.getAttribute('data-marquee');

  it('is set going by script and paused by its button, whose name changes', async () => {
    const app = await show(<Marquee words={words}>Text</Marquee>);
    const button = app.querySelector('button');
    expect(ways(app)).toBe('running');
    expect(button?.getAttribute('aria-label')).toBe('Pause');
    await act(async () => button?.click());
    expect(ways(app)).toBe('paused');
    expect(button?.getAttribute('aria-label')).toBe('Play');
    await act(async () => button?.click());
    expect(ways(app)).toBe('running');
  });

  it('tells its styles which way it goes, and whether hover pauses it', async () => {
    const app = await show(
      <Marquee words={words} reverse pauseOnHover>
        Text
      </Marquee>,
    );
    expect(ways(app)).toBe('running reverse hover');
  });
});
