import { addressIn, bothLanguages, expect, specifiedPages, test } from '../site.ts';

// In the final state, at the width the design is drawn for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const pages = Object.keys(specifiedPages).filter((path) => path.startsWith('/services/'));

/** The design's rhythm: from a heading to its text, and the most that lies empty between two blocks of one colour. */
const toText = { least: 20, most: 28 };
const widestVoid = 240;

test('the pages of the services are measured', () => {
  expect(pages).toHaveLength(10);
});

for (const language of bothLanguages) {
  for (const path of pages) {
    test(`${path} keeps the rhythm (${language})`, async ({ page }) => {
      await page.goto(addressIn(path, language));
      const { gaps, voids } = await page.evaluate(measured);
      const { least, most } = toText;
      expect(gaps.filter(({ gap }) => gap < least || gap > most)).toEqual([]);
      expect(voids.filter(({ empty }) => empty > widestVoid)).toEqual([]);
    });
  }
}

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
  const boxes = sections
    .flatMap((section) => [...section.querySelectorAll('h2, h3, p, li:not(:has(*)), img, a, figcaption')])
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
