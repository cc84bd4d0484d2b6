import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCompositionPanel } from '../openCompositionPanel.ts';
import { releaseSameContent } from '../releases/deploy.ts';
import { expect, hydrate, skipOnDeployedSite, test } from '../site.ts';
import { copyWorkspace, stopProcess, type WorkspaceCopy } from './workspaceCopy.ts';

skipOnDeployedSite('edits a copy of the workspace');

const port = 3160;
const address = `http://localhost:${port}/portfolio`;
/** Copy of the store. It also contains `services@92.0.0`, which was never live; the dev server gets this release as an argument. */
let store = '';
let workspace: WorkspaceCopy;
let server: ChildProcess | undefined;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  workspace = await copyWorkspace('hot-reload');
  store = await mkdtemp(join(tmpdir(), 'hot-reload-'));
  await cp(join(import.meta.dirname, '../../releases'), store, { recursive: true });
  await releaseSameContent(store, 'services', '92.0.0');
  const words = ['node', 'platform/src/commands/dev.cli.ts', 'portfolio', 'services@92.0.0'];
  server = workspace.start(words, '.', { PORT: String(port), RELEASES: store });
  await expect
    .poll(
      () =>
        request.get(address).then(
          (answer) => answer.status(),
          () => 0,
        ),
      { timeout: 180_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  await stopProcess(server);
  await rm(store, { recursive: true, force: true });
});

test('a saved component, style or frame part shows without losing state, also in the HTML', async ({
  page,
  request,
}) => {
  await page.goto(address);
  await hydrate(page);
  // Changes state of the shell (an open panel) and of the document (a mark). A hot reload must keep both.
  await page.locator('header nav button').click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await workspace.edit(
    'mfe-portfolio/src/pages/PortfolioPage/PortfolioPage.tsx',
    '<PageBanner',
    '<p id="saved">saved</p><PageBanner',
  );
  await expect(page.locator('#saved')).toBeVisible();
  await workspace.edit(
    'mfe-portfolio/src/pages/PortfolioPage/PortfolioPage.css.ts',
    'export const ',
    "export const saved = style({ color: 'red' });\nexport const ",
  );
  await workspace.edit(
    'mfe-portfolio/src/pages/PortfolioPage/PortfolioPage.tsx',
    'id="saved"',
    'id="saved" className={styles.saved}',
  );
  await expect(page.locator('#saved')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await workspace.edit('mfe-portfolio/src/pages/PortfolioPage/PortfolioPage.css.ts', "color: 'red'", "color: 'lime'");
  await expect(page.locator('#saved')).toHaveCSS('color', 'rgb(0, 255, 0)');
  await workspace.edit('shell/src/frame/Footer/Footer.tsx', '<footer ', '<footer data-saved="" ');
  await expect(page.locator('footer[data-saved]')).toBeVisible();

  await expect(page.locator('header nav button')).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const html = await (await request.get(address)).text();
  expect(html).toContain('id="saved"');
  expect(html).toContain('data-saved=""');
});

test('remotes that the command does not name are shown from their release', async ({ page }) => {
  await page.goto(`http://localhost:${port}/terms`);
  await hydrate(page);
  await expect(page.locator('[data-remote="home"]')).toHaveAttribute('data-release', /^\d+\.\d+\.\d+-/);
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('[data-remote="portfolio"]')).toHaveAttribute('data-release', 'dev');
});

test('a release named in the command replaces the live one, also in the panel', async ({ page, faults }) => {
  await page.goto(`http://localhost:${port}/en/services/seo`);
  await hydrate(page);
  const services = page.locator('#main > [data-remote="services"]');
  await expect(services).toHaveAttribute('data-release', '92.0.0');
  const panel = await openCompositionPanel(page);
  await expect(panel.getByRole('status')).toHaveText('services, @porohy/services');
  await expect(panel).toContainText('92.0.0');
  await page.locator('header nav a[href="/en/portfolio"]').click();
  await expect(page.locator('#main > [data-remote="portfolio"]')).toBeVisible();
  await page.locator('#main h1').hover();
  await expect(panel.getByRole('status')).toHaveText('portfolio, @porohy/portfolio');
  await expect(panel).toContainText('none: it is built from source');
  expect(faults).toEqual([]);
});
