import type { Page } from '@playwright/test';
import { expect, getAddress, test } from './site.ts';

/** One page per layout. Other pages with the same layout differ only in text and images. */
const kinds = [
  '/',
  '/contact-us',
  '/portfolio',
  '/portfolio/ikura',
  '/services/cms-framework',
  '/services/digital-marketing',
  '/services/ppc',
  '/services/wordpress',
  '/cybersecurity',
  '/exchange',
  '/terms',
  '/sitemap',
  '/no-such-page',
];

/** A desktop viewport, and that viewport at 400 % zoom (WCAG 2.2, 1.4.10), where the sticky header must not hide the focused element. */
const windows = [
  [1440, 900],
  [320, 256],
] as const;

/** Element in the tab order, as a keyboard user perceives it. */
interface Stop {
  readonly role: string;
  readonly name: string;
  readonly faults: readonly string[];
}

/** Maximum number of tab stops, more than any page has, so that a focus trap ends the test. */
const most = 250;

for (const path of kinds)
  test(`${path} by keyboard: every tab stop is named and visible, even at 400 %`, async ({ page, site }) => {
    await site.visit(getAddress(path, 'en'));
    for (const [width, height] of windows)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const stops = await walk(page);
        const last = stops.slice(-4).map(({ name }) => name);
        expect(stops.length, `the focus does not leave: ${last}`).toBeLessThan(most);
        expect(stops.length).toBeGreaterThan(5);
        expect(stops[0]?.name).toBe('Skip to content');
        expect
          .soft(stops.flatMap(({ role, name, faults }) => faults.map((fault) => `${role} "${name}" ${fault}`)))
          .toEqual([]);
      });
  });

test('the keyboard check finds controls that are unnamed, covered or without a focus ring', async ({ page, site }) => {
  await site.visit('/en/terms');
  await page.evaluate(() => {
    const button = (style: string, text = 'x') => {
      const made = document.createElement('button');
      made.textContent = text;
      made.style.cssText = style;
      document.querySelector('main h1')?.before(made);
      return made;
    };
    button('outline: none', 'ringless');
    button('', '');
    const behind = button('', 'behind');
    const place = document.createElement('div');
    const cover = document.createElement('div');
    behind.replaceWith(place);
    place.append(behind, cover);
    place.style.cssText = 'position: relative';
    cover.style.cssText = 'position: absolute; z-index: 9; inset: -9px; background: red';
  });
  const faults: string[][] = [];
  for (const index of [0, 1, 2]) {
    await page.locator('main button').nth(index).focus();
    await page.keyboard.press('Shift');
    faults.push((await page.evaluate(faultsOfFocus)) ?? []);
  }
  const stops = await withNames(page, faults);
  expect(stops.map((stop) => stop.faults)).toEqual([['shows no ring'], ['has no name'], ['lies behind something']]);
});

/** Presses Tab from the top of the page until the focus leaves the page, or `most` stops are reached. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    Object.assign(window, { stops: [] });
  });
  const faults: string[][] = [];
  while (faults.length < most) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(faultsOfFocus);
    if (!found) break;
    faults.push(found);
  }
  return withNames(page, faults);
}

/** Adds the accessible name and role of each stop. Queries all stops in parallel, because one by one takes much longer. */
async function withNames(page: Page, faults: readonly (readonly string[])[]): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const heard = await Promise.all(
    faults.map(async (found, index) => {
      const { result } = await session.send('Runtime.evaluate', { expression: `stops[${index}]` });
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        ...(result.objectId && { objectId: result.objectId }),
        fetchRelatives: false,
      });
      const name = `${nodes[0]?.name?.value ?? ''}`.trim();
      return { role: `${nodes[0]?.role?.value}`, name, faults: [...(name === '' ? ['has no name'] : []), ...found] };
    }),
  );
  await session.detach();
  return heard;
}

/** Adds the focused element to `stops`, and finds its faults. Runs in the browser. @returns undefined if no element has the focus */
async function faultsOfFocus(): Promise<string[] | undefined> {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return undefined;
  const { stops = [] } = window as unknown as { stops?: Element[] };
  Object.assign(window, { stops: [...stops, at] });
  // Finishes CSS transitions, so that the ring and the position are final.
  const moving = at.getAnimations({ subtree: true });
  for (let around = at.parentElement; around; around = around.parentElement) moving.push(...around.getAnimations());
  for (const each of moving) if (each instanceof CSSTransition) each.finish();
  // The focus ring may be on a pseudo-element: a link that covers a whole card draws it there, around the card.
  const ringed = (element: Element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      const drawn = part === undefined || content !== 'none';
      return drawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  // An invisible input is drawn by its label or its parent, which then shows the focus ring.
  const drawnBy = at instanceof HTMLInputElement ? [...(at.labels ?? []), at.parentElement] : [];
  const shown = [at, ...drawnBy].filter((each) => each !== null);
  const inside = [...at.querySelectorAll('*')];
  const beside = shown.flatMap((each) => (each.nextElementSibling ? [each.nextElementSibling] : []));
  const seen = shown.find((each) => each.getBoundingClientRect().width > 1) ?? at;
  const inWindow = () => {
    const { left, top, width, height } = seen.getBoundingClientRect();
    return top < innerHeight && top + height > 0 && left < innerWidth && left + width > 0;
  };
  const hit = () => {
    const { left, top, width, height } = seen.getBoundingClientRect();
    return [0.5, 0.1, 0.9]
      .flatMap((x) => [0.5, 0.1, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)))
      .some((there) => there && (shown.some((each) => each.contains(there)) || there.contains(seen)));
  };
  // A carousel scrolls smoothly to the focused element: waits until the element has not moved for ten frames.
  let [place, rested] = ['', 0];
  while (rested < 10 && !(inWindow() && hit())) {
    const { left, top } = seen.getBoundingClientRect();
    rested = place === `${left} ${top}` ? rested + 1 : 0;
    place = `${left} ${top}`;
    await new Promise(requestAnimationFrame);
  }
  return [
    ...([...shown, ...inside, ...beside].some(ringed) ? [] : ['shows no ring']),
    ...(inWindow() ? (hit() ? [] : ['lies behind something']) : ['is outside the window']),
  ];
}
