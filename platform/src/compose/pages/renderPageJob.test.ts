import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { extractFacts } from './pageFacts.ts';
import { refuseHugePage } from './renderPageJob.ts';

it('a page with too many tags or characters is refused; the limits are far above our largest page', () => {
  expect(() => refuseHugePage('<p>word</p>'.repeat(9_500))).not.toThrow();
  expect(() => refuseHugePage('<div>'.repeat(800_000))).toThrow(
    'it has 800000 tags, but a page may have at most 20000.',
  );
  expect(() => refuseHugePage('x'.repeat(4_000_001))).toThrow('it has 4000001 characters');
});

it('the facts of a page name every picture, also in a set of sources', () => {
  const html = `<link rel="preload" href="/a.woff2"><link rel="preload" imagesrcset="/b.avif 1x,
    /c,d.avif 2x"><picture><source srcset="/e.avif"><img src="/f.png" srcset="/f.png 880w,/g.png 1320w"></picture>`;
  const names = ['a.woff2', 'b.avif', 'c,d.avif', 'e.avif', 'f.png', 'g.png'];
  expect(extractFacts(load(html)).files.toSorted()).toEqual(names.map((name) => `/${name}`));
});
