import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseStudyKeys } from '../src/caseStudies/CaseStudy.ts';
import { featuredKeys } from '../src/teaser/featuredProjects.ts';
import { drawings } from './drawings.ts';

const folder = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
/** Counts lines and outlines: each begins with an `M` (move) in the path data. */
const strokesOf = (markup: string): number => markup.match(/M/g)?.length ?? 0;
const pathsOf = (file: string): readonly string[] => read(file).match(/<path [^>]+>/g) ?? [];
const all = readdirSync(folder).filter((file) => file.endsWith('.svg'));

describe('the drawings of the portfolio', () => {
  it.each(caseStudyKeys)('%s has a long drawing, and a smaller file for phones, in the case’s colours', (key) => {
    const [long, portrait] = [read(`artwork-${key}.svg`), read(`artwork-${key}-portrait.svg`)];
    expect(portrait.length).toBeLessThan(long.length);
    const colors = new Set(
      [...long.matchAll(/#[\da-f]{6}/g), ...portrait.matchAll(/#[\da-f]{6}/g)].map(([color]) => color),
    );
    // Ikura has a second colour, for the filled grains.
    expect(colors.size).toBe(key === 'ikura' ? 2 : 1);
  });

  it.each([
    ['artwork-zoo-expert', 36],
    ['artwork-bmed', 19],
  ])('%s has exactly %i peaks', (name, count) => {
    for (const file of [`${name}.svg`, `${name}-portrait.svg`]) {
      const [contours = '', , dots = ''] = pathsOf(file);
      expect(dots).toContain('fill="#');
      expect(strokesOf(dots)).toBe(count);
      expect(strokesOf(contours)).toBeGreaterThan(count);
    }
  });

  it.each(['artwork-ikura', 'artwork-ikura-portrait'])('the drawing %s fills exactly 52 of its 152 grains', (name) => {
    const [lit = ''] = pathsOf(`${name}.svg`).filter((path) => path.includes('fill-rule'));
    // Each of the 52 filled grains has two outlines: its edge and its highlight.
    expect(strokesOf(lit)).toBe(2 * 52);
    const roe = drawings.find((drawing) => drawing.name === name)?.parameters;
    expect(roe?.ground).toMatchObject({ kind: 'roe', count: 152 });
  });

  it('results-key4gg has 100 pale lines, 55 strong lines and five shoals', () => {
    const [before = '', more = '', shoals = ''] = ['0.34', '0.96', '#eff1eb'].map((mark) =>
      pathsOf('results-key4gg.svg')
        .filter((path) => path.includes(`"${mark.replace(/^0/, '')}"`))
        .join(''),
    );
    expect([before, more, shoals].map(strokesOf)).toEqual([100, 55, 5]);
  });

  it.each([
    ['channels-key4gg', 4, 6],
    ['channels-bmed', 4, 6],
    ['channels-zoo-expert', 5, 5],
  ])('%s splits into %i channels of %i lines with a stone each, and one fairway', (name, count, each) => {
    const paths = pathsOf(`${name}.svg`);
    const [lines, stones] = [
      paths.filter((path) => path.includes('stroke-width="1.25"')),
      paths.filter((path) => path.includes('fill-opacity')),
    ];
    expect(strokesOf(lines.join('')) + 1).toBe(count * each);
    expect(strokesOf(stones.join(''))).toBe(count);
    expect(paths.filter((path) => path.includes('stroke="#ff5226"'))).toHaveLength(1);
  });

  it.each(['projects', 'projects-portrait'])(
    '%s draws a stroke for each of 700 projects, the featured four in colour',
    (name) => {
      const [strokes = '', ...told] = pathsOf(`${name}.svg`);
      const lit = told.filter((path) => path.includes('stroke-linecap'));
      expect(lit).toHaveLength(featuredKeys.length);
      expect(new Set(lit.map((each) => /stroke="(#[\da-f]{6})"/.exec(each)?.[1])).size).toBe(featuredKeys.length);
      expect(strokesOf(strokes) + lit.length).toBe(700);
    },
  );

  const ends = (file: string) =>
    file.startsWith('channels-') || file === 'over-the-step-on.svg' || file.startsWith('river-key4gg');
  const led = (file: string) =>
    ends(file) || file === 'between-covers.svg' || file.startsWith('over-the-step') || file.startsWith('river-');

  it.each(all.filter((file) => !led(file)))('the drawing %s has no fairway', (file) => {
    expect(read(file)).not.toContain('#ff5226');
  });

  it.each(all.filter(led))('%s has one fairway', (file) => {
    expect(read(file).match(/stroke="#ff5226"/g)).toHaveLength(1);
  });

  it.each(all.filter(ends))('the drawing %s has a buoy at the end of its fairway', (file) => {
    expect(read(file).match(/fill="#ff5226"/g)).toHaveLength(1);
  });

  it.each(caseStudyKeys)('the river of %s has a smaller file for phones', (key) => {
    expect(read(`river-${key}-portrait.svg`).length).toBeLessThan(read(`river-${key}.svg`).length);
  });
});
