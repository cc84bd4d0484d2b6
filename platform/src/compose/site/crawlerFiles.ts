import { defaultLanguage, formatAddress, htmlLang, languages, type TableRoute } from 'shared/contract';
import type { ModifiedDates } from '../pages/modifiedDates.ts';

/** Makes `sitemap.xml`: each page in each language, with its translation, and the day of its last change if known. */
export function createSitemap(routes: readonly TableRoute[], origin: string, dates: ModifiedDates): string {
  const url = (path: string, language: (typeof languages)[number]) => origin + formatAddress(path, language);
  const formatLastChange = (address: string) => (dates[address] ? [`    <lastmod>${dates[address]}</lastmod>`] : []);
  const entries = routes.flatMap(({ path }) =>
    languages.map((language) =>
      [
        '  <url>',
        `    <loc>${url(path, language)}</loc>`,
        ...formatLastChange(formatAddress(path, language)),
        ...languages.map(
          (each) => `    <xhtml:link rel="alternate" hreflang="${htmlLang[each]}" href="${url(path, each)}"/>`,
        ),
        `    <xhtml:link rel="alternate" hreflang="x-default" href="${url(path, defaultLanguage)}"/>`,
        '  </url>',
      ].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export const createRobotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
