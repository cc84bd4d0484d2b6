import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from 'studio/browser';
import { type ReceivedResponse, recordResponses } from '../../releases/wire.ts';
import { hydrate } from '../../site.ts';

/** Visitor with a browser profile that remains between visits. */
export interface Visitor {
  /** Starts the browser, opens each address, hydrates its page and scrolls to its end. @returns all responses received over the wire */
  visit(addresses: readonly string[]): Promise<readonly ReceivedResponse[]>;
  leave(): Promise<void>;
}

/** @param dictionaries whether the browser supports compression dictionaries */
export async function openVisitor(origin: string, dictionaries: boolean): Promise<Visitor> {
  const profile = await mkdtemp(join(tmpdir(), 'visitor-'));
  const without = dictionaries
    ? []
    : ['--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend'];
  return {
    async visit(addresses) {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: findBrowser(),
        args: [...browserArguments, ...without],
        viewport: { width: 1440, height: 900 },
        locale: 'uk-UA',
      });
      const page = context.pages()[0] ?? (await context.newPage());
      const received = await recordResponses(page);
      for (const address of addresses) {
        await page.goto(origin + address, { waitUntil: 'load' });
        await hydrate(page);
        await readToTheEnd(page);
        await page.waitForLoadState('networkidle');
      }
      const all = received();
      await context.close();
      return all;
    },
    leave: () => rm(profile, { recursive: true, force: true }),
  };
}

/** Scrolls through the page screen by screen, so that lazily loaded parts load. Waits after each step until the browser has painted. */
const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let last = -1; window.scrollY !== last; ) {
      last = window.scrollY;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await painted();
    }
  });
