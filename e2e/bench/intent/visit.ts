import { request as ask, createServer } from 'node:http';
import type { Browser } from '@playwright/test';

/** Where a visitor goes from a hub: by a link that loads a document, by links in the frame, by the language, and back. */
const way = [
  '#cards a',
  'header nav a[href="/portfolio"]',
  'main a[href="/portfolio/ikura"]',
  'header a[hreflang="en"]',
  'header nav a[href="/en/contact-us"]',
  'footer a[href="/en/terms"]',
] as const;

/** What a server was asked for: addresses, and how often it has sent all of one. */
interface Asked {
  readonly url: string;
  readonly sent: ReadonlyMap<string, number>;
  close(): void;
}

/** What one visit, on a desktop, has been sent more than once, and how often. What a browser only asks after (304) was not sent. */
export async function measureVisit(browser: Browser, site: string): Promise<Readonly<Record<string, number>>> {
  const asked = await counted(site);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'uk-UA' });
  try {
    const page = await context.newPage();
    await page.goto(`${asked.url}/services/cms-framework`);
    await page.mouse.move(200, 200);
    for (const link of way) {
      await page.waitForLoadState('networkidle');
      await page.locator(link).first().hover();
      await page.locator(link).first().click();
    }
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForLoadState('networkidle');
    return Object.fromEntries([...asked.sent].filter(([, times]) => times > 1));
  } finally {
    await context.close();
    asked.close();
  }
}

/** Stands before a site and counts. */
async function counted(site: string): Promise<Asked> {
  const sent = new Map<string, number>();
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const passedOn = ask(site + address, { method: request.method ?? 'GET', headers: request.headers }, (answer) => {
      if (answer.statusCode === 200) sent.set(address, (sent.get(address) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passedOn.on('error', () => response.destroy());
    request.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
