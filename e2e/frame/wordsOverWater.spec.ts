import { contrastBehind } from '../contrastBehind.ts';
import { addressIn, bothLanguages, expect, pages, test } from '../site.ts';

/** The words of a page's head and of the header over it. */
const words = {
  crumbs: '[data-way]',
  title: 'h1',
  description: '[data-under-header] h1 ~ p',
  // The language of the page lies on a ground of its own.
  navigation: 'header a:not([aria-current="true"]), header button',
};
/** On each side of where a composition changes, and the narrowest phone; so high that all of a head is in the window. */
const widths = [320, 768, 1023, 1024, 1279, 1440];
const height = 1200;
/** How many pixels of a line's box must tell the text from what is behind it (WCAG 2.2, 1.4.3). */
const enough = 0.98;

// Heads of cases are photographs, and measured by their team; the exchange's is paper.
const others = ['portfolio', 'exchange-landing'];
const paths = [...Object.keys(pages).filter((path) => !others.includes(pages[path] ?? '')), '/no-such-page'];
for (const path of paths)
  for (const language of bothLanguages) {
    const address = addressIn(path, language);
    test(`${address}: no word of its head or of the header lies over bright water at any width`, async ({
      page,
      site,
    }) => {
      // A photograph at each width, with all pictures of the page.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.visit(address);
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const found = await contrastBehind(page, 'body', words);
        expect(new Set(found.map(({ name }) => name)).size).toBeGreaterThanOrEqual(2);
        for (const { name, text, readable, least } of found)
          if (readable < enough)
            faults.push(`${width}, ${name} "${text}": ${(readable * 100).toFixed(1)} %, least ${least.toFixed(2)}`);
      }
      expect(faults).toEqual([]);
    });
  }
