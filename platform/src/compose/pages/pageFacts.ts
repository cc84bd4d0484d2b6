import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import { createStoredSchema, parseStored, storedFormat } from 'shared/contract';
import * as v from 'valibot';
import { parseJson } from '../../store/protocol/readKey.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';
import { sortKeys } from '../../store/protocol/sortKeys.ts';

const factsSchema = v.strictObject({
  /** Targets of all links of the page, as written, without duplicates. */
  links: v.array(v.string()),
  /** Addresses of the page's pictures and fonts, its social card and its icon. */
  files: v.array(v.string()),
  ids: v.array(v.string()),
  /** Digest of the page's words. */
  words: v.string(),
});

const fileSchema = createStoredSchema({ pages: v.record(v.string(), factsSchema) });

/** Facts of a page for the link check. They are stored, so that a page is parsed only once, after rendering. */
export type PageFacts = v.InferOutput<typeof factsSchema>;

/** Facts of a package's pages, by document: `en/portfolio.html`. */
export type FactsOfPages = Readonly<Record<string, PageFacts>>;

/** Returns the name of the site file with the facts of a package's pages. Compose reads that file; hosts do not serve it. */
export const getFactsFile = (owner: string): string => `facts/${owner}.json`;

export const isFactsFile = (file: string): boolean => /^facts\/[^/]+\.json$/.test(file);

/** Serializes facts; the same pages give the same bytes. */
export const serializeFacts = (pages: FactsOfPages): string =>
  JSON.stringify({
    format: storedFormat,
    pages: Object.fromEntries(
      Object.entries(sortKeys(pages)).map(([file, { links, files, ids, words }]) => [
        file,
        { links, files, ids, words },
      ]),
    ),
  });

export function extractFacts($: CheerioAPI): PageFacts {
  const links = $('a[href]').toArray();
  const files = $('img[src], link[rel="preload"][href], link[rel="apple-touch-icon"][href]').toArray();
  const cards = $('meta[property="og:image"][content]').toArray();
  const ids = $('[id]').toArray();
  // Copies the strings, because a slice of a document would keep the whole document in memory.
  return structuredClone({
    links: unique(links.map(({ attribs }) => attribs.href ?? '')),
    files: unique([
      ...files.map(({ attribs }) => attribs.src ?? attribs.href ?? ''),
      ...cards.map(({ attribs }) => readUrlPath(attribs.content ?? '')),
    ]),
    ids: unique(ids.map(({ attribs }) => attribs.id ?? '')),
    words: readWords($),
  });
}

/** Returns the path of an address. Social cards have absolute addresses. */
export const readUrlPath = (address: string): string => URL.parse(address)?.pathname ?? address;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Selector of elements whose text is not visible. */
const silent = 'script, style, template';

/**
 * Digests the words of a page: title, description, and the text, labels and link targets in `<main>`. Ignores the frame, releases and
 * addresses of files. Returns 16 hex digits.
 */
function readWords($: CheerioAPI): string {
  const main = $('main').first().clone();
  main.find(silent).remove();
  const labelledElements = main.find('[alt], [aria-label], [placeholder], a[href]').toArray();
  const texts = [
    $('title').first().text(),
    $('meta[name="description"]').attr('content') ?? '',
    main.text(),
    ...labelledElements.flatMap(({ attribs }) => [
      attribs.alt,
      attribs['aria-label'],
      attribs.placeholder,
      attribs.href,
    ]),
  ].map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}

/** @throws InvalidInputError if the facts are invalid */
export const parseFacts = (bytes: Uint8Array, file: string): FactsOfPages =>
  parseStored(fileSchema, parseJson(bytes, file, mend), file, mend).pages;

const mend = `The file is not used, and the live site has not changed. Restore it with "${repairCommand}".`;
