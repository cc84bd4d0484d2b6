import { addressIn, bothLanguages, expect, hydrated, test } from '../site.ts';

// In the final state: what enters is moved until it has.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const frameworks = ['wordpress', 'opencart', 'laravel', 'symfony'];

for (const language of bothLanguages) {
  for (const key of frameworks) {
    const address = addressIn(`/services/${key}`, language);

    test(`each step of the work on ${key} hangs from its mark in the stream (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await hydrated(page);
      const places = await page.evaluate(() => {
        const boxes = (wanted: string) =>
          [...document.querySelectorAll(`#how-work-goes ${wanted}`)].map((each) => each.getBoundingClientRect());
        const [picture] = boxes('img');
        const inside = ({ top, bottom }: DOMRect) => picture && top >= picture.top && bottom <= picture.bottom;
        const steps = boxes('li');
        return boxes('img + div span').map((mark, index) => ({
          inside: inside(mark),
          aside: Math.abs(mark.left - (steps[index]?.left ?? Number.NaN)),
        }));
      });
      expect(places).toHaveLength(5);
      for (const { inside, aside } of places) {
        expect(inside).toBe(true);
        expect(aside).toBeLessThanOrEqual(6);
      }
    });

    test(`on phones each step of the work on ${key} has its reach of the stream beside it (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await hydrated(page);
      const steps = await page.evaluate(() =>
        [...document.querySelectorAll('#how-work-goes li')].map((step) => {
          const boxOf = (wanted: string) => step.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
          const [own, reach, number, words] = [step.getBoundingClientRect(), boxOf('div'), boxOf('span'), boxOf('h3')];
          const middle = number.left + number.width / 2;
          return {
            height: reach.height - own.height,
            after: own.bottom - boxOf('p').bottom,
            // A station may stand half over the bank, its middle in the water.
            onStream: number.width > 30 && middle > reach.left + 8 && middle < reach.right - 8,
            clear: words.left - Math.max(number.right, reach.right) > 4,
          };
        }),
      );
      expect(steps).toHaveLength(5);
      for (const { height, after, onStream, clear } of steps) {
        // A pixel under the next one's, so that no seam shows between them.
        expect([height, onStream, clear]).toEqual([1, true, true]);
        // The same distance to the next, whatever a step says.
        expect(after).toBeLessThan(72);
      }
    });
  }

  test(`on a phone the marketing hub begins with its rows, before the paragraphs (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressIn('/services/digital-marketing', language));
    await hydrated(page);
    const tops = await page.evaluate(() => {
      const topOf = (wanted: string) => document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN;
      return {
        sentence: topOf('h1 + p'),
        row: topOf('#cards li'),
        paragraphs: topOf('div:has(> p):has(+ #cards)'),
        order: topOf('#promo'),
      };
    });
    expect(tops.sentence).toBeLessThan(tops.row);
    expect(tops.row).toBeLessThan(844 / 2 + 60);
    expect(tops.row).toBeLessThan(tops.paragraphs);
    expect(tops.paragraphs).toBeLessThan(tops.order);
  });
}
