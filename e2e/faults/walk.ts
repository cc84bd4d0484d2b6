import { type Browser, type BrowserContext, errors, type Page } from '@playwright/test';
import { addressIn, tagOf } from '../site.ts';
import { slowLine } from '../slowLine.ts';
import { endsAsSaid } from './ends.ts';
import type { Fault, Moment, Target } from './Fault.ts';
import { lookAt, servedText, silent, wordsOf } from './lookAt.ts';
import { addressOfFile, visit } from './visit.ts';

/** What was found at one moment: nothing is well. */
export type Findings = Partial<Record<Moment, readonly string[]>>;

/** How long anything may take, in milliseconds: two limits of eight seconds, and a slow machine. */
const inTime = 20_000;

/** Walks through all moments of a fault of a target that are asked for, each in a tab and at an origin of its own. */
export async function walk(
  browser: Browser,
  site: string,
  fault: Fault,
  target: Target,
  at: readonly Moment[],
): Promise<Findings> {
  const first = at.includes('first load') || at.includes('intent');
  const context = await browser.newContext({
    locale: 'uk-UA',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await slowLine(context);
  try {
    const found: Findings = {
      ...(first && (await inDocument(context, site, fault, target))),
      ...(at.includes('navigation') && (await byLink(context, site, fault, target))),
      ...(at.includes('language') && (await byLanguage(context, site, fault, target))),
    };
    return Object.fromEntries(Object.entries(found).filter(([moment]) => at.includes(moment as Moment)));
  } finally {
    await context.close();
  }
}

/** Says by key and pointer that script is wanted, until the document says how that ended. */
const intend = (page: Page, expected: string) =>
  page
    .waitForFunction(
      (outcome) => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        document.querySelector('#main [data-needs]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
        (globalThis as { __starter?: { wantPage(): void } }).__starter?.wantPage();
        return document.documentElement?.dataset.hydrated === outcome;
      },
      expected,
      { timeout: inTime, polling: 100 },
    )
    .then(
      () => true,
      () => false,
    );

/** The fault is there from the document on: before an intent, and after it; then the visitor goes on. */
async function inDocument(context: BrowserContext, site: string, fault: Fault, target: Target): Promise<Findings> {
  const served = await servedText(site, target.page);
  const { result, wrong } = await visit(context, site, fault, async (page, url, breakIt) => {
    if (fault.name === 'delta')
      await keepDictionary(page, url, await addressOfFile(site, target, target.files.intent ?? /$^/));
    await breakIt('first load', target);
    // A starter that hangs keeps the document from ever being loaded, and not from being read.
    await page.goto(url + target.page, { waitUntil: 'commit' });
    await page.locator('#modules').waitFor({ state: 'attached' });
    const before = await lookAt(page, served);
    await page
      .locator('main a, main input')
      .first()
      .evaluate((element) => {
        element.id ||= 'held';
        (element as HTMLElement).focus({ preventScroll: true });
      });
    const held = await page.evaluate(() => document.activeElement?.id);
    const after: string[] = [];
    const expected = fault.comes ? '' : 'failed';
    if (target.name !== 'starter' || fault.comes) {
      if (!(await intend(page, expected)))
        after.push(
          `data-hydrated is "${await page.evaluate(() => document.documentElement.dataset.hydrated)}", not "${expected}"`,
        );
    } else await page.keyboard.press('Shift');
    if ((await page.evaluate(() => document.activeElement?.id)) !== held) after.push('the focus is lost');
    if (target.isRemote && fault.ends) after.push(...(await endsAsSaid(page, fault, target.files.intent)));
    after.push(...(await lookAt(page, served)));
    after.push(...(await goesOn(page, site, url, target)));
    return { before, after };
  });
  return { 'first load': result.before, intent: [...result.after, ...wrong] };
}

/** Its language, and then a link, lead where they lead. */
async function goesOn(page: Page, site: string, url: string, target: Target): Promise<string[]> {
  const found: string[] = [];
  const twin = addressIn(target.page, 'en');
  await page
    .locator('header')
    .getByRole('link', { name: 'ENG', exact: true })
    .click({ noWaitAfter: true, timeout: inTime });
  if (!(await arrives(page, url + twin, 'en', await servedText(site, twin))))
    found.push(`its language does not change: ${await whereIs(page)}`);
  const next = '/en/privacy';
  await page.locator(`footer a[href="${next}"]`).first().click({ noWaitAfter: true, timeout: inTime });
  if (!(await arrives(page, url + next, 'en', await servedText(site, next))))
    found.push(`a link does not lead on: ${await whereIs(page)}`);
  return found;
}

/** What there is instead of what was to come. */
const whereIs = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // A document that has just begun has no element yet.
    const { lang, dataset } = document.documentElement ?? { dataset: {} };
    const heading = document.querySelector('main h1')?.textContent;
    return `${location.href}, ${lang || 'no language'}, "${heading}", data-hydrated "${dataset.hydrated}", ${document.readyState}`;
  });

