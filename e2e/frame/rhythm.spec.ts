import type { Page } from '@playwright/test';
import { addressIn, bothLanguages, expect, layOut, pages, test } from '../site.ts';

// In the final state, at the width the design is drawn for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const paths = Object.keys(pages);

/** The design's rhythm: from a heading to its text, and the most that lies empty between two blocks of one colour. */
const toText = { least: 20, most: 28 };
const widestVoid = 240;

async function broken(page: Page) {
  await layOut(page);
  const { gaps, voids } = await page.evaluate(measured);
  const { least, most } = toText;
  return {
    measured: [gaps.length, voids.length],
    gaps: gaps.filter(({ gap }) => gap < least || gap > most),
    voids: voids.filter(({ empty }) => empty > widestVoid),
  };
}

test('there are pages to measure', () => {
  expect(paths.length).toBeGreaterThan(0);
});

for (const language of bothLanguages) {
  for (const path of paths) {
    test(`${path} keeps the rhythm (${language})`, async ({ page }) => {
      await page.goto(addressIn(path, language));
      const { gaps, voids } = await broken(page);
      expect(gaps).toEqual([]);
      expect(voids).toEqual([]);
    });
  }
}

test.describe('what breaks it', () => {
  test.use({ bypassCSP: true });

  test('is found: a heading on its text, one away from it, and a void', async ({ page }) => {
    await page.goto('/services/seo');
    const whole = await broken(page);
    expect(whole).toMatchObject({ gaps: [], voids: [] });
    for (const count of whole.measured) expect(count).toBeGreaterThan(3);
    const withStyle = async (content: string) => {
      const style = await page.addStyleTag({ content });
      const found = await broken(page);
      await style.evaluate((each) => (each as Element).remove());
      return found;
    };
    const near = await withStyle('main section :is(h2, h3) + p { margin-block-start: 4px !important }');
    expect(near.gaps.length).toBeGreaterThan(0);
    for (const { gap } of near.gaps) expect(gap).toBeLessThan(toText.least);
    const far = await withStyle('main section :is(h2, h3) + p { margin-block-start: 60px !important }');
    expect(far.gaps.length).toBeGreaterThan(0);
    for (const { gap } of far.gaps) expect(gap).toBeGreaterThan(toText.most);
    const empty = await withStyle('main section h2 { margin-block-end: 300px !important }');
    expect(empty.voids.length).toBeGreaterThan(0);
    expect(await broken(page)).toEqual(whole);
  });
});

/** Runs in the page. Banners are left out: what stands between their words is a picture. */
async function measured() {
  await document.fonts.ready;
  const groundOf = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  };
  const said = (element: Element) => element.textContent.trim().slice(0, 24);
  const sections = [...document.querySelectorAll('main section')];
  const gaps = sections
    .flatMap((section) => [...section.querySelectorAll('h2 + p, h3 + p')])
    .map((text) => {
      const heading = text.previousElementSibling ?? text;
      const [above, below] = [heading.getBoundingClientRect(), text.getBoundingClientRect()];
      return { text: said(heading), gap: Math.round(below.top - above.bottom), beside: below.left > above.left + 40 };
    })
    .filter(({ beside }) => !beside);
  // What is seen: pictures, controls, and what has words of its own.
  const seen = (element: Element) =>
    element.matches('img, svg, canvas, input, textarea, iframe') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const boxes = sections
    .flatMap((section) => [...section.querySelectorAll('*')].filter(seen))
    .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }))
    .filter(({ width, height }) => width > 2 && height > 2)
    .sort((one, other) => one.top - other.top);
  const voids: { after: string; before: string; empty: number }[] = [];
  let last = boxes[0];
  for (const box of boxes) {
    if (last && groundOf(box.element) === groundOf(last.element))
      voids.push({ after: said(last.element), before: said(box.element), empty: Math.round(box.top - last.bottom) });
    if (!last || box.bottom >= last.bottom) last = box;
  }
  return { gaps, voids };
}
