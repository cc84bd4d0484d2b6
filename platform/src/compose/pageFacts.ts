import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import { parseStored, storedFormat, storedSchema } from 'shared/contract';
import * as v from 'valibot';
import { type Content, contentSchema } from '../store/protocol/content.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { repairCommand } from '../store/protocol/repairCommand.ts';

const factsSchema = storedSchema({
  /** Addresses that its links lead to, as written, each once. */
  links: v.array(v.string()),
  /** The pictures and fonts it shows, and the card and the icon it is shown with. */
  files: v.array(v.string()),
  /** The parts of it that can be led to. */
  ids: v.array(v.string()),
  /** A digest of what the page says. */
  words: v.string(),
  /** The page itself. */
  content: contentSchema,
});

/** Facts of a page that the check of links must know. They are stored, so that a page is parsed once: when it is rendered. */
export type PageFacts = Omit<StoredFacts, 'format' | 'content'>;

/** The facts as they are stored, under what the page was made of; they also say which bytes it has. */
export type StoredFacts = v.InferOutput<typeof factsSchema>;

/** The facts of a page as they are written. */
export const factsText = ({ links, files, ids, words }: PageFacts, { body, br }: Content): string =>
  JSON.stringify({
    format: storedFormat,
    links,
    files,
    ids,
    words,
    content: { body, ...(br !== undefined && { br }) },
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

/** The facts of a page out of their bytes. @throws InvalidInputError if they are none of ours */
export const parseFacts = (bytes: Uint8Array, file: string): StoredFacts =>
  parseStored(factsSchema, parseJson(bytes, file, mend), file, mend);

const mend = `Nothing new is made of it, and what was live is still live. Mend it by "${repairCommand}".`;
