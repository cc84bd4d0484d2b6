import type { ChildProcess } from 'node:child_process';
import { expect, hydrated, notFromOutside, test } from '../site.ts';
import { copyWorkspace, stop, type WorkspaceCopy } from './workspaceCopy.ts';

notFromOutside('edits a copy of the workspace');

const port = 3160;
const address = `http://localhost:${port}/portfolio`;
let workspace: WorkspaceCopy;
let server: ChildProcess | undefined;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  workspace = await copyWorkspace('hot-reload');
  server = workspace.start(['node', 'platform/src/commands/dev.cli.ts', 'portfolio'], '.', { PORT: String(port) });
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

test.afterAll(() => stop(server));

test('a saved component, style and part of the frame show without losing state, and the HTML follows', async ({
  page,
  request,
}) => {
  await page.goto(address);
  await hydrated(page);
  // State of the shell, of the document and of the page's scroll.
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

test('a remote that is not named comes from its release', async ({ page }) => {
  await page.goto(`http://localhost:${port}/terms`);
  await hydrated(page);
  await expect(page.locator('[data-remote="home"]')).toHaveAttribute('data-release', /^\d+\.\d+\.\d+-/);
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('[data-remote="portfolio"]')).toHaveAttribute('data-release', 'dev');
});
