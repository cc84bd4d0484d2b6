import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
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

/** The first contentful paint, in milliseconds of the page's own clock; waits for it. */
export const firstPaintOf = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime, undefined, {
      polling: 'raf',
    })
    .then((handle) => handle.evaluate((time) => time ?? 0));
