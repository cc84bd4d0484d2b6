import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { promoRivers } from '../src/services/Promo/promoRivers.ts';
import { bannerFairways } from '../src/services/ServiceBanner/bannerFairways.ts';
import { lettersBottom, lettersBottoms } from '../src/services/ServiceBanner/lettersBottom.ts';
import { services } from '../src/services/services.ts';

const folder = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Counts lines or outlines: each begins with an `M` (move) in the path data. */
const strokesOf = (svg: string): number => count(svg, /M/g);
const buoy = /#ff5226/g;
const all = readdirSync(folder).filter((file) => file.endsWith('.svg'));

describe('the drawings of the services', () => {
  it('every service has its own banner with one fairway; the marketing hub has the delta', () => {
    const banners = services.map(({ key }) => (key === 'digital-marketing' ? 'delta.svg' : `banner-${key}.svg`));
    for (const file of banners) expect(all).toContain(file);
    expect(new Set(banners.map(read)).size).toBe(services.length);
    for (const file of banners)
      expect([file, count(read(file), /stroke="#ff5226"/g)]).toEqual([file, file === 'delta.svg' ? 0 : 1]);
  });

  it.each(Object.keys(bannerFairways))(
    'the fairway mask of %s repeats the fairway of its banner from edge to edge',
    (key) => {
      const [banner, alone] = [read(`banner-${key}.svg`), read(`banner-${key}-fairway.svg`)];
      const viewBox = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];
      expect(viewBox(alone)).toBe(viewBox(banner));
      const [, drawn = ''] = /<path d="([^"]+)" stroke="#ff5226"/.exec(banner) ?? [];
      const [, line = ''] = /<path d="([^"]+)"/.exec(alone) ?? [];
      const beginOf = (data: string) => data.match(/^M(-?[\d.]+ -?[\d.]+)/)?.[1];
      expect(beginOf(line)).toBe(beginOf(drawn));
      expect(Number.parseFloat(line.slice(1))).toBeLessThanOrEqual(0);
      expect([strokesOf(line), count(alone, /<path/g)]).toEqual([1, 1]);
    },
  );

  it('every service under a hub has its own promo stream with one fairway', () => {
    const under = services.filter((service) => 'hub' in service);
    const streams = under.map(({ key }) => read(`order-${key}.svg`));
    expect(new Set(streams).size).toBe(under.length);
    for (const stream of streams) expect(count(stream, buoy)).toBe(1);
    for (const { key } of under) {
      const [, line] = read(`order-${key}.svg`).match(/ d="([^"]+)"/) ?? [];
      expect(decodeURIComponent(promoRivers[key])).toContain(line);
    }
  });

  it.each(['benefit', 'shop'])('each of the five %s drawings has a line and a buoy in orange', (kind) => {
    const signs = all.filter((file) => file.startsWith(`${kind}-`));
    expect(new Set(signs.map(read)).size).toBe(5);
    for (const file of signs) expect([file, count(read(file), buoy)]).toEqual([file, 2]);
  });

  it('the delta has a channel with lines for each service of its hub, in order', () => {
    const { channels } = JSON.parse(read('delta.json'));
    const under = services.filter((service) => 'hub' in service && service.hub === 'digital-marketing');
    expect(channels.map(({ key }: { key: string }) => key)).toEqual(under.map(({ key }) => key));
    for (const { lines } of channels) {
      expect(lines).toHaveLength(6);
      for (const [x, y] of lines.flat()) expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
    }
  });

  it('one fairway runs through the stream in the hub’s columns and beside them', () => {
    const reaches = ['before', 'wordpress', 'opencart', 'laravel', 'symfony', 'after'].map((reach) => {
      const [, y = '', data = ''] =
        /<path d="M-?[\d.]+ ?(-?[\d.]+)([^"]*)" stroke="#ff5226"/.exec(read(`reach-${reach}.svg`)) ?? [];
      return { begins: Number(y), drawn: data !== '' };
    });
    expect(reaches.map(({ drawn }) => drawn)).toEqual(Array(6).fill(true));
    // The line enters each part at another height, because it passes the letters above and below in turn.
    expect(new Set(reaches.map(({ begins }) => begins)).size).toBe(6);
  });

  it('the ladder drawing has ten lines; the orange one starts ninth and ends first', () => {
    const { rows, begins, ends } = JSON.parse(read('ladder.json'));
    expect([rows.length, begins, ends]).toEqual([10, 9, 1]);
    expect(count(read('ladder.svg'), buoy)).toBe(0);
    const course: [number, number][] = JSON.parse(read('ladder-course.json'));
    expect(course[0]?.[1]).toBe(rows[begins - 1]);
    expect(course.at(-1)?.[1]).toBe(rows[ends - 1]);
  });

  it.each(all.filter((file) => file.startsWith('banner-') && !file.endsWith('-fairway.svg')))(
    'the letters of %s end above the banner’s text',
    (file) => {
      const [, , height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(read(file)) ?? []).map(Number);
      const letters = [...read(file).matchAll(/<path d="([^"]+)" fill="#(?:0a2a30|f1f5f0)"/g)].map(([, data]) => data);
      const places = (letters.join(' ').match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const lowest = Math.max(...places.filter((_, index) => index % 2 === 1));
      expect(places.length).toBeGreaterThan(20);
      expect(height).toBe(720);
      const [, key = ''] = /^banner-([\w-]+)\.svg$/.exec(file) ?? [];
      expect(lowest).toBeLessThanOrEqual(
        (key in lettersBottoms ? lettersBottoms[key as keyof typeof lettersBottoms] : lettersBottom) * height,
      );
    },
  );

  it('the basket drawing shows three test orders as loops', () => {
    for (const file of ['work-opencart.svg', 'work-opencart-strip.svg']) {
      const [rounds = ''] = read(file).match(/<path d="[^"]+"[^>]+dasharray[^>]+>/) ?? [];
      expect(strokesOf(rounds)).toBe(3);
    }
  });

  it('the editor’s picture has four islands, and a fairway that leaves at mid-height', () => {
    const { height, leaves } = JSON.parse(read('editor-fairway.json'));
    const [, islands = ''] = /<path d="([^"]+)" fill="#0a2a30"/.exec(read('editor.svg')) ?? [];
    expect(strokesOf(islands)).toBe(4);
    // From outside this range the orange line could not climb to the list of blocks: it would start too high or too low.
    expect(leaves / height > 0.3 && leaves / height < 0.9).toBe(true);
    expect(count(read('editor.svg'), buoy)).toBe(1);
  });

  it('the tributaries have four strands each, on phones two, and enter one line', () => {
    const [strands = 0, fairways = 0] = [strokesOf(read('tributaries.svg')), count(read('tributaries.svg'), buoy)];
    expect([strands, fairways]).toEqual([6 * 4 + 1, 1]);
    expect(strokesOf(read('tributaries-strip.svg'))).toBe(6 * 2 + 1);
    // All lines of a tributary start at one point: the end of the rule above its benefit.
    const begins = [...read('tributaries.svg').matchAll(/M(\d+ [\d.]+)[HC]/g)].map(([, place]) => place);
    expect([begins.length, new Set(begins).size]).toEqual([24, 6]);
  });

  it('the drawings of the working terms count thirteen layers, sixty minutes, five lines', () => {
    // The counts include the orange parts: one of the layers, the filled part of the hour, and one of the five lines.
    for (const [file, lines] of [
      ['terms-years.svg', 13],
      ['terms-hour.svg', 60 + 1],
      ['terms-team.svg', 5],
    ] as const) {
      const [others = '', fairway = ''] = read(file).match(/<path [^>]+>/g) ?? [];
      expect([file, strokesOf(others) + strokesOf(fairway)]).toEqual([file, lines]);
      expect(fairway).toContain('stroke="#ff5226"');
    }
  });

  // Each row names the pens of the lines lost before the enquiry, lost before the sale, and sold (without the orange one). Then it names
  // the pens of the circles at the ends of the lost lines.
  it.each([
    ['funnel.svg', ['width=".9" opacity', 'width="1.3"', 'width="1.9"', 'width=".9" stroke-opacity', 'width="1.4"']],
    [
      'funnel-upright.svg',
      ['width=".68" opacity', 'width=".98"', 'width="1.42"', 'width=".68" stroke-opacity', 'width="1.05"'],
    ],
  ] as const)('%s draws 48 lost, 9 lost and 3 remaining lines, as the stations state', (file, pens) => {
    const paths = read(file).match(/<path [^>]+>/g) ?? [];
    const drawn = pens.map((pen) => strokesOf(paths.find((path) => path.includes(pen)) ?? ''));
    expect(drawn).toEqual([48, 9, 2, 48, 9]);
  });
});
