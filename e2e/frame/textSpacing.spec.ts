import { addressIn, bothLanguages, expect, specifiedPages, test } from '../site.ts';

/** What a reader with low vision may ask for, on a phone and on the narrowest (WCAG 2.2, 1.4.12). */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of Object.keys(specifiedPages))
  for (const language of bothLanguages)
    test(`${addressIn(path, language)} loses no word where lines, words and letters are spaced out`, async ({
      page,
    }) => {
      await page.goto(addressIn(path, language));
      await page.evaluate((css) => {
        document.documentElement.dataset.whole = '';
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, spacing);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await page.evaluate(lost), `at ${width}`).toEqual([]);
      }
    });

/** Runs in the browser: words that have left the window, or stand outside what cuts them. */
function lost(): string[] {
  /** What scrolls shows its words one after the other, and so do slides; what is for screen readers alone shows none. */
  const elsewhere = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX) || (overflowX !== 'visible' && each.clientWidth <= 2)) return true;
    }
    return element.closest('[aria-hidden="true"], svg, #clients') !== null;
  };
  /** Above or below what it stands in, where that shows nothing beside itself. */
  const cut = (element: Element, { top, bottom }: DOMRect) => {
    for (let each: Element | null = element; each && each.id !== 'main'; each = each.parentElement) {
      const box = each.getBoundingClientRect();
      if (/hidden|clip/.test(getComputedStyle(each).overflowY) && (top < box.top - 2 || bottom > box.bottom + 2))
        return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim() || elsewhere(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const words = textContent.trim().slice(0, 50);
    if (box.right > innerWidth + 1 || box.left < -1)
      found.push(`${words} (${Math.round(box.left)} to ${Math.round(box.right)})`);
    else if (cut(element, box)) found.push(`${words} (cut)`);
  }
  return found;
}
