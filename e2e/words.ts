import { load } from 'cheerio';

/** Elements that say nothing to a reader. */
export const silent = 'script, style, noscript, template';

/** Text of a page's `main`, as its document has it. */
export function textOf(html: string): string {
  const $ = load(html);
  $(silent).remove();
  return $('main').text();
}

/** The text of the page that a site serves at an address. */
export const servedText = async (url: string): Promise<string> => textOf(await (await fetch(url)).text());

/** Part of a served text that a page says, from 0 to 1. It compares words; each counts as often as it is there. */
export function shareOf(said: string, served: string): number {
  const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  const counts = new Map<string, number>();
  for (const word of words(said)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const wanted = words(served);
  const found = wanted.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left > 0;
  });
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}

/** Reads the text of a page as it is now, and whether a heading can be seen in it. Runs in the browser. */
export function readPage(without: string): { text: string; isBlank: boolean } {
  const main = document.querySelector('main');
  const copy = main?.cloneNode(true) as HTMLElement | undefined;
  for (const each of copy?.querySelectorAll(without) ?? []) each.remove();
  const isSeen = (each: Element) => each.checkVisibility({ opacityProperty: true });
  const isBlank = (main?.offsetHeight ?? 0) < 300 || ![...document.querySelectorAll('main h1')].some(isSeen);
  return { text: copy?.textContent ?? '', isBlank };
}
