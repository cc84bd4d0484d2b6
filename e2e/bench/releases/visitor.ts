import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../browser.ts';
import { type Received, watchWire } from '../../releases/wire.ts';
import { hydrated } from '../../site.ts';

/** What one visit fetched, by kind: bytes on the wire as the browser counts them, headers included. */
export type Fetched = Readonly<Record<'documents' | 'scripts' | 'picturesAndFonts' | 'others', number>>;

/** A visitor with a profile that is kept from visit to visit. */
export interface Visitor {
  /** Opens an address in a browser that was closed since, reads it to its end, and closes the browser. */
  visit(addresses: readonly string[]): Promise<Fetched>;
  leave(): Promise<void>;
}

/** @param dictionaries whether the browser takes compression dictionaries */
export async function newVisitor(origin: string, dictionaries: boolean): Promise<Visitor> {
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
      const received = await watchWire(page);
      for (const address of addresses) {
        await page.goto(origin + address, { waitUntil: 'load' });
        // Whoever only reads fetches less: here somebody uses what there is.
        await hydrated(page);
        await readToTheEnd(page);
        await page.waitForLoadState('networkidle');
      }
      const fetched = byKind(received());
      await context.close();
      return fetched;
    },
    leave: () => rm(profile, { recursive: true, force: true }),
  };
}

/** Modules are asked for ahead in ways of several types. */
const kindOf = ({ type, path }: Received): keyof Fetched => {
  if (type === 'Document') return 'documents';
  if (type === 'Script' || path.endsWith('.js')) return 'scripts';
  return type === 'Image' || type === 'Font' ? 'picturesAndFonts' : 'others';
};

function byKind(received: readonly Received[]): Fetched {
  const fetched = { documents: 0, scripts: 0, picturesAndFonts: 0, others: 0 };
  for (const response of received) fetched[kindOf(response)] += response.bytes;
  return fetched;
}

/** Scrolls screen by screen, each painted, until there is nothing below. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let last = -1; window.scrollY !== last; ) {
      last = window.scrollY;
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await painted();
    }
  });
}
