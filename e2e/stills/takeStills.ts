import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Still } from './Still.ts';

/** Where a part begins, in points from the top of the document. */
interface Cut {
  readonly part: string;
  readonly top: number;
}

/**
 * The parts of a page that is open, from its top to its end, each as it looks. The page runs no script, so what stands there is what the
 * document says: the same each time.
 * @param owner of the page; the footer is the shell's
 * @param scale pixels a point
 */
export async function takeStills(page: Page, owner: string, scale: number): Promise<Still[]> {
  await page.evaluate(wholeAndStill);
  // Signs that are drawn by reference come from a file that no picture waits for.
  await page.waitForLoadState('networkidle');
  await page.evaluate(picturesDecoded);
  await drawAnew(page);
  const { cuts, height } = await page.evaluate(whereToCut);
  const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'device' }));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  const at = (top: number) => Math.min(info.height, Math.round(top * scale));
  return cuts.map(({ part, top }, index) => {
    // A block may begin between two pixels: what such a row shows is not the same each time.
    const [from, to] = [at(top) + 1, at(cuts[index + 1]?.top ?? height) - 1];
    const pixels = data.subarray(from * row, to * row);
    const size = { width: info.width, height: to - from };
    return {
      part,
      owner: part.startsWith('footer') ? 'shell' : owner,
      ...size,
      pixels,
      digest: digestOf(size, pixels),
    };
  });
}

const digestOf = ({ width, height }: Pick<Still, 'width' | 'height'>, pixels: Buffer): string =>
  createHash('sha256').update(`${width}x${height}`).update(pixels).digest('hex').slice(0, 16);

/** Runs in the browser: everything is laid out, fetched and decoded, and nothing moves. */
async function wholeAndStill(): Promise<void> {
  document.documentElement.dataset.whole = '';
  // What may move lies on a layer of its own, whose letters are drawn finer or coarser by when it was first seen.
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important; will-change: auto !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  for (const image of document.images) {
    image.loading = 'eager';
    // A picture that may be decoded beside is left out of what is drawn before it is.
    image.decoding = 'sync';
  }
  await document.fonts.ready;
}

/** Runs in the browser: every picture that is seen has come, or the first that has not is named; letters that came with them are laid out. */
async function picturesDecoded(): Promise<void> {
  const seen = [...document.images].filter((image) => image.getClientRects().length > 0);
  for (const image of seen)
    await image.decode().catch((error) => {
      throw new Error(`${image.currentSrc} did not come: ${error}`);
    });
  await document.fonts.ready;
}

/**
 * Letters that came late were drawn into what was there before, a little otherwise at its edges than if all of it is drawn at once: so all of
 * it is. Without scripts no frame can be waited for; a picture is one.
 */
async function drawAnew(page: Page): Promise<void> {
  for (const display of ['none', '']) {
    await page.evaluate((shown) => {
      document.body.style.display = shown;
    }, display);
    await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
  }
}

/**
 * Runs in the browser. A part begins where a block of the window's width does: a section, or what stands beside sections in the page; a long one
 * also at its headings that are seen. Parts have the names of their blocks; where two begin at one line, the first.
 */
function whereToCut(): { readonly cuts: Cut[]; readonly height: number } {
  const [least, long] = [24, 800];
  const found: Cut[] = [{ part: 'top', top: 0 }];
  const named = new Map<string, number>();
  const blocks = [
    ...document.querySelectorAll('main section, main [data-under-header], main [data-remote] > *, main h2, footer'),
  ]
    .map((block) => ({ block, box: block.getBoundingClientRect(), isHeading: block.tagName === 'H2' }))
    .filter(({ box, isHeading }) =>
      isHeading ? box.height > 1 : box.width >= innerWidth * 0.98 && box.height >= least,
    )
    .map(({ block, box, isHeading }) => ({ block, isHeading, top: Math.round((box.top + scrollY) / 2) * 2 }))
    .sort((a, b) => a.top - b.top);
  for (const { block, top, isHeading } of blocks) {
    if (top - (found.at(-1)?.top ?? 0) < (isHeading ? long : least)) continue;
    const name = block.id || block.tagName.toLowerCase();
    const count = (named.get(name) ?? 0) + 1;
    named.set(name, count);
    found.push({ part: count === 1 ? name : `${name}-${count}`, top });
  }
  return { cuts: found, height: document.documentElement.scrollHeight };
}
