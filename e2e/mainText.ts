import { load } from 'cheerio';

/** Selector of elements whose content is no visible text. */
export const invisibleTextSelector = 'script, style, noscript, template';

export function readMainText(html: string): string {
  const $ = load(html);
  $(invisibleTextSelector).remove();
  return $('main').text();
}

export const fetchMainText = async (url: string): Promise<string> => readMainText(await (await fetch(url)).text());

/** Returns the fraction of the words in `served` that `said` contains, from 0 to 1. A word that occurs twice counts twice. */
export function measureShownShare(said: string, served: string): number {
  const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  const counts = new Map<string, number>();
  for (const word of words(said)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const servedWords = words(served);
  const shownWords = servedWords.filter((word) => {
    const remaining = counts.get(word) ?? 0;
    counts.set(word, remaining - 1);
    return remaining > 0;
  });
  return servedWords.length === 0 ? 0 : shownWords.length / servedWords.length;
}

/** Reads the current text of a page. `isBlank` is true if `main` is nearly empty or no heading is visible. Runs in the browser. */
export function readTextWithout(without: string): { text: string; isBlank: boolean } {
  const main = document.querySelector('main');
  const copy = main?.cloneNode(true) as HTMLElement | undefined;
  for (const each of copy?.querySelectorAll(without) ?? []) each.remove();
  const isSeen = (each: Element) => each.checkVisibility({ opacityProperty: true });
  const isBlank = (main?.offsetHeight ?? 0) < 300 || ![...document.querySelectorAll('main h1')].some(isSeen);
  return { text: copy?.textContent ?? '', isBlank };
}
