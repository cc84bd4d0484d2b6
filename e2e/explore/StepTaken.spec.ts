import { type Browser, expect, type Page, test } from '@playwright/test';
import { hangs } from '../faults/wire.ts';
import { notFromOutside } from '../site.ts';
import { startingAt } from './Expected.ts';
import { isMarked } from './look.ts';
import { StepTaken } from './StepTaken.ts';
import { settle } from './settle.ts';
import { steps } from './steps.ts';
import { groundOf, type Visitor, visitorOf } from './Visitor.ts';

notFromOutside('walks through a site behind a proxy of its own');

/** A page whose document goes when it is asked something for the `nth` time. */
function goesAt(page: Page, nth: number): Page {
  let asked = 0;
  return new Proxy(page, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...words: unknown[]) => {
        if (name === 'evaluate' || name === 'evaluateHandle') asked += 1;
        if (asked === nth && String(name).startsWith('evaluate'))
          return target.evaluate(() => new Promise(() => location.reload()));
        return value.apply(target, words);
      };
    },
  });
}

async function opened(browser: Browser, site: string, address: string) {
  const visitor = await visitorOf(groundOf(browser, site), 1440, undefined, []);
  const expected = startingAt(address, 1440);
  await visitor.page.goto(visitor.proxy.url + address, { waitUntil: 'commit' });
  await settle(visitor, expected, {});
  return { visitor, expected };
}

const draw = { which: 0, keys: false };
const stepOf = (name: string): StepTaken => {
  const step = steps.find((each) => each.name === name);
  if (!step) throw new Error(`There is no step "${name}".`);
  return new StepTaken(step, draw);
};

/** How often each of them asks the page before it is done. */
const asks = { 'link of the page': 3, language: 4, back: 1, question: 2, scroll: 1 };

for (const [name, times] of Object.entries(asks))
  test(`a document that goes while the step "${name}" is taken is no finding: it is taken in the one that comes`, async ({
    browser,
    baseURL,
  }) => {
    const { visitor, expected } = await opened(browser, baseURL ?? '', '/exchange');
    try {
      for (let nth = 1; nth <= times; nth += 1) {
        if (name === 'back') await stepOf('link of the footer').run(expected, visitor);
        const before = visitor.told.length;
        await stepOf(name).run(expected, { ...visitor, page: goesAt(visitor.page, nth) });
        expect(visitor.told.slice(before)).toEqual([expect.stringMatching(/, in a document that came just then$/)]);
      }
    } finally {
      await visitor.leave();
    }
  });

test('a page whose document goes again and again is a finding', async ({ browser, baseURL }) => {
  const { visitor, expected } = await opened(browser, baseURL ?? '', '/services/seo');
  const neverStays: Pick<Page, 'evaluate'> = {
    evaluate: () => visitor.page.evaluate(() => new Promise<never>(() => location.reload())),
  };
  const scroll = steps.find((each) => each.name === 'scroll');
  if (!scroll) throw new Error('There is no step "scroll".');
  const take = (there: Visitor) => scroll.take({ ...there, page: neverStays as Page }, expected, draw);
  await expect(new StepTaken({ ...scroll, take }, draw).run(expected, visitor)).rejects.toThrow('it cannot be done');
  await visitor.leave();
});

test('a page that goes while it is looked at is not taken for the one that comes', async ({ browser, baseURL }) => {
  const { visitor, expected } = await opened(browser, baseURL ?? '', '/privacy');
  await visitor.page.evaluate(() => {
    Object.assign(window, { before: true });
    const { requestAnimationFrame } = window;
    // Looking begins with a frame, and all is well of the document that is left.
    window.requestAnimationFrame = (then) => {
      location.reload();
      return requestAnimationFrame(then);
    };
  });
  await settle(visitor, expected, {});
  expect(await visitor.page.evaluate(() => 'before' in window)).toBe(false);
  expect(await isMarked(visitor.page)).toBe(true);
  await visitor.leave();
});

test('a document that does not come is a finding', async ({ browser, baseURL }) => {
  const { visitor, expected } = await opened(browser, baseURL ?? '', '/privacy');
  visitor.proxy.use(/^\/privacy$/, hangs);
  await visitor.page.evaluate(() => location.reload());
  const hasty = { ...visitor, patience: { well: 0, faulty: 0 } };
  await expect(settle(hasty, expected, {})).rejects.toThrow('a document is on its way, and does not come');
  await visitor.leave();
});
