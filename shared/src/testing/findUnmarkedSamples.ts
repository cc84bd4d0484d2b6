import type { CheerioAPI } from 'cheerio';
import { defaultSite, type SampleBlock } from 'shared/site';
import type { Path } from '../contract/Route.ts';

interface SampleRule {
  /** Parts of a page that rest on the block, as they are found in any page. */
  readonly parts: (page: CheerioAPI, path: Path) => readonly Parts[];
  /** Place of its mark: in the part's section, or anywhere on the page. */
  readonly mark: 'section' | 'page';
}
type Parts = ReturnType<CheerioAPI>;

const each = ($: CheerioAPI, selector: string): readonly Parts[] =>
  $(selector)
    .toArray()
    .map((part) => $(part));
const inExchange = (path: Path) => path === '/exchange';
const ourDetails = [defaultSite.legalName, defaultSite.effectiveDate].flatMap((value) => Object.values(value));

/** Parts that rest on each block. A new block does not compile until it has a rule here. */
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
 * A case's own page, and what else tells of one by its name: in a whole sentence, or as proof of a service. The name, its category and its
 * figure are specified and need no mark; posts have their own.
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

/** A name without what its address and its spelling differ in: `zoo-expert` is Zoo Expert. */
const normalizeText = (name = '') => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const readLines = ($: CheerioAPI, item: Parts): string =>
  item
    .find('p, figcaption')
    .toArray()
    .map((line) => $(line).text().trim())
    .join('\n');

/**
 * Holds the marks of samples on a page against what rests on samples there.
 * @returns each fault in a sentence: a part without its mark, or a mark that nothing rests on
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
