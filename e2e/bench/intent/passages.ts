import type { Browser } from '@playwright/test';

export interface PassageRow {
  readonly passage: string;
  /** Frames a second while the page is scrolled past it, 8 pixels a frame at sixty. */
  readonly frames: number;
  /** The same with less motion asked for, when nothing is drawn: what this machine's renderer scrolls at all. */
  readonly framesStill: number;
  /** The longest time between two of them, in milliseconds. */
  readonly longest: number;
  /** What the main thread works for a frame, in milliseconds of its own time: what else the machine does is not in it. */
  readonly work: number;
  /** The same with less motion asked for: what the scrolling costs by itself. */
  readonly workStill: number;
}

const passages: readonly (readonly [address: string, selector: string])[] = [
  ['/', '#history'],
  ['/', '#principles'],
  ['/services/seo', '#ladder'],
  ['/portfolio/ikura', '#process'],
  ['/portfolio/ikura', '#audience'],
  ['/portfolio/ikura', '#results'],
];

/** Scrolls past what is drawn by that, on a desktop of 1440 × 900. Medians. */
export async function measurePassages(browser: Browser, site: string, rounds: number): Promise<PassageRow[]> {
  const rows: PassageRow[] = [];
  for (const [address, selector] of passages) {
    const moving: Passed[] = [];
    const still: Passed[] = [];
    for (let round = 0; round < rounds; round += 1) {
      moving.push(await pass(browser, site + address, selector, 'no-preference'));
      still.push(await pass(browser, site + address, selector, 'reduce'));
    }
    rows.push({
      passage: `${address} ${selector}`,
      frames: median(moving.map(({ frames }) => frames)),
      framesStill: median(still.map(({ frames }) => frames)),
      longest: median(moving.map(({ longest }) => longest)),
      work: median(moving.map(({ work }) => work)),
      workStill: median(still.map(({ work }) => work)),
    });
  }
  return rows;
}

interface Passed {
  readonly frames: number;
  readonly longest: number;
  readonly work: number;
}

async function pass(
  browser: Browser,
  address: string,
  selector: string,
  reducedMotion: 'no-preference' | 'reduce',
): Promise<Passed> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const passage = page.locator(`${selector} [data-passage]`).first();
  await passage.evaluate((element) => {
    // What is laid out on the way moves it.
    for (let i = 0; i < 4; i += 1)
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 60, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  const gaps = await passage.evaluate(async (element) => {
    const speed = 0.48;
    const [from, way] = [scrollY, element.getBoundingClientRect().height + 300];
    const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const began = await next();
    const gaps: number[] = [];
    for (let last = began; (last - began) * speed < way; ) {
      scrollTo({ top: from + (last - began) * speed, behavior: 'instant' });
      const now = await next();
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  });
  const work = (await worked()) - before;
  await context.close();
  const took = gaps.reduce((sum, gap) => sum + gap, 0);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    frames: round((gaps.length * 1000) / took),
    longest: round(Math.max(...gaps)),
    work: round(work / gaps.length),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
