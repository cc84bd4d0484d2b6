import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { throttle } from '../measure.ts';

/** A page on the phone of the bench: a slow network, a quarter of the processor, touch. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a page in a new profile. */
export async function openPhone(browser: Browser, width = 412): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: 'uk-UA',
    // What is refused, delayed or counted is so for workers, too.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  return { context, page, session };
}

/** How long, in milliseconds, a finger rests on what it taps. */
const resting = 60;

/** A finger taps the middle of an element, and nothing else is asked of the page: what Playwright's own tap asks would be measured, too. */
export async function tapWithFinger({ page, session }: Phone, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped has no box.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(resting);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The first contentful paint, in milliseconds of the page's own clock; waits for it. */
export const firstPaintOf = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime, undefined, {
      polling: 'raf',
    })
    .then((handle) => handle.evaluate((time) => time ?? 0));
