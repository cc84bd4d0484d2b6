import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from 'shared/contract';
import { copyWorkspace } from '../development/workspaceCopy.ts';
import { openPanel } from '../panel.ts';
import { type ServedStore, serveStore } from '../serveStore.ts';
import { expect, hydrated, notFromOutside, test } from '../site.ts';
import { violations } from '../violations.ts';
import { makePreview, releaseFrom } from './deploy.ts';

notFromOutside('makes a release and a preview of its own');

const port = Number(process.env.E2E_PORT) + 48;
const words = 'mfe-portfolio/src/locales/portfolio.en.json';
/** A copy of what is live, in a store of its own. */
let folder = '';
let site: ServedStore;
let version = '';
/** The address that opens the preview, and the documents that were live before there was one. */
let address = '';
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
  const workspace = await copyWorkspace('panel');
  await workspace.edit(words, '"projectsTitle": "Four projects"', '"projectsTitle": "Four projects so far"');
  folder = await mkdtemp(join(tmpdir(), 'panel-'));
  await cp(join(import.meta.dirname, '../../releases'), folder, { recursive: true });
  site = await serveStore(folder, port);
  before = await live();
  version = await releaseFrom(workspace.folder, folder, 'portfolio');
  address = await makePreview(folder, `portfolio@${version}`);
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const stored = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));

test('the live site has nothing of the panel: the same bytes as before, no script, no key', async ({ page }) => {
  expect(await live()).toEqual(before);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/en/portfolio`);
  await hydrated(page);
  await page.keyboard.press('Alt+c');
  await expect(page.getByRole('dialog', { name: 'Composition' })).toHaveCount(0);
  await expect(page.locator('[data-composition-panel], script[data-panel], [data-preview]')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/preview'))).toEqual([]);
  expect(await page.evaluate(async () => (await fetch('/preview/panel.json')).status)).toBe(404);
});

test('on a preview a key opens it: it names what the snapshot and the store say, and outlines who owns what', async ({
  page,
  faults,
}) => {
  await page.goto(`${site.url}${address}/en/portfolio`);
  await hydrated(page);
  await expect(page.locator('#projects h2')).toHaveText('Four projects so far');
  const panel = await openPanel(page);
  await expect(panel.dialog).toContainText(`Preview of portfolio ${version}`);

  const snapshot: Snapshot = await page.evaluate(async () => (await fetch('/snapshot.json')).json());
  expect(Object.keys(snapshot.releases).length).toBeGreaterThan(5);
  for (const [name, release] of Object.entries(snapshot.releases))
    await expect(panel.dialog.locator(`details[data-package="${name}"] summary`)).toContainText(release);
  const own = await panel.details('portfolio');
  const { source } = await stored(`portfolio/${version}/release.json`);
  await expect(own).toContainText(source ? source.commit.slice(0, 10) : 'not known');
  const budget = JSON.parse(await readFile(join(import.meta.dirname, '../../mfe-portfolio/budget.json'), 'utf8'));
  await expect(own).toContainText(`${budget.firstLoad} KB of JavaScript`);
  await expect(panel.section('This page')).toContainText(`of ${budget.firstLoad} KB`);
  // Bytes and times, as the browser measured them.
  await expect(own).toContainText(/[1-9]\d* files, [\d.]+ KB;/);
  await expect(panel.section('Shared modules')).toContainText(/react \d+\.\d+\.\d+/);
  await expect(panel.section('Faults')).toContainText('None on this page so far.');

  await expect(page.locator('.box.shell').first()).toHaveText(`shell ${snapshot.releases.shell}`);
  await expect(page.locator('.box.remote')).toHaveText(`portfolio ${version}`);
  expect(await page.locator('.box.shared').count()).toBeGreaterThan(0);
  expect(await violations(page, '[data-composition-panel]')).toEqual([]);
  expect(faults).toEqual([]);
});

test('it says what a promotion would change, as the store has it', async ({ page }) => {
  await page.goto(`${site.url}${address}/portfolio`);
  await hydrated(page);
  const { dialog } = await openPanel(page);
  const { promotion } = await stored(`previews/${address.split('/').at(-1)}.panel.json`);
  const part = dialog.locator('[data-part="promotion"]');
  await expect(part).toContainText(promotion.summary);
  expect(promotion.pages.length).toBeGreaterThan(0);
  await expect(part.locator('tbody tr')).toHaveCount(promotion.pages.length);
  const row = part
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '/en/portfolio', exact: true }) });
  const { returning } = promotion.pages.find(({ address: path }: { address: string }) => path === '/en/portfolio');
  expect(returning.bytes).toBeGreaterThan(0);
  expect(returning.bytes).toBeLessThan(returning.without);
  await expect(row).toContainText(returning.bytes < 1000 ? `${returning.bytes} B` : 'KB');
});

test('it copies a link to this composition, and the command that shows another release', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}${address}/en/portfolio`);
  await hydrated(page);
  const panel = await openPanel(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await panel.dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(panel.dialog.getByRole('status')).toHaveText('Copied.');
  const link = await copied();
  expect(link).toBe(`${site.url}${address}/en/portfolio`);
  const other = await browser.newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(other.locator('#projects h2')).toHaveText('Four projects so far');
  await other.close();

  const own = await panel.details('portfolio');
  const former = (await stored('composition.json')).composition.releases.portfolio;
  await own.getByRole('combobox').selectOption(former);
  await own.getByRole('button', { name: 'Copy the command' }).click();
  await expect.poll(copied).toBe(`npm run release -- preview portfolio@${former} --at /en/portfolio`);
  await own.getByRole('combobox').selectOption('from source, on your machine');
  await own.getByRole('button', { name: 'Copy the command' }).click();
  await expect.poll(copied).toBe('npm run dev -- portfolio');
});

test('it follows the page, tells its faults, is closed by Escape, and a server that is away leaves the page as it is', async ({
  page,
}) => {
  await page.goto(`${site.url}${address}/en/portfolio`);
  await hydrated(page);
  await page.locator('header a').first().focus();
  const panel = await openPanel(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });
  await expect(panel.section('Faults')).toContainText('broken on purpose');
  await page.locator('header').getByRole('link', { name: 'Contact' }).click();
  await expect(panel.section('This page')).toContainText('/en/contact-us');
  await expect(panel.section('This page')).toContainText('home');
  await expect(page.locator('.box.remote')).toHaveAttribute('data-owner', 'home');
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();
  await expect(page.locator('.box')).toHaveCount(0);

  await page.locator('header a').first().focus();
  await page.route('**/preview/panel.json', (route) => route.abort());
  await page.keyboard.press('Alt+c');
  await expect(panel.dialog).toContainText('What this page is made of could not be asked');
  await expect(panel.section('Faults')).toContainText('broken on purpose');
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();
  await expect(page.locator('header a').first()).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});
