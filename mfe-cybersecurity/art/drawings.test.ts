import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
/** Counts lines or outlines: each begins with an `M` (move) in the path data. */
const strokesOf = (markup: string): number => markup.match(/M/g)?.length ?? 0;

describe('the drawings of the article', () => {
  it.each(['banner', 'pillars', 'malware', 'phishing', 'man-in-the-middle', 'denial-of-service'])(
    '%s has one fairway',
    (name) => {
      expect(read(`${name}.svg`).match(/stroke="#ff5226"/g)).toHaveLength(1);
    },
  );

  it('the drawing marks each property in orange: a dot in a stone, or one unbroken line', () => {
    const [closed = '', unbroken = '', open = ''] = read('properties.svg').split('<svg y=').slice(1);
    expect(closed).toMatch(/fill="#ff5226"/);
    expect(closed).not.toMatch(/stroke="#ff5226"/);
    for (const water of [unbroken, open]) {
      const [ours = ''] = water.match(/<path [^>]*stroke="#ff5226"[^>]*>/g) ?? [];
      expect(strokesOf(ours)).toBe(1);
    }
  });

  it('the labels of the phishing drawing stay clear of its lines', () => {
    const { labels, width, height } = JSON.parse(read('phishing.json'));
    // The label must fit on the headland, which is 90 px high above the cove. On phones the label is 28 px high.
    expect(labels.fake.y * height - 28).toBeGreaterThan(150);
    expect(labels.fake.y * height + 8).toBeLessThan(232);
    expect(labels.real.y * height + 8).toBeLessThan(122);
    const [, buoy = ''] = /<path d="M([\d.]+)[^"]*"[^>]*fill="#ff5226"/.exec(read('phishing.svg')) ?? [];
    expect(Number(buoy) + 7).toBeCloseTo(labels.fake.x * width, 0);
  });

  it('every label lies inside its diagram', () => {
    const places = [
      ['pillars', ['technology', 'rules', 'people']],
      ['phishing', ['real', 'fake']],
      ['man-in-the-middle', ['you', 'bank', 'copy']],
      ['denial-of-service', ['service', 'client']],
    ] as const;
    for (const [name, keys] of places) {
      const { labels } = JSON.parse(read(`${name}.json`));
      expect(Object.keys(labels)).toEqual(keys);
      for (const key of keys)
        expect(labels[key].x > 0 && labels[key].x < 1 && labels[key].y > 0 && labels[key].y < 1).toBe(true);
    }
  });
});
