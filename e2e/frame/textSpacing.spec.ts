import { addressIn, bothLanguages, expect, specifiedPages, test } from '../site.ts';

/** What a reader with low vision may ask for, on a phone (WCAG 2.2, 1.4.12). */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of Object.keys(specifiedPages))
  for (const language of bothLanguages)
    test(`${addressIn(path, language)} loses no word where lines, words and letters are spaced out`, async ({
      page,
    }) => {
      await page.goto(addressIn(path, language));
      const lost = await page.evaluate((css) => {
        document.documentElement.dataset.whole = '';
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        /** What scrolls shows its words one after the other; what is for screen readers alone shows none. */
        const elsewhere = (element: Element) => {
          for (let each: Element | null = element; each; each = each.parentElement) {
            const { overflowX } = getComputedStyle(each);
            if (/auto|scroll/.test(overflowX) || (overflowX !== 'visible' && each.clientWidth <= 2)) return true;
          }
          return element.closest('[aria-hidden="true"], svg, #clients') !== null;
        };
        const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        const lost: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const { parentElement: element, textContent } = text;
          if (!element?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim() || elsewhere(element))
            continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right } = range.getBoundingClientRect();
          if (right > innerWidth + 1 || left < -1)
            lost.push(`${textContent.trim().slice(0, 50)} (${Math.round(left)} to ${Math.round(right)})`);
        }
        return lost;
      }, spacing);
      expect(lost).toEqual([]);
    });
