import type { Page } from '@playwright/test';
import { addressIn, bothLanguages, expect, pages, test } from '../site.ts';

// In the final state: what is revealed on sight is as high before.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far the guessed heights of a page's parts may be from theirs, all together; of the footer, which is on every page, by itself. */
const tolerance = 0.08;
const ofFooter = 0.09;
/** In pixels: how far one part may be from what it says. */
const ofPart = 320;
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const notFound = '/no-such-page';

for (const viewport of windows)
  for (const path of [...Object.keys(pages), notFound])
    test(`${path} says how high its parts are before they are laid out, at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const language of bothLanguages) {
        await page.goto(addressIn(path, language));
        expect.soft(await wrong(page), addressIn(path, language)).toEqual([]);
      }
    });

test('who goes by keys has all of it laid out, by Tab or by focus that is shown', async ({ page, site }) => {
  const footer = page.locator('body footer');
  const address = Object.keys(pages)[0] ?? '/';
  await site.visit(address);
  await page.keyboard.press('Shift');
  await page.mouse.click(4, 300);
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await page.keyboard.press('Tab');
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  // From the browser's own bar: no key was pressed in the page.
  await site.visit(address);
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  const last = footer.locator('a').last();
  await last.focus();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(last).toBeInViewport();
});

test.describe('what is wrong', () => {
  test.use({ bypassCSP: true });

  test('is found: a part that says nothing, and one that says too much', async ({ page }) => {
    const path = Object.keys(pages).find((each) => pages[each] !== 'shell') ?? '/';
    await page.goto(path);
    expect(await wrong(page)).toEqual([]);
    const withRule = async (content: string) => {
      const style = await page.addStyleTag({ content });
      const found = await wrong(page);
      await style.evaluate((each) => (each as Element).remove());
      return found;
    };
    const silent = await withRule('main section { --porohy-near-height: initial !important }');
    expect(silent.some((each) => each.endsWith('says nothing'))).toBe(true);
    expect(await withRule('main section { --porohy-near-height: 3000px !important }')).not.toEqual([]);
  });
});

/** A line for each part that says nothing, and one if all together are too far from what is laid out. */
async function wrong(page: Page): Promise<string[]> {
  const parts = await page.evaluate(async () => {
    await document.fonts.ready;
    document.documentElement.dataset.whole = '';
    const guessed = [...document.querySelectorAll('main *, body footer')].filter(
      (each) => getComputedStyle(each).containIntrinsicBlockSize !== 'none',
    );
    return guessed.map((part) => {
      const style = getComputedStyle(part);
      const around = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
      return {
        name: part.id || part.className,
        isFooter: part.localName === 'footer',
        silent: style.getPropertyValue('--porohy-near-height') === '',
        says: Number.parseFloat(style.containIntrinsicBlockSize.replace('auto', '')),
        is: around.reduce((rest, each) => rest - Number.parseFloat(each), part.getBoundingClientRect().height),
      };
    });
  });
  const silent = parts.filter(({ silent }) => silent);
  if (silent.length > 0) return silent.map(({ name }) => `${name} says nothing`);
  const footer = parts.find(({ isFooter }) => isFooter);
  if (!footer) return ['there is no footer'];
  if (Math.abs(footer.says / footer.is - 1) > ofFooter) return [`the footer says ${footer.says} for ${footer.is}`];
  const sum = (key: 'says' | 'is') => parts.reduce((all, part) => all + part[key], 0);
  const off = sum('says') / sum('is') - 1;
  const each = parts.map(({ name, says, is }) => `${name} ${says} for ${Math.round(is)}`).join(', ');
  const far = parts.filter(({ says, is }) => Math.abs(says - is) > ofPart);
  if (far.length > 0) return far.map(({ name, says, is }) => `${name} says ${says} for ${Math.round(is)}`);
  return Math.abs(off) > tolerance ? [`${(off * 100).toFixed(1)} % off: ${each}`] : [];
}
