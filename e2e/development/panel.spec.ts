import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from 'shared/contract';
import { openPanel } from '../panel.ts';
import { releaseAgain } from '../releases/deploy.ts';
import { expect, hydrated, notFromOutside, test } from '../site.ts';
import { copyWorkspace, stop, type WorkspaceCopy } from './workspaceCopy.ts';

notFromOutside('develops in a copy of the workspace');

const port = Number(process.env.E2E_PORT) + 58;
const site = `http://localhost:${port}`;
/** A copy of the store, with a release that was never live. */
let store = '';
let workspace: WorkspaceCopy;
let server: ChildProcess | undefined;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async ({ request }) => {
  store = await mkdtemp(join(tmpdir(), 'panel-development-'));
  await cp(join(import.meta.dirname, '../../releases'), store, { recursive: true });
  await releaseAgain(store, 'services', '92.0.0');
  workspace = await copyWorkspace('panel-development');
  const words = ['node', 'platform/src/commands/dev.cli.ts', 'portfolio'];
  server = workspace.start(words, '.', { PORT: String(port), RELEASES: store });
  const status = async () => (await request.get(`${site}/en/portfolio`).catch(() => undefined))?.status();
  await expect.poll(status, { timeout: 240_000 }).toBe(200);
});

test.afterAll(async () => {
  await stop(server);
  await rm(store, { recursive: true, force: true });
});

test('a key opens it: what is from source, and the rest as the store has it', async ({ page }) => {
  await page.goto(`${site}/en/portfolio`);
  await hydrated(page);
  const panel = await openPanel(page);
  await expect(panel.dialog).toContainText('Development: shell, portfolio from source');
  const { number, composition } = JSON.parse(await readFile(join(store, 'composition.json'), 'utf8'));
  await expect(panel.dialog).toContainText(`entry ${number} of the log`);
  for (const [name, version] of Object.entries(composition.releases))
    await expect(panel.dialog.locator(`details[data-package="${name}"] summary`)).toContainText(
      ['shell', 'portfolio'].includes(name) ? 'from source' : `${version}`,
    );
  await expect(page.locator('.box.shell').first()).toHaveText('shell from source');
  await expect(page.locator('.box.remote')).toHaveText('portfolio from source');
  expect(await page.locator('.box.shared').count()).toBeGreaterThan(0);
  await expect(await panel.details('home')).toContainText('npm run dev -- portfolio home');
  await expect(panel.section('What a promotion would change')).toContainText(
    'npm run release -- publish shell portfolio --promote --dry-run',
  );
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();
});

test('another release of the store takes the place of one, says what it would change, and its link shows the same', async ({
  page,
  browser,
}) => {
  await page.goto(`${site}/en/services/seo`);
  await hydrated(page);
  const first = await openPanel(page);
  const services = await first.details('services');
  await services.getByRole('combobox').selectOption('92.0.0');
  await Promise.all([page.waitForEvent('load'), services.getByRole('button', { name: 'Show services so' }).click()]);
  const shown = () => page.evaluate(async () => ((await (await fetch('/snapshot.json')).json()) as Snapshot).releases);
  await hydrated(page);
  expect((await shown()).services).toBe('92.0.0');
  const panel = await openPanel(page);
  await expect(panel.dialog.locator('details[data-package="services"] summary')).toContainText('92.0.0not live');
  await expect(page.locator('.box.remote')).toHaveText('services 92.0.0');
  await panel.dialog.getByRole('button', { name: 'What would they change?' }).click();
  await expect(panel.dialog.locator('[data-part="promotion"]')).toContainText('A promotion would change', {
    timeout: 120_000,
  });
  await expect(panel.dialog.locator('[data-part="promotion"]')).toContainText('"92.0.0"');

  const link = await panel.section('Link to this composition').locator('code').textContent();
  expect(link).toContain('services@92.0.0');
  const other = await browser.newPage();
  await other.goto(link ?? '');
  await hydrated(other);
  expect(new URL(other.url()).pathname).toBe('/en/services/seo');
  expect(await other.evaluate(async () => (await (await fetch('/snapshot.json')).json()).releases.services)).toBe(
    '92.0.0',
  );
  await other.close();
  // Nobody else is shown it.
  const third = await browser.newPage();
  await third.goto(`${site}/en/services/seo`);
  expect(await third.evaluate(async () => (await (await fetch('/snapshot.json')).json()).releases.services)).not.toBe(
    '92.0.0',
  );
  await third.close();
});

