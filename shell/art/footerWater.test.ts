import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import en from '../src/locales/en.json';
import ua from '../src/locales/ua.json';
import { footerWater } from './footerWater.ts';
import { footerHeadingSetting } from './wordsAsStones.ts';

const words = { ua, en };

it('the footer drawing is computed for the heading in the messages', () => {
  expect(footerWater).toHaveLength(16);
  for (const { name, parameters } of footerWater) {
    const language = /-en\b/.test(name) ? 'en' : 'ua';
    const heading = words[language].footer.heading;
    expect((parameters.lines as string[]).join(' '), name).toBe(heading);
  }
});

it('the drawing assumes the line height and tracking of the heading’s CSS', async () => {
  const styles = await readFile(new URL('../src/frame/Footer/Footer.css.ts', import.meta.url), 'utf8');
  const heading = /export const heading = [\s\S]*?\n\);/.exec(styles)?.[0] ?? '';
  expect(heading).toContain(`lineHeight: ${footerHeadingSetting.lineHeight}`);
  expect(heading).toContain(`letterSpacing: '${footerHeadingSetting.tracking}em'`);
});

it.each(['home', 'portfolio', 'services', 'cybersecurity'])(
  '%s: no flow line crosses a letter or the space between the heading’s lines',
  async (run) => {
    const file = await readFile(new URL(`./footer-${run}-ua.svg`, import.meta.url), 'utf8');
    const [thin = '', heavy = ''] = [...file.matchAll(/<path d="([^"]+)" stroke="#bfe6dc"/g)].map(
      ([, data]) => data ?? '',
    );
    const places = pointsOf(thin + heavy);
    expect(places.length).toBeGreaterThan(500);
    // No line of water may end in this box, which contains the letters of the heading's first line and the space below them.
    const inside = places.filter(([x, y]) => x > 480 && x < 1100 && y > 196 && y < 346);
    expect(inside).toEqual([]);
  },
);

it.each([
  ['home', 1],
  ['portfolio', 1],
  ['services', 0],
  ['cybersecurity', 0],
])('%s: each of %i fairways ends at its own buoy', async (run, count) => {
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

/** Lists the end points of each curve in SVG path data of `M` and `c` commands. */
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
