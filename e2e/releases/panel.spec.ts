import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from 'shared/contract';
import { findAccessibilityViolations } from '../findAccessibilityViolations.ts';
import { openCompositionPanel } from '../openCompositionPanel.ts';
import { type ServedStore, serveStore } from '../serveStore.ts';
import { expect, hydrate, skipOnDeployedSite, test } from '../site.ts';
import { makePreview, releaseSameContent } from './deploy.ts';

skipOnDeployedSite('makes a release and a preview of its own');

const port = Number(process.env.E2E_PORT) + 48;
const version = '92.0.0';
/** Folder of a copy of the live store. */
let folder = '';
let site: ServedStore;
/** Address that opens the preview. */
let address = '';
/** Responses of the live site from before the preview existed. */
let before: Readonly<Record<string, string>> = {};

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const live = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    await Promise.all(
      ['/', '/en/portfolio', '/404', '/snapshot.json', '/robots.txt'].map(async (path) => {
        const answer = await fetch(site.url + path);
        return [
          path,
          `${answer.status} ${answer.headers.get('content-security-policy')} ${await answer.text()}`,
        ] as const;
      }),
    ),
  );

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panel-'));
  await cp(join(import.meta.dirname, '../../releases'), folder, { recursive: true });
  site = await serveStore(folder, port);
  before = await live();
  await releaseSameContent(folder, 'portfolio', version);
  address = await makePreview(folder, `portfolio@${version}`);
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the live site contains nothing of the panel: same bytes, no script, no shortcut', async ({ page }) => {
  expect(await live()).toEqual(before);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/en/portfolio`);
  await hydrate(page);
  await page.keyboard.press('Alt+c');
  await expect(page.getByRole('dialog', { name: 'Composition' })).toHaveCount(0);
  await expect(page.locator('[data-composition-panel], script[data-panel], [data-preview]')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/preview'))).toEqual([]);
  expect(await page.evaluate(async () => (await fetch('/preview/panel.js')).status)).toBe(404);
});

test('on a preview the panel shows the hovered or focused package, its team, release and cost', async ({
  page,
  faults,
}) => {
  await page.goto(`${site.url}${address}/en/portfolio`);
  await hydrate(page);
  const { releases }: Snapshot = await page.evaluate(async () => (await fetch('/snapshot.json')).json());
  const panel = await openCompositionPanel(page);
  await expect(panel.getByRole('status')).toHaveText('portfolio, @porohy/portfolio');
  await expect(panel).toContainText(version);
  expect(releases.portfolio).toBe(version);
  await expect(panel).toContainText('none so far');
  // The panel must show bytes and times that the browser has measured.
  await expect(panel).toContainText(/[1-9]\d* files, [1-9][\d.]* KB; [\d.]+ KB on the wire; from \d+ to \d+ ms/);

  await page.locator('header nav').first().hover();
  await expect(panel.getByRole('status')).toHaveText('shell, @porohy/frame');
  await expect(panel).toContainText(`${releases.shell}`);
  const link = page.locator('#main a:visible').first();
  await link.focus();
  await expect(link).toBeFocused();
  await expect(panel.getByRole('status')).toHaveText('portfolio, @porohy/portfolio');
  expect(await findAccessibilityViolations(page, '[data-composition-panel]')).toEqual([]);
  expect(faults).toEqual([]);
});

test('the panel follows the page, lists faults by package, and survives a server outage', async ({ page }) => {
  await page.goto(`${site.url}${address}/en/portfolio`);
  await hydrate(page);
  await page.locator('header a').first().focus();
  const panel = await openCompositionPanel(page);
  await page.evaluate(() => {
    const thrown = new Error('broken on purpose');
    thrown.stack = 'Error: broken on purpose\n    at /r/portfolio/js/page.1a2b3c4d.js:1:1';
    setTimeout(() => {
      throw thrown;
    });
  });
  await expect(panel).toContainText(/portfolio: .*broken on purpose/);
  await page.locator('header').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('#main > [data-remote="home"]')).toBeVisible();
  await page.locator('#main h1').hover();
  await expect(panel.getByRole('status')).toHaveText('home, @porohy/home');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.locator('header a').first().focus();
  await page.route('**/snapshot.json', (route) => route.abort());
  await openCompositionPanel(page);
  await expect(panel).toContainText('not known: the server does not respond');
  await expect(panel).toContainText('broken on purpose');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.locator('header a').first()).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});
