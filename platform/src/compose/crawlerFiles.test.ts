import { expect, it } from 'vitest';
import { sitemapXml } from './crawlerFiles.ts';
import { datesIn } from './pageDates.ts';

it('the sitemap has a separate date for each language of a page', () => {
  const dates = { '/news': '2026-01-05', '/en/news': '2026-02-10' };
  const text = sitemapXml([{ path: '/news', owner: 'news' }] as never, 'https://site.example', dates);
  expect(datesIn(text)).toEqual(dates);
});
