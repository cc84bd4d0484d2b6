import { expect, it } from 'vitest';
import { parseSiteMapDates } from '../pages/modifiedDates.ts';
import { createSitemap } from './crawlerFiles.ts';

it('the sitemap has a separate date for each language of a page', () => {
  const dates = { '/news': '2026-01-05', '/en/news': '2026-02-10' };
  const text = createSitemap([{ path: '/news', owner: 'news' }] as never, 'https://site.example', dates);
  expect(parseSiteMapDates(text)).toEqual(dates);
});
