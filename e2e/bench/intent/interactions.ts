import type { Browser } from '@playwright/test';
import { becomeHydrated } from '../measure.ts';
import { controls } from './controls.ts';
import { openPhone, tapWithFinger } from './phone.ts';

export interface InteractionRow {
  readonly interaction: string;
  readonly times: number;
  /** Milliseconds from the input to the next paint, as the browser tells them (Event Timing). */
  readonly median: number;
  readonly slowest: number;
}

interface Interaction {
  readonly name: string;
  readonly address: string;
  readonly target: string;
}

const tapped = controls.filter(({ name }) => ['menu', 'language', 'question', 'carousel, next'].includes(name));
const interactions: readonly Interaction[] = [
  ...tapped,
  { name: 'navigation', address: '/terms', target: 'footer a[href="/portfolio"]' },
  { name: 'a field', address: '/contact-us', target: '#contact-form input[type="email"]' },
];

/** Taps on pages that are hydrated already, on the phone. */
export async function measureInteractions(browser: Browser, site: string, rounds: number): Promise<InteractionRow[]> {
  const rows: InteractionRow[] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await interact(browser, site, interaction));
    times.sort((a, b) => a - b);
    rows.push({
      interaction: interaction.name,
      times: times.length,
      median: times[Math.floor((times.length - 1) / 2)] ?? Number.NaN,
      slowest: times.at(-1) ?? Number.NaN,
    });
  }
  return rows;
}

async function interact(browser: Browser, site: string, { address, target }: Interaction): Promise<number> {
  const phone = await openPhone(browser);
  const { context, page } = phone;
  try {
    await page.goto(site + address);
    await becomeHydrated(page);
    const element = page.locator(target).first();
    await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const seen: { longest?: number } = {};
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId > 0) seen.longest = Math.max(seen.longest ?? 0, entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await tapWithFinger(phone, element);
    // Told in steps of 8 ms; what is quicker than 16 is not told, and is 16 here once the frames after the tap are over.
    return await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) await new Promise((next) => requestAnimationFrame(next));
      return (window as unknown as { seen: { longest?: number } }).seen.longest ?? 16;
    });
  } finally {
    await context.close();
  }
}
