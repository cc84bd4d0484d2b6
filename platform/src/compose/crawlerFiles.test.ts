import { expect, it } from 'vitest';
import { sitemapXml } from './crawlerFiles.ts';
import { datesIn } from './pageDates.ts';

it('the site map dates each language of a page by itself: one may be newer than the other', () => {
  const dates = { '/news': '2026-01-05', '/en/news': '2026-02-10' };
  const text = sitemapXml([{ path: '/news', owner: 'news' }] as never, 'https://site.example', dates);
  expect(datesIn(text)).toEqual(dates);
});