test('what is from source is shown as released, and from source again', async ({ page }) => {
  await page.goto(`${site}/en/portfolio`);
  await hydrated(page);
  const own = page.locator('#main > [data-remote]');
  const { composition } = JSON.parse(await readFile(join(store, 'composition.json'), 'utf8'));
  const version: string = composition.releases.portfolio;
  let details = await (await openPanel(page)).details('portfolio');
  await details.getByRole('combobox').selectOption(version);
  await details.getByRole('button', { name: 'Show portfolio so' }).click();
  await expect(own).toHaveAttribute('data-release', version);
  await hydrated(page);
  const panel = await openPanel(page);
  await expect(panel.dialog).toContainText('Development: shell from source');
  details = await panel.details('portfolio');
  await details.getByRole('combobox').selectOption('from source');
  await details.getByRole('button', { name: 'Show portfolio so' }).click();
  await expect(own).not.toHaveAttribute('data-release', version);
  await hydrated(page);
  await expect((await openPanel(page)).dialog).toContainText('Development: shell, portfolio from source');
});

test('what cannot be shown is said in a sentence, and the page stays', async ({ page, request }) => {
  for (const [words, sentence] of [
    ['services@9.9.9', 'There is no release services 9.9.9'],
    ['shop@1.0.0', 'There is no remote shop'],
    ['http://localhost:1', 'names no release'],
  ]) {
    const answer = await request.get(`${site}/dev/open?with=${words}&at=/en`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([400, undefined]);
    expect(await answer.text()).toContain(sentence);
  }
  const elsewhere = await request.get(`${site}/dev/open?with=&at=//evil.example`, { maxRedirects: 0 });
  expect(elsewhere.headers().location).toBe('/');

  await page.goto(`${site}/en/services/seo`);
  await hydrated(page);
  const panel = await openPanel(page);
  const services = await panel.details('services');
  await services.getByRole('combobox').selectOption('92.0.0');
  // Somebody has removed it meanwhile; then the server is gone.
  await rm(join(store, 'services/92.0.0'), { recursive: true });
  await services.getByRole('button', { name: 'Show services so' }).click();
  await expect(panel.dialog.getByRole('status')).toContainText('There is no release services 92.0.0');
  await page.route('**/dev/open?*', (route) => route.abort());
  await services.getByRole('button', { name: 'Show services so' }).click();
  await expect(panel.dialog.getByRole('status')).toContainText('The development server does not answer');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('h1')).toBeVisible();
});

test('a remote comes from another development server of this machine, and as it is live when that one is gone', async ({
  page,
}) => {
  const other = `http://localhost:${port + 1}`;
  const words = ['node', 'platform/src/commands/dev.cli.ts', 'home'];
  const second = workspace.start(words, '.', { PORT: String(port + 1), RELEASES: store });
  try {
    await expect
      .poll(async () => (await page.request.get(`${other}/en`).catch(() => undefined))?.status(), { timeout: 240_000 })
      .toBe(200);
    await page.goto(`${site}/en`);
    await hydrated(page);
    const first = await (await openPanel(page)).details('home');
    await first.getByRole('textbox').fill(other);
    await Promise.all([page.waitForEvent('load'), first.getByRole('button', { name: 'Show it from there' }).click()]);
    await hydrated(page);
    const panel = await openPanel(page);
    await expect(panel.dialog.locator('details[data-package="home"] summary')).toContainText(
      `from localhost:${port + 1}`,
    );
    await expect(page.locator('#main > [data-remote="home"]')).toHaveAttribute('data-release', 'dev');
    // Its build does not take what this server has saved for a newer state of its own: the page is loaded once.
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await workspace.edit('mfe-portfolio/src/locales/portfolio.en.json', 'Four projects', 'Some projects');
    await expect
      .poll(async () => (await page.request.get(`${site}/en/portfolio`)).text(), { timeout: 60_000 })
      .toContain('Some projects');
    expect(loads).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

    await stop(second);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('#main > [data-remote="home"]')).not.toHaveAttribute('data-release', 'dev');
    await expect((await openPanel(page)).section('Releases')).toContainText(`Nobody answers at ${other}`);
  } finally {
    await stop(second);
  }
});
