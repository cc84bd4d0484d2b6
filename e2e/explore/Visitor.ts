import type { Browser, ElementHandle, Page } from '@playwright/test';
import { type FaultProxy, faultProxy } from '../faults/faultProxy.ts';
import { slowLine } from '../slowLine.ts';
import { hasty, type Patience, patient } from './Patience.ts';
import type { Plant } from './plants.ts';
import { releaseAll } from './releaseAll.ts';
import { type Served, servedBy } from './served.ts';
import { heights, type Width } from './widths.ts';

/** Where a walk takes place. */
export interface Ground {
  readonly browser: Browser;
  /** The site's address. */
  readonly site: string;
  readonly served: (path: string) => Promise<Served>;
}

export const groundOf = (browser: Browser, site: string): Ground => ({ browser, site, served: servedBy(site) });

/** A tab with a line of its own, and what it was heard to complain of. */
export interface Visitor {
  readonly page: Page;
  readonly proxy: FaultProxy;
  readonly ground: Ground;
  /** What the page said of errors since the last look. */
  readonly heard: string[];
  /** What of that is explained by what was done to the line. */
  readonly explained: RegExp[];
  /** How long a page may take. */
  readonly patience: Patience;
  /** What was done, in plain words. */
  readonly told: string[];
  /** Ends the fault that is on the line. */
  mend: () => void;
  /** Has everything released again for this visitor. */
  release(): Promise<void>;
  leave(): Promise<void>;
}

export async function visitorOf(
  ground: Ground,
  width: Width,
  plant: Plant | undefined,
  told: string[],
): Promise<Visitor> {
  // Two hops: what is wrong with the line is wrong with whatever is live behind it.
  const live = await faultProxy(ground.site);
  const proxy = await faultProxy(live.url);
  const context = await ground.browser.newContext({
    locale: 'uk-UA',
    viewport: { width, height: heights[width] },
    reducedMotion: 'reduce',
  });
  await slowLine(context);
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  if (plant?.script) await page.addInitScript(plant.script);
  if (plant?.wire) live.use(plant.wire.files, plant.wire.becomes);
  return {
    page,
    proxy,
    ground,
    heard,
    explained: [],
    told,
    patience: plant ? hasty : patient,
    mend: () => {},
    release: () => releaseAll(live, ground.site),
    leave: async () => {
      await context.close();
      await proxy.close();
      await live.close();
    },
  };
}

/** One of some elements, by a number that was drawn; what it is called. Nothing if there are none. */
export async function pick(
  { page }: Visitor,
  selector: string,
  which: number,
): Promise<{ readonly element: ElementHandle<HTMLElement>; readonly name: string; readonly href: string } | undefined> {
  const handle = await page.evaluateHandle(
    ({ selector, which }) => {
      const over = document.querySelector('dialog:modal, :popover-open:not([popover="manual"])');
      const reachable = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => {
        const { left, right, width, height } = each.getBoundingClientRect();
        // What lies over the page takes what is pressed; a slide beside its row cannot be pressed.
        if (over && !over.contains(each) && !each.matches('header nav button')) return false;
        if (
          !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          each.closest('[inert]') ||
          each.matches(':disabled')
        )
          return false;
        return width > 1 && height > 1 && left >= 0 && right <= innerWidth;
      });
      return reachable[which % Math.max(1, reachable.length)] ?? null;
    },
    { selector, which },
  );
  const element = handle.asElement() as ElementHandle<HTMLElement> | null;
  if (!element) return undefined;
  const { name, href } = await element.evaluate((each) => ({
    name: (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50),
    href: each.getAttribute('href') ?? '',
  }));
  return { element, name, href };
}

/** Presses an element as a hand does, or as fingers on keys do. It is in the window before that, so that pressing does not scroll. */
export async function press(
  { page }: Visitor,
  element: ElementHandle<HTMLElement>,
  byKeys: boolean,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await element.scrollIntoViewIfNeeded({ timeout: 5000 });
  // What is off its window is scrolled to by the focus once more: a header that has slid away is.
  if (byKeys) await element.focus();
  // Nobody presses in the frame that scrolls: the page hears of it in the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await before();
  // Where it leads is waited for by what is expected there.
  if (byKeys) await page.keyboard.press('Enter');
  else await element.click({ noWaitAfter: true, timeout: 5000 });
}
