import { addressIn, expect, layOut, specifiedPages, test } from '../site.ts';

/** Runs in the browser, for print: titles that a picture or a drawn ground lies behind. The ink is dark, and so are they. */
function titlesOnPictures(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const grounds = [...main.querySelectorAll('*')].filter((each) => {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || each.closest('svg')) return false;
    return each instanceof HTMLImageElement && each.naturalWidth > 0;
  });
  /** Of a picture of which a part is shown, that part. */
  const seen = (ground: Element) => {
    let { left, top, right, bottom } = ground.getBoundingClientRect();
    for (let around = ground.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const frame = around.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  };
  const lies = (title: Element) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const words = range.getBoundingClientRect();
    return grounds.some((ground) => {
      const box = seen(ground);
      const high = Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top);
      return high > 4 && Math.min(words.right, box.right) - Math.max(words.left, box.left) > 4;
    });
  };
  const titles = [...main.querySelectorAll('h1, h2')].filter((title) => title.getBoundingClientRect().width > 1);
  const drawn = [...main.querySelectorAll('[data-under-header], [data-under-header] > div')].filter((part) =>
    [undefined, '::before'].some((pseudo) => {
      const { backgroundImage, content, display } = getComputedStyle(part, pseudo);
      return /gradient/.test(backgroundImage) && display !== 'none' && (!pseudo || content !== 'none');
    }),
  );
  return [
    ...titles.filter(lies).map((title) => title.textContent ?? ''),
    ...drawn.map((part) => `a ground is drawn on <${part.localName} class="${part.className}">`),
  ];
}

for (const path of Object.keys(specifiedPages))
  test(`on paper no title of ${path} stands on a picture, or on a ground where grounds are printed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.goto(addressIn(path, 'en'));
    await layOut(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(titlesOnPictures)).toEqual([]);
  });