/** The page of an address is on screen. */
const arrives = (page: Page, address: string, language: 'ua' | 'en', served: string): Promise<boolean> => {
  const start = wordsOf(served).slice(0, 5).join(' ');
  return page
    .waitForFunction(
      ({ address, lang, start, silent }) => {
        const said = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
        for (const each of said?.querySelectorAll(silent) ?? []) each.remove();
        const words = (said?.textContent ?? '').split(/\s+/).filter(Boolean).join(' ');
        // A document that has just begun has no element yet.
        return location.href === address && document.documentElement?.lang === lang && words.startsWith(start);
      },
      { address, lang: tagOf[language], start, silent },
      { timeout: inTime, polling: 100 },
    )
    .then(
      () => true,
      (error) => {
        if (error instanceof errors.TimeoutError) return false;
        throw error;
      },
    );
};

/** The fault begins on another page, whose frame responds, and a link leads to the target's. */
async function byLink(context: BrowserContext, site: string, fault: Fault, target: Target): Promise<Findings> {
  const served = await servedText(site, target.page);
  const { result, wrong } = await visit(context, site, fault, async (page, url, breakIt, met) => {
    // What the frame asks for by itself as soon as it responds is broken before.
    const before = fault.forged !== undefined || !target.isRemote;
    if (before) await breakIt('navigation', target);
    await page.goto(url + target.from);
    const found: string[] = [];
    if (!(await intend(page, ''))) found.push('the page before it is not alive');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    if (!before) await breakIt('navigation', target);
    await page
      .locator(`main a[href="${target.page}"], header nav a[href="${target.page}"], footer a[href="${target.page}"]`)
      .first()
      .click({ noWaitAfter: true, timeout: inTime });
    if (!(await arrives(page, url + target.page, 'ua', served)))
      found.push(`the page does not come: ${await whereIs(page)}`);
    // On a slow machine its document may have won before anything of the page was asked for: then that asks for it.
    if (fault.name !== 'none' && !met()) await intend(page, fault.comes ? '' : 'failed');
    found.push(...(await focusAfter(page, 'main h1')));
    return [...found, ...(await lookAt(page, served))];
  });
  return { navigation: [...result, ...wrong] };
}

/** The fault begins on the page itself, which is alive, and its language is changed. */
async function byLanguage(context: BrowserContext, site: string, fault: Fault, target: Target): Promise<Findings> {
  const twin = addressIn(target.page, 'en');
  const served = await servedText(site, twin);
  const { result, wrong } = await visit(context, site, fault, async (page, url, breakIt) => {
    await page.goto(url + target.page);
    const found: string[] = [];
    if (!(await intend(page, ''))) found.push('the page before it is not alive');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await breakIt('language', target);
    const link = page.locator('header').getByRole('link', { name: 'ENG', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    if (!(await arrives(page, url + twin, 'en', served)))
      found.push(`its language does not change: ${await whereIs(page)}`);
    found.push(...(await focusAfter(page, 'header a[lang], header a[hreflang]')));
    return [...found, ...(await lookAt(page, served))];
  });
  return { language: [...result, ...wrong] };
}

/** A new document begins with its own focus; in the same one it is where it was led. */
export const focusAfter = (page: Page, expected: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      'sameDocument' in window && !document.activeElement?.matches(selector)
        ? [`the focus is on ${document.activeElement?.tagName}, not on ${selector}`]
        : [],
    expected,
  );

/** The browser has something like a module: it will name it when it asks for the module. */
async function keepDictionary(page: Page, url: string, address: string): Promise<void> {
  const before = await page.context().newPage();
  // A document that asks for no script of ours: what it had asked for would not be asked for again.
  await before.goto(`${url}/robots.txt`);
  await before.evaluate(async (file) => {
    await (await fetch(`${file}?former`, { credentials: 'omit' })).arrayBuffer();
  }, address);
  await before.close();
}
