import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio/slim';
import { createStrictStoredSchema, parseStored, storedFormat } from 'shared/contract';
import * as v from 'valibot';
import { repairCommand } from '../../store/protocol/integrity.ts';
import { parseJson } from '../../store/protocol/readKey.ts';
import { sortKeys } from '../../store/protocol/sortKeys.ts';

const factsSchema = v.strictObject({
  /** Targets of all links of the page, exactly as in its HTML, each once. */
  links: v.array(v.string()),
  /** Addresses of pictures, preloaded files such as fonts, social card and icon. */
  files: v.array(v.string()),
  ids: v.array(v.string()),
  /** Digest of the page's words (`readWords`). If it is unchanged, the page keeps its date in the site map. */
  words: v.string(),
});

const fileSchema = createStrictStoredSchema({ pages: v.record(v.string(), factsSchema) });

/** Facts of a page. They are stored with the site, because parsing the page again for each check of links would take long. */
export type PageFacts = v.InferOutput<typeof factsSchema>;

/** Facts of a package's pages, by document: `en/portfolio.html`. */
export type FactsOfPages = Readonly<Record<string, PageFacts>>;

/** Returns the name of the site file with the facts of a package's pages. Only compose reads the file; hosts do not serve it. */
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
  const sets = $('img[srcset], source[srcset], link[imagesrcset]').toArray();
  const cards = $('meta[property="og:image"][content]').toArray();
  const ids = $('[id]').toArray();
  // Copies the strings: a substring would keep the HTML of the whole page in memory.
  return structuredClone({
    links: unique(links.map(({ attribs }) => attribs.href ?? '')),
    files: unique([
      ...files.map(({ attribs }) => attribs.src ?? attribs.href ?? ''),
      ...sets.flatMap(({ attribs }) => readSourceSet(attribs.srcset ?? attribs.imagesrcset ?? '')),
      ...cards.map(({ attribs }) => readUrlPath(attribs.content ?? '')),
    ]),
    ids: unique(ids.map(({ attribs }) => attribs.id ?? '')),
    words: readWords($),
  });
}

/** Lists the addresses in a `srcset`: `/a.avif 880w, /b.avif 1320w`. */
const readSourceSet = (text: string): string[] =>
  text.split(/,\s+|(?<=\s[\d.]+[wx]),/).flatMap((candidate) => candidate.trim().split(/\s+/, 1).filter(Boolean));

/** Returns the path of an address, or of a URL such as that of a social card. */
export const readUrlPath = (address: string): string => URL.parse(address)?.pathname ?? address;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Selector of elements whose text is not visible. */
const silent = 'script, style, template';

/**
 * Digests a page's words: title, description, and text, labels and link targets in `<main>`. Header, footer, releases and addresses of
 * files do not count. Returns 16 hex digits.
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
