import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
/** Style sheets in which `color-mix` only decorates: without the mixed colours, all text remains readable. */
const decorations = [
  'AudienceBar.css.ts',
  'ContactForm.css.ts',
  'CurrentGlow.css.ts',
  'Feed.css.ts',
  'Field.css.ts',
  'PlatformRankings.css.ts',
  'ScreenCarousel.css.ts',
  'ServicesPanel.css.ts',
  'cardStyles.ts',
  'waterAboveEdge.ts',
];

const sources = globSync('{shared,shell,template,mfe-*}/src/**/*.ts', { cwd: root })
  .map((path) => ({ path, name: basename(path), text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ path, text }) => text.includes('color-mix(in') && !path.endsWith('noColorMixQuery.ts'));

it('styles with mixed colours behind text have a fallback for older engines', () => {
  const read = sources.filter(({ name }) => !decorations.includes(name));
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter(({ text }) => !text.includes('[noColorMixQuery]')).map(({ path }) => path)).toEqual([]);
});

it('every listed decoration still mixes colours', () => {
  const mixing = sources.map(({ name }) => name);
  expect(decorations.filter((name) => !mixing.includes(name))).toEqual([]);
});
