import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Counter, CurrentGlow, Front, Marquee, Passage, Reveal } from '../motion.ts';

const words = { label: 'Clients', pause: 'Pause' };
const lines = [
  [
    [0, 0.5],
    [1, 0.5],
  ],
] as const;

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
      <CurrentGlow key="c" lines={async () => lines} tone="blue">
        Text
      </CurrentGlow>,
      'Text',
    ],
    [
      'Passage',
      <Passage key="d">
        <Front>Text</Front>
      </Passage>,
      'Text',
    ],
  ])('%s shows what it shows in the end, once, without a style attribute', (_, element, text) => {
    const html = renderToString(element);
    expect(load(html)('body').text().trim()).toBe(text);
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
    // The children stand second: what has passed the row's beginning is seen to leave it.
    expect($('[role="group"] > *').index($('[role="group"] > :not([aria-hidden])'))).toBe(1);
    // What stops it is a box to tick, outside of what moves, which works without script.
    expect($('label:has(input[type="checkbox"])').text().trim()).toBe('Pause');
    expect(html).not.toContain('style=');
  });
});

it('Reveal is the element that its place needs', () => {
  expect(renderToString(<Reveal as="li">Text</Reveal>)).toMatch(/^<li /);
});
