import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import en from '../src/locales/en.json';
import ua from '../src/locales/ua.json';
import { footerWater } from './footerWater.ts';
import { setting } from './wordsAsStones.ts';

const words = { ua, en };

it('stands round the very words that the footer says', () => {
  expect(footerWater).toHaveLength(16);
  for (const { name, parameters } of footerWater) {
    const language = /-en\b/.test(name) ? 'en' : 'ua';
    const heading = words[language].footer.heading;
    expect((parameters.lines as string[]).join(' '), name).toBe(heading);
  }
});

it('sets them as the page does', async () => {
  const styles = await readFile(new URL('../src/frame/Footer/Footer.css.ts', import.meta.url), 'utf8');
  const heading = /export const heading = [\s\S]*?\n\);/.exec(styles)?.[0] ?? '';
  expect(heading).toContain(`lineHeight: ${setting.lineHeight}`);
  expect(heading).toContain(`letterSpacing: '${setting.tracking}em'`);
});

it.each(['home', 'portfolio', 'services', 'cybersecurity'])(
  '%s: no line runs through a letter, nor between the two lines of the heading',
  async (run) => {
    const file = await readFile(new URL(`./footer-${run}-ua.svg`, import.meta.url), 'utf8');
    const [thin = '', heavy = ''] = [...file.matchAll(/<path d="([^"]+)" stroke="#bfe6dc"/g)].map(
      ([, data]) => data ?? '',
    );
    const places = pointsOf(thin + heavy);
    expect(places.length).toBeGreaterThan(500);
    // From the middle of the first line's П to its last letter, between the tops of its small letters and the foot of the second line's.
    const inside = places.filter(([x, y]) => x > 480 && x < 1100 && y > 196 && y < 346);
    expect(inside).toEqual([]);
  },
);

it.each([
  ['home', 1],
  ['portfolio', 1],
  ['services', 0],
  ['cybersecurity', 0],
])('%s: %i fairway ends at its buoy beyond the words', async (run, count) => {
  for (const shape of ['', '-portrait']) {
    const file = await readFile(new URL(`./footer-${run}-ua${shape}.svg`, import.meta.url), 'utf8');
    const courses = [...file.matchAll(/<path d="([^"]+)"[^>]*stroke="#ff5226"/g)].map(([, data]) =>
      pointsOf(data ?? ''),
    );
    const buoys = [...file.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"[^>]*fill="#ff5226"/g)];
    expect([courses.length, buoys.length]).toEqual([count, count]);
    for (const [index, course] of courses.entries()) {
      const [x = 0, y = 0] = course.at(-1) ?? [];
      expect(Math.hypot(x - Number(buoys[index]?.[1]), y - Number(buoys[index]?.[2]))).toBeLessThan(2);
    }
  }
});

/** Finds where the curves of path data begin and end: absolute moves, then relative cubics. */
function pointsOf(data: string): [number, number][] {
  const found: [number, number][] = [];
  for (const [, path = ''] of data.matchAll(/M([^M]+)/g)) {
    const [start = '', ...curves] = path.split('c');
    let [x = 0, y = 0] = numbers(start);
    found.push([x, y]);
    for (const curve of curves) {
      const values = numbers(curve);
      for (let at = 0; at + 5 < values.length; at += 6) {
        x += values[at + 4] ?? 0;
        y += values[at + 5] ?? 0;
        found.push([x, y]);
      }
    }
  }
  return found;
}

const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
