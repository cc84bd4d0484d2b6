import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';

/** What is in a page's part of a document and is not read by people. */
const silent = 'script, style, template';

/**
 * A digest of what a page says: its title, its description, and in `<main>` the text, the names of what has no text, and where links lead.
 * The frame is not among it, nor are releases, pins and the addresses of files: none of them is content. 16 hex digits.
 */
export function wordsOf($: CheerioAPI): string {
  const main = $('main').first().clone();
  main.find(silent).remove();
  const named = main.find('[alt], [aria-label], [placeholder], a[href]').toArray();
  const said = [
    $('title').first().text(),
    $('meta[name="description"]').attr('content') ?? '',
    main.text(),
    ...named.flatMap(({ attribs }) => [attribs.alt, attribs['aria-label'], attribs.placeholder, attribs.href]),
  ].map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
}
