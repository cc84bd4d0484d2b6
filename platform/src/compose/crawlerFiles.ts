import { escapeUTF8 as escapeHtml } from 'entities';
import { addressOf, defaultLanguage, htmlLang, languages, type TableRoute } from 'shared/contract';

/** `sitemap.xml`: every page in every language, each with its twins. */
export function sitemapXml(routes: readonly TableRoute[], origin: string): string {
  const url = (path: string, language: (typeof languages)[number]) => escapeHtml(origin + addressOf(path, language));
  const entries = routes.flatMap(({ path }) =>
    languages.map((language) =>
      [
        '  <url>',
        `    <loc>${url(path, language)}</loc>`,
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

export const robotsTxt = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
