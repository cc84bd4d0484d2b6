import { load } from 'cheerio';
import type { SampleBlock } from 'shared/site';
import { expect, it } from 'vitest';
import type { Path } from '../contract/Route.ts';
import { findUnmarkedSamples } from './findUnmarkedSamples.ts';

/** For each block: a page, and HTML that contains sample content of this block. */
const parts: Readonly<Record<SampleBlock, readonly [path: Path, html: string]>> = {
  reviews: ['/', '<blockquote>They were quick.</blockquote>'],
  rankings: ['/', '<ul><li><strong>4-те місце</strong></li></ul>'],
  cases: ['/portfolio', '<article><a href="/portfolio/bmed">BMED</a><p>OpenCart became the base.</p></article>'],
  strategyPlan: ['/services/marketing-strategy', '<div id="plan">January: search</div>'],
  socialPosts: ['/services/smm', '<div id="feed">A post</div>'],
  legalDetails: ['/terms', '<p>This site belongs to Porohy LLC.</p>'],
  exchangeTerms: ['/exchange', '<p id="condition-bonus">Credited once.</p>'],
  exchangePrices: ['/exchange', '<table><tbody><tr><td>158,420,000</td></tr></tbody></table>'],
  exchangeReviews: ['/exchange', '<blockquote>All on one screen.</blockquote>'],
};
const marked = (block: string) => `<p data-sample="${block}">A sample.</p>`;

it.each(Object.entries(parts))('a part that uses the sample %s without a note is reported', (block, [path, html]) => {
  const fault = expect.stringContaining(`rests on the sample "${block}". Put its SampleNote there.`);
  expect(findUnmarkedSamples(load(`<section>${html}</section>`), path)).toEqual([fault]);
  expect(findUnmarkedSamples(load(`<section>${html}${marked(block)}</section>`), path)).toEqual([]);
});

it.each(['reviews', 'rankings', 'cases', 'strategyPlan', 'legalDetails'] as const)(
  'a note for %s in another section does not count',
  (block) => {
    const [path, html] = parts[block];
    const page = load(`<section>${html}</section><section>${marked(block)}</section>`);
    expect(findUnmarkedSamples(page, path)).toHaveLength(1);
  },
);

it('a case’s name, category and figure need no note, unless they advertise a service', () => {
  const card = '<figure><a href="/en/portfolio/bmed">BMED</a><p>Internet shop</p><p>32 days to build</p></figure>';
  expect(findUnmarkedSamples(load(`<section>${card}</section>`), '/')).toEqual([]);
  expect(findUnmarkedSamples(load(`<section>${card}</section>`), '/services/opencart')).toHaveLength(1);
});

it('a case’s own page needs one note in any place', () => {
  const page = '<div><h1>BMED</h1></div><section><p>We built it.</p></section>';
  expect(findUnmarkedSamples(load(page), '/portfolio/bmed')).toHaveLength(1);
  expect(findUnmarkedSamples(load(marked('cases') + page), '/portfolio/bmed')).toEqual([]);
});

it('a note that no part needs is reported', () => {
  expect(findUnmarkedSamples(load(`<section>${marked('reviews')}</section>`), '/')).toEqual([
    'Nothing rests on the sample "reviews". Take its SampleNote out, or tell here what does.',
  ]);
});
