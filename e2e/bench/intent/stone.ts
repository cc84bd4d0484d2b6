import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../browser.ts';

export interface StoneRow {
  readonly page: string;
  /** How many times slower the processor is made. */
  readonly slower: number;
  readonly frames: number;
  /** What the main thread works in a frame's callbacks, in milliseconds: half of the frames less, and all but one of twenty. */
  readonly median: number;
  readonly most: number;
  /** From frame to frame, in milliseconds: where software draws it is the drawing's, elsewhere the screen's. */
  readonly between: number;
}

/** Pages, and open water on each at 1440 × 900: where the pointer goes to and fro. */
const waters: readonly (readonly [address: string, x: number, y: number])[] = [
  ['/', 760, 290],
  ['/services/seo', 560, 150],
  ['/no-such-page', 720, 90],
];

/** A mouse goes to and fro over water that answers it, for so many moves. */
const moves = 120;

/** What a frame of the water costs that parts around the pointer, on a desktop of 1440 × 900 where software draws, as it is and with a slower processor. */
export async function measureStone(site: string): Promise<StoneRow[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const rows: StoneRow[] = [];
    for (const [address, x, y] of waters)
      for (const slower of [1, 4]) rows.push(await stir(browser, site, address, { x, y }, slower));
    return rows;
  } finally {
    await browser.close();
  }
}

async function stir(
  browser: Browser,
  site: string,
  address: string,
  { x, y }: { readonly x: number; readonly y: number },
  slower: number,
): Promise<StoneRow> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  await page.goto(site + address, { waitUntil: 'networkidle' });
  await answers(page, x, y);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    watched.length = 0;
  });
  for (let move = 0; move < moves; move += 1) await page.mouse.move(x + 90 * Math.sin(move / 9), y + (move % 3));
  const frames = await page.evaluate(() => watched);
  await context.close();
  const gaps = frames.slice(1).map(({ at }, index) => at - (frames[index]?.at ?? at));
  const works = frames.map(({ work }) => work);
  return {
    page: address,
    slower,
    frames: frames.length,
    median: part(works, 0.5),
    most: part(works, 0.95),
    between: part(gaps, 0.5),
  };
}

/** Moves over the water until a canvas stands there. */
async function answers(page: Page, x: number, y: number): Promise<void> {
  for (let step = 0; (await page.locator('[data-stone="stands"], [data-stone="moves"]').count()) === 0; step += 1) {
    if (step > 400) throw new Error(`The water at ${x}, ${y} of ${page.url()} does not answer.`);
    await page.mouse.move(x + (step % 2), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

declare const watched: { at: number; work: number }[];

/** Times every callback of a frame, in the page. Callbacks of one frame have one time and count together. */
function watchFrames(): void {
  const frames: { at: number; work: number }[] = [];
  const ask = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    ask((at) => {
      const began = performance.now();
      callback(at);
      const work = performance.now() - began;
      const last = frames.at(-1);
      if (last?.at === at) last.work += work;
      else frames.push({ at, work });
    });
  Object.assign(globalThis, { watched: frames });
}

const part = (values: readonly number[], share: number): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN) * 10) / 10;
