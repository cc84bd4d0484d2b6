import type { Browser, Page } from '@playwright/test';
import { addressIn, bothLanguages, expect, notFromOutside, test } from '../site.ts';
import { blocksOf, differences, differencesInAnotherHand, differingBlocks, looksOtherwise } from './compare.ts';
import { handOf } from './hand.ts';
import { accept, handOfReferences, partsOf } from './references.ts';
import { type Look, type Still, type Width, windows } from './Still.ts';
import { chosenPages } from './stillPages.ts';
import { takeStills } from './takeStills.ts';

notFromOutside('compares with what this checkout was accepted to look like');

/** The card is drawn once for each browser. */
let drawn: Promise<string> | undefined;
const hand = (browser: Browser) => {
  drawn ??= handOf(browser);
  return drawn;
};

/** Without scripts a page is its document and stands still. */
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const width of Object.keys(windows).map(Number) as Width[])
  test.describe(`at ${width}`, () => {
    const { height, scale } = windows[width];
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    for (const [path, owner] of chosenPages)
      for (const language of bothLanguages) {
        const look: Look = { address: addressIn(path, language), path, language, width };
        test(`${look.address} looks as it was accepted`, async ({ page, browser }) => {
          await page.goto(look.address);
          const stills = await takeStills(page, owner, scale);
          if (process.env.STILLS === 'accept') return accept(owner, look, stills);
          // The suites hold that every block is there and has its look; pixels are the command's.
          const same = process.env.STILLS === 'pixels' && (await handOfReferences()) === (await hand(browser));
          const compare = same ? differences : differencesInAnotherHand;
          expect(await compare(look, await partsOf(owner, look), stills)).toEqual([]);
        });
      }
  });

test.describe('the comparison bites', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: windows[1440].scale });
  const look: Look = { address: '/portfolio/ikura', path: '/portfolio/ikura', language: 'ua', width: 1440 };
  const stillsOf = (page: Page): Promise<Still[]> => takeStills(page, 'portfolio', windows[1440].scale);
  const parts = (stills: readonly Still[]) => stills.map(({ part, owner, digest }) => [part, owner, digest] as const);

  test('one component two points aside is found, in its own part and nowhere else', async ({ page }) => {
    // A page without photographs: one that is scaled down may be drawn from another of its sizes the next time.
    await page.goto('/cybersecurity');
    const stillsHere = () => takeStills(page, 'cybersecurity', windows[1440].scale);
    const before = await stillsHere();
    const changed = async () =>
      (await stillsHere())
        .filter((still, index) => looksOtherwise(before[index] ?? still, still))
        .map(({ part }) => part);
    expect(await changed(), 'the same page twice').toEqual([]);
    const where = await page.evaluate(() => {
      const moved = document.querySelector<HTMLElement>('main section h2');
      moved?.style.setProperty('translate', '2px 0');
      return moved?.id;
    });
    expect(await changed()).toEqual([where]);
  });

  test('in another hand a block that is blank, gone or cut is found; the same ones in other letters are not', async ({
    page,
  }) => {
    await page.goto('/terms');
    const before = await stillsOf(page);
    await page.evaluate(() => {
      const other = new CSSStyleSheet();
      other.replaceSync('* { font-family: "Liberation Sans", sans-serif !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, other];
    });
    const inOtherLetters = await stillsOf(page);
    const blocks = blocksOf(before);
    expect(differingBlocks(blocks, blocksOf(inOtherLetters))).toEqual([]);
    const [first, ...rest] = blocks;
    if (!first) throw new Error('The page has no blocks.');
    expect(differingBlocks(blocks, rest)).toHaveLength(1);
    const blank = { ...first, colour: [255, 255, 255] };
    expect(differingBlocks(blocks, [blank, ...rest])).toEqual([`${first.name} looks otherwise`]);
    const cut = { ...first, height: first.height / 2 };
    expect(differingBlocks(blocks, [cut, ...rest])).toHaveLength(1);
  });

  test('a part that came, and one that went, are named', async ({ page }) => {
    await page.goto(look.address);
    const [first, ...rest] = await stillsOf(page);
    const renamed = [...parts(rest), ['gone', 'portfolio', '0'] as const];
    expect(await differences(look, renamed, [first as Still, ...rest])).toEqual([
      '/portfolio/ikura at 1440: gone is gone',
      `/portfolio/ikura at 1440: ${first?.part} is new`,
    ]);
  });
});
