import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import { parseStored, storedFormat, storedSchema } from 'shared/contract';
import * as v from 'valibot';
import { inOrder } from '../store/protocol/inOrder.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { repairCommand } from '../store/protocol/repairCommand.ts';

const factsSchema = v.strictObject({
  /** Addresses that its links lead to, as written, each once. */
  links: v.array(v.string()),
  /** The pictures and fonts it shows, and the card and the icon it is shown with. */
  files: v.array(v.string()),
  /** The parts of it that can be led to. */
  ids: v.array(v.string()),
  /** A digest of what the page says. */
  words: v.string(),
});

const fileSchema = storedSchema({ pages: v.record(v.string(), factsSchema) });

/** Facts of a page that the check of links must know. They are stored, so that a page is parsed once: when it is rendered. */
export type PageFacts = v.InferOutput<typeof factsSchema>;

/** The facts of a package's pages, by their documents: `en/portfolio.html`. */
export type FactsOfPages = Readonly<Record<string, PageFacts>>;

/** The file of a composed site with the facts of a package's pages. For composing, not for visitors. */
export const factsFile = (owner: string): string => `facts/${owner}.json`;

/** Tells the files that hold facts of pages. */
export const isFactsFile = (file: string): boolean => /^facts\/[^/]+\.json$/.test(file);

/** The facts of a package's pages as they are written: the same pages give the same bytes. */
export const factsText = (pages: FactsOfPages): string =>
  JSON.stringify({
    format: storedFormat,
    pages: Object.fromEntries(
      Object.entries(inOrder(pages)).map(([file, { links, files, ids, words }]) => [
        file,
        { links, files, ids, words },
      ]),
    ),
  });

export function factsOf($: CheerioAPI): PageFacts {
  const links = $('a[href]').toArray();
  const files = $('img[src], link[rel="preload"][href], link[rel="apple-touch-icon"][href]').toArray();
  const cards = $('meta[property="og:image"][content]').toArray();
  const ids = $('[id]').toArray();
  // Copied: a part of a string keeps all of it in memory, and with the facts of a thousand pages their documents.
  return structuredClone({
    links: unique(links.map(({ attribs }) => attribs.href ?? '')),
    files: unique([
      ...files.map(({ attribs }) => attribs.src ?? attribs.href ?? ''),
      ...cards.map(({ attribs }) => pathOf(attribs.content ?? '')),
    ]),
    ids: unique(ids.map(({ attribs }) => attribs.id ?? '')),
    words: wordsOf($),
  });
}

/** Networks want a card's address whole; it lies on this site all the same. */
export const pathOf = (address: string): string => URL.parse(address)?.pathname ?? address;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Selector of what is in a page's part of a document and is not read by people. */
const silent = 'script, style, template';

/**
 * A digest of what a page says: its title, its description, and in `<main>` the text, the names of what has no text, and where links lead.
 * The frame is not among it, nor are releases, pins and the addresses of files: none of them is content. 16 hex digits.
 */
function wordsOf($: CheerioAPI): string {
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

/** The facts of pages out of their bytes. @throws InvalidInputError if they are none of ours */
export const parseFacts = (bytes: Uint8Array, file: string): FactsOfPages =>
  parseStored(fileSchema, parseJson(bytes, file, mend), file, mend).pages;

const mend = `Nothing new is made of it, and what was live is still live. Mend it by "${repairCommand}".`;
