import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../../shared/dist/gallery');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

// In their final states: what waits below the fold to be revealed is meant to be pale.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface GalleryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly title: string; readonly name: string }>
  >;
}

const indexFile = join(folder, 'index.json');
const states = existsSync(indexFile)
  ? Object.values((JSON.parse(readFileSync(indexFile, 'utf8')) as GalleryIndex).entries).filter(
      ({ type }) => type === 'story',
    )
  : [];

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://gallery').pathname;
    const body = await readFile(join(folder, path === '/' ? 'index.html' : path)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});

test.afterAll(() => {
  server.close();
});

test('the gallery is built and lists the states of every component (npm run gallery -- --build)', () => {
  expect(states.length).toBeGreaterThan(30);
});

for (const { id, title, name } of states) {
  test(`${title}, ${name}: no violation and nothing outside, at 1440 and at 390`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/iframe.html?id=${id}&globals=language:ua`);
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
      const { violations } = await new AxeBuilder({ page })
        .include('#storybook-root')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target).join(', ')}`),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    expect(errors).toEqual([]);
  });
}
