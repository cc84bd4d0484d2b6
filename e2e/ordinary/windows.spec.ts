import { addressIn, bothLanguages, expect, specifiedPages, test } from '../site.ts';

/*
 * Search engines and makes of pictures open a window as tall as a page. A first screen is no taller there than on a screen, and all words are laid out.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A tall window, and a usual one of its width. */
const windows = [
  { width: 412, tall: 12_140, usual: 915 },
  { width: 1024, tall: 12_140, usual: 768 },
  { width: 1440, tall: 3000, usual: 900 },
];

/** Runs in the browser: how high the first screen is, where the next title begins, and texts that have no place. */
function measure(): { banner: number; begins: number; lost: string[] } {
  const banner = document.querySelector('main [data-under-header]')?.getBoundingClientRect().height ?? 0;
  const begins = document.querySelector('main h2')?.getBoundingClientRect().top ?? 0;
  const lost = [...document.querySelectorAll('main :is(p, h2, h3, li)')].filter(
    (each) =>
      each.textContent.trim() !== '' &&
      !each.closest('[aria-hidden="true"], details:not([open]), dialog, [hidden], [popover], [data-active]') &&
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }),
  );
  return { banner, begins, lost: lost.map((each) => each.textContent.trim().slice(0, 40)) };
}

for (const path of Object.keys(specifiedPages))
  test(`${path} has a first screen no taller than a screen in a window as tall as a page${path === '/' ? '' : ' @all'}`, async ({
    page,
  }) => {
    for (const language of bothLanguages) {
      await page.goto(addressIn(path, language));
      for (const { width, tall, usual } of windows) {
        await page.setViewportSize({ width, height: usual });
        const before = await page.evaluate(measure);
        await page.setViewportSize({ width, height: tall });
        const at = `${language}, ${width} × ${tall}`;
        const after = await page.evaluate(measure);
        expect.soft(after.banner, at).toBeLessThanOrEqual(Math.max(1.2 * before.banner, 1));
        expect.soft(after.begins, at).toBeLessThanOrEqual(before.begins + 0.2 * usual);
        await expect.soft.poll(async () => (await page.evaluate(measure)).lost, at).toEqual([]);
      }
    }
  });
