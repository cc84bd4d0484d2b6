import type { Page } from '@playwright/test';
import { contrastBehind } from '../contrastBehind.ts';
import { addressIn, bothLanguages, expect, test } from '../site.ts';

const cases = ['key4gg', 'bmed', 'ikura', 'zoo-expert'];

/** The parts of a case that are a picture with words over it, and their words. */
const parts = {
  '[data-under-header]': { crumbs: 'nav ol', title: 'h1', result: 'h1 + p' },
  '#next': { subtitle: 'p', title: 'h2', link: 'a' },
};

/** How many pixels of a line's box must tell the text from what is behind it (WCAG 2.2, 1.4.3). */
const enough = 0.98;

for (const key of cases) {
  for (const language of bothLanguages) {
    const address = addressIn(`/portfolio/${key}`, language);
    test(`${address}: every word over a picture can be read at every width`, async ({ page, site }) => {
      // Six photographs of a page with all its pictures.
      // Nothing moves and nothing waits to enter: what is measured is what stands.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.visit(address);
      const faults: string[] = [];
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [part, words] of Object.entries(parts)) {
          const found = await contrastBehind(page, part, words);
          expect(new Set(found.map(({ name }) => name)).size, part).toBe(3);
          for (const { name, text, readable, least } of found)
            if (readable < enough)
              faults.push(
                `${width}, ${part} ${name} "${text}": ${(readable * 100).toFixed(1)} %, least ${least.toFixed(2)}`,
              );
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

test('the measure bites: words over a picture of their own colour cannot be read', async ({ page }) => {
  const shown = async (background: string, size = 40) => {
    await page.setContent(
      `<body style="margin:0;background:${background}"><h1 style="width:max-content;color:#fff;font:${size}px serif">Words`,
    );
    return readableOf(page);
  };
  expect(await shown('#000')).toBe(1);
  expect(await shown('#fff')).toBe(0);
  // Large text needs 3, small text 4.5; this grey gives white 3.2.
  expect(await shown('#8f8f8f')).toBe(1);
  expect(await shown('#8f8f8f', 16)).toBe(0);
  const half = await shown('linear-gradient(90deg, #fff 40px, #000 40px)');
  expect(half).toBeGreaterThan(0.2);
  expect(half).toBeLessThan(0.9);
});

const readableOf = async (page: Page) => (await contrastBehind(page, 'body', { title: 'h1' }))[0]?.readable;
