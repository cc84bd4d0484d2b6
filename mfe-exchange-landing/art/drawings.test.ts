import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../src/locales/en.json' with { type: 'json' };
import ua from '../src/locales/ua.json' with { type: 'json' };

const folder = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const all = readdirSync(folder).filter((file) => file.endsWith('.svg'));

describe('the drawings of the exchange', () => {
  it.each([
    ['ua', ua],
    ['en', en],
  ])('the price curve passes every stated price in %s, with the highest at the top', (_, { chart }) => {
    const { stations, curve, height } = JSON.parse(read('price.json'));
    expect(stations.map(({ price }: { price: number }) => price)).toEqual(chart.points.map(({ price }) => price));
    const heights: number[] = [...curve.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
    const { price: highest } = chart.points.reduce((best, point) => (point.price > best.price ? point : best));
    const top = stations.find(({ price }: { price: number }) => price === highest);
    expect(Math.min(...heights) / height).toBeCloseTo(top.y, 3);
    expect(read('price.svg')).toContain(curve);
  });

  it('the gate has a place for each of its labels', () => {
    expect(Object.keys(JSON.parse(read('gate.json')).labels)).toEqual(['first', 'second', 'wallet']);
  });

  it.each(all)('%s contains no orange', (file) => {
    expect(read(file)).not.toContain('#ff5226');
  });
});
