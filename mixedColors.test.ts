import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
/** Places where nothing is read less well without it: tints, edges, lights, and what lies under no words. */
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
  'waterOver.ts',
];

const sources = globSync('{shared,shell,template,mfe-*}/src/**/*.ts', { cwd: root })
  .map((path) => ({ path, name: basename(path), text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ path, text }) => text.includes('color-mix(in') && !path.endsWith('withoutMixing.ts'));

it('says plainly what words stand on, for engines that mix no colours', () => {
  const read = sources.filter(({ name }) => !decorations.includes(name));
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter(({ text }) => !text.includes('[withoutMixing]')).map(({ path }) => path)).toEqual([]);
});

it('lists no decoration that mixes nothing any more', () => {
  const mixing = sources.map(({ name }) => name);
  expect(decorations.filter((name) => !mixing.includes(name))).toEqual([]);
});
