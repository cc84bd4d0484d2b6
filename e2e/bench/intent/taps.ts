import type { Browser, Page } from '@playwright/test';
import { type Control, controls } from './controls.ts';
import { firstPaintOf, openPhone, tapWithFinger } from './phone.ts';

/** When a control is tapped, in milliseconds after the first paint. */
const moments = [0, 300, 1000, 3000] as const;

/** What came of a tap. */
interface Tapped {
  /** Milliseconds from the tap; undefined where nothing came of it. */
  readonly after: number | undefined;
  readonly doubled: boolean;
}

/** How long, in milliseconds, is waited for what a tap brings about before it counts as lost. */
const patience = 6000;

export interface TapRow {
  readonly control: string;
  readonly moment: string;
  readonly taps: number;
  readonly median: number;
  readonly slowest: number;
  readonly late: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Taps every control at every moment after the first paint, each time in a new profile. */
export async function measureTaps(browser: Browser, site: string, rounds: number): Promise<TapRow[]> {
  const rows: TapRow[] = [];
  for (const control of controls)
    for (const moment of moments) {
      const taps: Tapped[] = [];
      for (let round = 0; round < rounds; round += 1) taps.push(await tap(browser, site, control, moment));
      rows.push(rowOf(control, `FCP + ${moment / 1000} s`, taps));
    }
  return rows;
}

/** The same taps of what script alone brings about, with the starter refused: all of them must be found lost, or nothing above is to be believed. */
export async function measureControlRow(browser: Browser, site: string, rounds: number): Promise<TapRow[]> {
  const rows: TapRow[] = [];
  for (const control of controls.filter(({ needsScript }) => needsScript)) {
    const taps: Tapped[] = [];
    for (let round = 0; round < rounds; round += 1) taps.push(await tap(browser, site, control, 300, refuseStarter));
    rows.push(rowOf(control, 'starter refused', taps));
  }
  return rows;
}

const refuseStarter = (page: Page) => page.route(/\/js\/starter\./, (route) => route.abort());

/** Opens the page, taps, and looks what has come of it. */
async function tap(
  browser: Browser,
  site: string,
  control: Control,
  moment: number,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Tapped> {
  const phone = await openPhone(browser, control.width);
  const { context, page } = phone;
  try {
    await prepare(page);
    await page.addInitScript({ content: `(${listen})(() => ${control.happened})` });
    await page.goto(site + control.address, { waitUntil: 'commit' });
    const painted = await firstPaintOf(page);
    const target = page.locator(control.target).first();
    await target.waitFor({ state: 'visible' });
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if (control.before) await page.evaluate(control.before);
    await page.waitForFunction((at) => performance.now() >= at, painted + moment, { polling: 'raf' });
    await tapWithFinger(phone, target);
    const told = await page
      .waitForFunction(() => localStorage.getItem('happened'), undefined, { polling: 50, timeout: patience })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    if (told === undefined || told === null) return { after: undefined, doubled: false };
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    return { after: Number(told), doubled: Boolean(await page.evaluate(control.doubled)) };
  } finally {
    await context.close();
  }
}

/**
 * In every document: when the tap was, how often the browser has set out for another one, and how long after the tap its effect is painted. Both are told by
 * the time of day, as a document that follows has another clock. It is sent as text: nothing outside it is known to it.
 */
function listen(look: () => unknown): void {
  const now = () => performance.timeOrigin + performance.now();
  const tell = (at: number) => {
    const tapped = localStorage.getItem('tapped');
    if (tapped && !localStorage.getItem('happened')) localStorage.setItem('happened', String(at - Number(tapped)));
  };
  addEventListener(
    'pointerup',
    ({ isTrusted }) => isTrusted && !localStorage.getItem('tapped') && localStorage.setItem('tapped', String(now())),
    true,
  );
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', () =>
    Object.assign(window, { setsOut: ((window as { setsOut?: number }).setsOut ?? 0) + 1 }),
  );
  requestAnimationFrame(function frame() {
    if (localStorage.getItem('tapped') && look()) requestAnimationFrame(() => tell(now()));
    else requestAnimationFrame(frame);
  });
}

function rowOf({ name, limit }: Control, moment: string, taps: readonly Tapped[]): TapRow {
  const times = taps.flatMap(({ after }) => (after === undefined ? [] : [after])).sort((a, b) => a - b);
  return {
    control: name,
    moment,
    taps: taps.length,
    median: Math.round(times[Math.floor((times.length - 1) / 2)] ?? Number.NaN),
    slowest: Math.round(times.at(-1) ?? Number.NaN),
    late: times.filter((time) => time > limit).length,
    lost: taps.length - times.length,
    doubled: taps.filter(({ doubled }) => doubled).length,
  };
}
