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

describe('prerendered motion components', () => {
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
  ])('%s contains its final text once and has no style attributes', (_, element, text) => {
    const html = renderToString(element);
    expect(load(html)('body').text().trim()).toBe(text);
    expect(html).not.toMatch(/style=|data-reveal="\w|data-counter="\w|data-glow|<canvas/);
  });

  it('Marquee contains its children once', () => {
    const html = renderToString(
      <Marquee words={words}>
        <a href="/case">Case</a>
      </Marquee>,
    );
    const $ = load(html);
    expect($('a').length).toBe(1);
    expect($('[role="group"]').attr('aria-label')).toBe('Clients');
    expect($('[role="group"]').attr('tabindex')).toBe('0');
    expect($('label:has(input[type="checkbox"])').text().trim()).toBe('Pause');
    expect(html).not.toContain('style=');
  });
});

it('Reveal renders the requested element', () => {
  expect(renderToString(<Reveal as="li">Text</Reveal>)).toMatch(/^<li /);
});
