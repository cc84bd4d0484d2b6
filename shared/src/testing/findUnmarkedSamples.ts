import type { CheerioAPI } from 'cheerio';
import { defaultSite, type SampleBlock } from 'shared/site';
import type { Path } from '../contract/Route.ts';

interface SampleRule {
  /** Finds the parts of a page that contain sample content of this block. */
  readonly parts: (page: CheerioAPI, path: Path) => readonly Parts[];
  /** Place where the note is required: in the section that contains the part, or anywhere on the page. */
  readonly mark: 'section' | 'page';
}
type Parts = ReturnType<CheerioAPI>;

const each = ($: CheerioAPI, selector: string): readonly Parts[] =>
  $(selector)
    .toArray()
    .map((part) => $(part));
const inExchange = (path: Path) => path === '/exchange';
const ourDetails = [defaultSite.legalName, defaultSite.effectiveDate].flatMap((value) => Object.values(value));

const rules: Readonly<Record<SampleBlock, SampleRule>> = {
  reviews: { mark: 'section', parts: ($, path) => (inExchange(path) ? [] : each($, 'blockquote')) },
  rankings: {
    mark: 'section',
    parts: ($) => each($, 'li > strong').filter((place) => /^\d+\S* (?:місце|place)$/.test(place.text())),
  },
  cases: { mark: 'section', parts: findCases },
  strategyPlan: { mark: 'section', parts: ($) => each($, '#plan') },
  socialPosts: { mark: 'section', parts: ($) => each($, '#feed') },
  legalDetails: {
    mark: 'section',
    parts: ($) => each($, 'p, dt').filter((part) => ourDetails.some((value) => part.text().includes(value))),
  },
  exchangeTerms: { mark: 'page', parts: ($, path) => (inExchange(path) ? each($, '#faq, [id^="condition-"]') : []) },
  exchangePrices: { mark: 'page', parts: ($, path) => (inExchange(path) ? each($, 'table') : []) },
  exchangeReviews: { mark: 'section', parts: ($, path) => (inExchange(path) ? each($, 'blockquote') : []) },
};

/**
 * Finds sample content about cases: a case's own page, and on other pages every sentence or quotation that names a case. Names, categories
 * and figures come from SPEC and need no note. Posts (`#feed`) have a note of their own.
 */
function findCases($: CheerioAPI, path: Path): readonly Parts[] {
  if (/^\/portfolio\/./.test(path)) return each($, 'body');
  return each($, 'a[href*="/portfolio/"]')
    .filter((link) => link.closest('#feed').length === 0)
    .map((link) => [link, link.closest('li, article, figure, section')] as const)
    .filter(([link, item]) => normalizeText(item.text()).includes(normalizeText(link.attr('href')?.split('/').at(-1))))
    .map(([, item]) => item)
    .filter((item) => path.startsWith('/services/') || /[.!?]$/m.test(readLines($, item)));
}

/** Normalizes a name, so that `zoo-expert` equals "Zoo Expert". */
const normalizeText = (name = '') => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const readLines = ($: CheerioAPI, item: Parts): string =>
  item
    .find('p, figcaption')
    .toArray()
    .map((line) => $(line).text().trim())
    .join('\n');

/**
 * Checks that each part of a page with sample content has its note.
 * @returns a sentence for each part without a note, and for each note without a part
 */
export function findUnmarkedSamples($: CheerioAPI, path: Path): string[] {
  return (Object.keys(rules) as SampleBlock[]).flatMap((block) => {
    const { parts, mark } = rules[block];
    const found = parts($, path);
    const note = `[data-sample="${block}"]`;
    const around = (part: Parts) => (mark === 'page' ? $('body') : part.add(part.parents('section')));
    const faults = found
      .filter((part) => around(part).find(note).length === 0)
      .map((part) => `"${part.text().trim().slice(0, 60)}" rests on the sample "${block}". Put its SampleNote there.`);
    if (found.length === 0 && $(note).length > 0)
      faults.push(`Nothing rests on the sample "${block}". Take its SampleNote out, or tell here what does.`);
    return faults;
  });
}
