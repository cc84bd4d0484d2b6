import type { CheerioAPI } from 'cheerio';
import { defaultSite, type SampleBlock } from 'shared/site';
import type { Path } from '../contract/Route.ts';

interface SampleRule {
  /** Finds the parts of a page that depend on the block. */
  readonly parts: (page: CheerioAPI, path: Path) => readonly Parts[];
  /** Place of its mark: in the section of the part, or anywhere on the page. */
  readonly mark: 'section' | 'page';
}
type Parts = ReturnType<CheerioAPI>;

const each = ($: CheerioAPI, selector: string): readonly Parts[] =>
  $(selector)
    .toArray()
    .map((part) => $(part));
const inExchange = (path: Path) => path === '/exchange';
const ourDetails = [defaultSite.legalName, defaultSite.effectiveDate].flatMap((value) => Object.values(value));

/** Rules by block. A new block does not compile until it has a rule. */
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
 * Finds parts about a case: its own page, and sentences and proofs that name it elsewhere. Name, category and figure are specified and need
 * no mark; posts have their own.
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

/** Normalizes a name for comparison: `zoo-expert` is Zoo Expert. */
const normalizeText = (name = '') => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const readLines = ($: CheerioAPI, item: Parts): string =>
  item
    .find('p, figcaption')
    .toArray()
    .map((line) => $(line).text().trim())
    .join('\n');

/**
 * Compares the sample marks on a page with the parts that depend on samples.
 * @returns a sentence for each part without a mark and each mark without a part
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
