import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reviews } from '../src/reviews/reviews.ts';
import { riverSizes } from '../src/reviews/riverSizes.ts';

const folder = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Counts lines or outlines: each begins with an `M` (move) in the path data. */
const strokesOf = (svg: string): number => count(svg, /M/g);
const buoy = /#ff5226/g;

describe('the drawings of the pages', () => {
  it.each(['history', 'history-portrait'])(
    'the river %s has sixty lines; six start with it, and one is the fairway',
    (name) => {
      const [joined = '', first = ''] = read(`${name}.svg`).match(/<path [^>]+>/g) ?? [];
      const { fairway } = JSON.parse(read(`${name}.json`));
      expect(strokesOf(joined) + strokesOf(first) + strokesOf(fairway)).toBe(60);
      expect(strokesOf(first) + strokesOf(fairway)).toBe(6);
      expect(count(read(`${name}.svg`), buoy)).toBe(0);
      const course: number[] = JSON.parse(read(`${name}-course.json`));
      expect(course).toHaveLength(21);
      for (const place of course) expect(place > 0 && place < 1).toBe(true);
    },
  );

  it.each([
    ['terms', 'TermsPage'],
    ['privacy', 'PrivacyPage'],
  ] as const)('the river of %s has a stone for each clause, and one fairway', (text, folder) => {
    const svg = read(`clauses-${text}.svg`);
    const { [text]: words } = JSON.parse(read(`../src/pages/${folder}/locales/ua.json`));
    const [, stones = ''] = /<path d="([^"]+)" fill="#eff1eb"/.exec(svg) ?? [];
    expect(strokesOf(stones)).toBe(words.sections.length);
    // Of the eleven numbers, nine have one digit and two have two. The holes of digits are outlines, too.
    const [, numerals = ''] = /<path d="([^"]+)" fill="#0a1b1f"\/>/.exec(svg) ?? [];
    expect(strokesOf(numerals)).toBeGreaterThanOrEqual(9 + 2 * 2);
    expect(count(svg, buoy)).toBe(1);
  });

  it('the turnkey drawings show eleven lines, six trades, and four payment marks', () => {
    expect(strokesOf(read('turnkey-tasks.svg'))).toBe(11);
    const [lines = '', trades = ''] = read('turnkey-team.svg').match(/<path [^>]+>/g) ?? [];
    expect([strokesOf(lines), strokesOf(trades)]).toEqual([6, 6]);
    const marks =
      read('turnkey-terms.svg')
        .match(/<path [^>]+>/g)
        ?.at(-1) ?? '';
    expect(strokesOf(marks)).toBe(4);
  });

  it('the turnkey river has eleven lines with the fairway, six trades and four marks', () => {
    const paths = read('turnkey.svg').match(/<path [^>]+>/g) ?? [];
    expect(strokesOf(paths.slice(0, 3).join(''))).toBe(11);
    expect(paths[2]).toContain('#ff5226');
    const [marks = '', trades = ''] = paths.slice(4);
    expect([strokesOf(marks), strokesOf(trades)]).toEqual([4, 6]);
  });

  it.each([
    ['reviews-river', riverSizes.wide],
    ['reviews-river-portrait', riverSizes.narrow],
  ] as const)('%s has one stone for each review, inside the part of its review', (name, { part, height, at }) => {
    const svg = read(`${name}.svg`);
    expect(svg).toContain(`viewBox="0 0 ${part * reviews.length} ${height}" preserveAspectRatio="none"`);
    const stones = svg.match(/<path [^>]+>/g)?.at(-1) ?? '';
    const starts = [...stones.matchAll(/M(\d+)/g)].map(([, x]) => Number(x)).sort((a, b) => a - b);
    expect(starts).toHaveLength(reviews.length);
    for (const [index, x] of starts.entries()) expect(Math.abs(x - part * index - at)).toBeLessThan(at);
  });

  it.each(['contact-chart.svg', 'contact-sheet.svg', 'contact-sheet-narrow.svg', 'contact-sent.svg'])(
    '%s has one fairway',
    (file) => {
      expect(count(read(file), buoy)).toBe(1);
    },
  );

  it('the contact chart has places for the buoy and the names', () => {
    const { labels } = JSON.parse(read('contact-sheet.json'));
    expect(Object.keys(labels)).toEqual(expect.arrayContaining(['dnipro', 'centralBridge', 'city', 'buoy']));
    for (const { x, y } of Object.values<{ x: number; y: number }>(labels))
      expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
  });
});
