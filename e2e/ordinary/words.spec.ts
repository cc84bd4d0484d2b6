import { Readability } from '@mozilla/readability';
import { type CheerioAPI, load } from 'cheerio';
import { Window } from 'happy-dom';
import { invisibleTextSelector } from '../mainText.ts';
import { bothLanguages, expect, getAddress, test, testedPages } from '../site.ts';

/* Tests the served HTML without styles and script, as text browsers, converters, crawlers, reader modes and screen readers get it. */
const addresses = bothLanguages.flatMap((language) =>
  Object.keys(testedPages).map((path) => getAddress(path, language)),
);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const textsIn = ($: CheerioAPI, of: Parameters<CheerioAPI>[0]): { data: string; next: unknown; parent: unknown }[] =>
  $(of)
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node] : node.type === 'tag' ? textsIn($, node) : []));

/** Finds pairs of words in different elements without white space in between. */
function gluedIn(html: string): string[] {
  const $ = load(html);
  $(invisibleTextSelector).remove();
  const texts = textsIn($, 'body').filter(({ data }) => data !== '');
  return texts.flatMap((text, index) => {
    const before = texts[index - 1];
    // React puts a comment between two texts of one element.
    const isOneText = before?.parent === text.parent && (before?.next as { next?: unknown } | null)?.next === text;
    const meet =
      /[\p{L}\p{N}.,;:!?%)»”…]$/u.test(before?.data ?? '') && /^([\p{L}\p{N}«“(№]|[+−]\s?\d)/u.test(text.data);
    // An ordinal's ending is in its own element, but belongs to the number.
    const isOrdinal = /\d$/.test(before?.data ?? '') && /^(?:st|nd|rd|th) /.test(text.data);
    return meet && !isOneText && !isOrdinal ? [`${before?.data.slice(-20)}|${text.data.slice(0, 20)}`] : [];
  });
}

/** Finds elements that contain the same text twice. */
function copiesIn(html: string): string[] {
  const $ = load(html);
  $(invisibleTextSelector).remove();
  return $('main, main *')
    .toArray()
    .flatMap((parent) => {
      const said = $(parent)
        .children()
        .toArray()
        .map((child) => plain($(child).text()))
        .filter((text) => text.length > 20);
      return said.filter((text, index) => said.indexOf(text) !== index);
    });
}

test('the checks of this suite find words without a space and repeated text', () => {
  expect(
    gluedIn('<p><b>01</b><i>SEO</i></p><p>700<sup>+</sup> <b>a</b>, b<!-- -->c <b>20</b><i>th place</i></p>'),
  ).toEqual(['01|SEO', 'SEO|700']);
  expect(copiesIn('<main><p>A text of many words, twice</p> <p>A text of many words, twice</p></main>')).toHaveLength(
    1,
  );
});

test('every page separates its words, repeats no text, and uses standard apostrophes and attributes', async ({
  request,
}) => {
  const faults: string[] = [];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const glued = gluedIn(html).map((pair) => `glued: ${pair}`);
    const copies = copiesIn(html).map((text) => `twice: ${text.slice(0, 40)}`);
    // Finds words with U+02BC as apostrophe, which screen readers spell out.
    const apostrophes = html.match(/\S*\u02bc\S*/g) ?? [];
    const capitals = html.replace(/<svg\b[\s\S]*?<\/svg>/g, '').match(/ [a-z]+[A-Z]\w*="/g) ?? [];
    faults.push(...[...glued, ...copies, ...apostrophes, ...capitals].map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('a fallback message is not text of the page, and carousel dots are numbered', async ({ request }) => {
  const contact = load(await (await request.get('/contact-us')).text());
  expect(contact('[data-fallback-message]').attr('data-fallback-message')).not.toBe('');
  expect(contact('[data-fallback-message]').text()).toBe('');
  const home = load(await (await request.get('/')).text());
  const dots = home('#reviews [data-step="0"]').toArray();
  expect(dots.map((dot) => home(dot).text())).toEqual(dots.map((_, index) => String(index + 1)));
});

test('reader modes keep the first paragraph of a page and the headings of its sections', async ({ request }) => {
  const lost: string[] = [];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const $ = load(html);
    const { document } = new Window({ url: new URL(address, 'http://localhost').href });
    document.write(html);
    const read = new Readability(document as unknown as Document).parse();
    const kept = plain(load(read?.content ?? '')('body').text());
    const title = plain($('main h1').text());
    // Reader modes show the page's title. They drop the first heading if it repeats three quarters of the title's Latin words.
    const latin = title.match(/\w+/g) ?? [];
    const again = latin.filter((word) => read?.title?.includes(word));
    const isShownAbove = again.join('').length > 0.75 * latin.join('').length;
    const headings = $('main h2:not(nav h2, dialog h2)').toArray();
    const wanted = [...headings, ...$('main h1 ~ p').first().toArray()].map((each) => plain($(each).text()));
    if (!isShownAbove) wanted.push(title);
    lost.push(...wanted.filter((text) => !kept.includes(text)).map((text) => `${address}: ${text}`));
  }
  expect(lost).toEqual([]);
});
