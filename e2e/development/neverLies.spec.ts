import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrate, skipOnDeployedSite, test } from '../site.ts';
import { copyWorkspace, stopProcess, type WorkspaceCopy } from './workspaceCopy.ts';

skipOnDeployedSite('edits a copy of the workspace');

const port = 3165;
const site = `http://localhost:${port}`;
const component = 'mfe-portfolio/src/pages/PortfolioPage/PortfolioPage.tsx';
const english = 'mfe-portfolio/src/locales/portfolio.en.json';
let workspace: WorkspaceCopy;
let server: ChildProcess | undefined;
/** Output of the dev server on the terminal. */
let told = '';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async ({ request }) => {
  workspace = await copyWorkspace('never-lies');
  const words = ['node', 'platform/src/commands/dev.cli.ts', 'portfolio'];
  const onOutput = (text: string) => {
    told += text;
  };
  server = workspace.start(words, '.', { PORT: String(port) }, { onOutput });
  const status = async () => (await request.get(`${site}/en/portfolio`).catch(() => undefined))?.status();
  await expect.poll(status, { timeout: 240_000 }).toBe(200);
});

/** Adds information to a failed test: the dev server's last output, and the builds from which the page was made. */
test.afterEach(async ({ page }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  const of = await page.evaluate(() => {
    const rendered = document.querySelector<HTMLMetaElement>('meta[name="development-builds"]')?.content;
    return {
      rendered,
      newest: (globalThis as { __hot?: { newest?: string } }).__hot?.newest,
      hydrated: document.documentElement.dataset.hydrated,
    };
  });
  throw new Error(`The page is of ${JSON.stringify(of)}, and the terminal said last:\n${told.slice(-1500)}`);
});

test.afterAll(() => stopProcess(server));

/** Opens the page and marks its document. A later test finds no mark if the page was reloaded. */
async function open(page: Page): Promise<void> {
  await page.goto(`${site}/en/portfolio`);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const sameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);
const overlay = (page: Page) => page.frameLocator('#rspack-dev-server-client-overlay').locator('body');
/** Returns file and line of the component's `return`, as error messages write them. Tests insert a statement at this line. */
async function beforeMarkup(): Promise<string> {
  const lines = (await readFile(join(workspace.folder, component), 'utf8')).split('\n');
  return `${component}:${lines.indexOf('  return (') + 1}`;
}
const projects = (page: Page) => page.locator('#projects h2');

test('after two saves in any order and interval, the page shows the newest state', async ({ page }) => {
  await open(page);
  let text = 'Four projects';
  let shown = '';
  // Milliseconds between two saves. The second save comes during, near the end of, or after the build that the first save starts.
  for (const [round, distance] of [0, 40, 100, 180, 300, 600].entries()) {
    const [nextText, nextShown] = [`Text ${round}`, `<p id="saved">component ${round}</p>`];
    const saves = [
      () => workspace.edit(english, `"projectsTitle": "${text}"`, `"projectsTitle": "${nextText}"`),
      () => workspace.edit(component, `${shown}<PageBanner`, `${nextShown}<PageBanner`),
    ];
    if (round % 2 === 1) saves.reverse();
    await saves[0]?.();
    await new Promise((resolve) => setTimeout(resolve, distance));
    await saves[1]?.();
    await expect(projects(page)).toHaveText(nextText, { timeout: 60_000 });
    await expect(page.locator('#saved')).toHaveText(`component ${round}`, { timeout: 60_000 });
    [text, shown] = [nextText, nextShown];
  }
  // Saves a text twice while the page loads. Leaves the open page first, because its reload after the first save could cancel the new load.
  await page.goto('about:blank');
  await workspace.edit(english, text, 'Once');
  await Promise.all([
    page.goto(`${site}/en/portfolio`, { waitUntil: 'commit' }),
    workspace.edit(english, 'Once', 'Twice'),
  ]);
  await expect(projects(page)).toHaveText('Twice', { timeout: 60_000 });
  await hydrate(page);
  await workspace.edit(english, 'Twice', 'Four projects');
  await expect(projects(page)).toHaveText('Four projects', { timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await workspace.edit(component, shown, '');
  await expect(page.locator('#saved')).toHaveCount(0, { timeout: 60_000 });
});

test('a page responds only after its hot reload is ready, even on a slow network', async ({ page }) => {
  await page.route(/development_enableDevelopment/, async (route) => {
    // Simulates a slow network. The test does not depend on the length of this delay.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.addInitScript(() => {
    const notice = () => Object.assign(window, { respondedAt: performance.now() });
    new MutationObserver(notice).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
  });
  await open(page);
  const [come, responded] = await page.evaluate(() => {
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { responseEnd } = asked.find(({ name }) => name.includes('development_enableDevelopment')) ?? {};
    return [responseEnd, (window as unknown as { respondedAt: number }).respondedAt];
  });
  expect(responded).toBeGreaterThan(come ?? Number.POSITIVE_INFINITY);
});

test('a saved text of a page, of several pages or of the frame shows in place', async ({ page, request }) => {
  await open(page);
  await page.locator('header nav button').first().click();
  await workspace.edit(english, '"projectsTitle": "Four', '"projectsTitle": "Saved four');
  await expect(projects(page)).toHaveText('Saved four projects', { timeout: 60_000 });
  await workspace.edit('shell/src/locales/en.json', '"portfolio": "Portfolio"', '"portfolio": "Saved works"');
  await expect(page.locator('header')).toContainText('Saved works', { timeout: 60_000 });
  await workspace.edit('mfe-portfolio/src/locales/meta.en.json', '"title": "', '"title": "Saved ');
  await expect(page).toHaveTitle(/^Saved /, { timeout: 60_000 });
  expect(await sameDocument(page)).toBe(true);
  await expect(page.locator('header nav button').first()).toHaveAttribute('aria-expanded', 'true');
  expect(await (await request.get(`${site}/en/portfolio`)).text()).toContain('Saved four projects');
  await workspace.edit('shell/src/locales/en.json', '"portfolio": "Saved works"', '"portfolio": "Portfolio"');
  await workspace.edit(english, 'Saved four', 'Four');
  await expect(projects(page)).toHaveText('Four projects', { timeout: 60_000 });
});

test("a change of the document's template or the starter reloads the page", async ({ page }) => {
  await open(page);
  await workspace.edit('shell/src/document/renderDocument.ts', "'<body>'", "'<body data-saved>'");
  await expect(page.locator('body[data-saved]')).toBeVisible({ timeout: 60_000 });
  await workspace.edit(
    'shell/src/starter/starter.browser.ts',
    'let isPageRequested = false;',
    "let isPageRequested = false;\ndocument.documentElement.dataset.started = 'saved';",
  );
  await expect(page.locator('html[data-started="saved"]')).toBeVisible({ timeout: 60_000 });
});

test('a component that throws shows an overlay with file and line, and a fix removes it', async ({ page }) => {
  await open(page);
  const before = told.length;
  const there = await beforeMarkup();
  await workspace.edit(
    component,
    '  return (',
    "  if (t('landing.heading')) throw new Error('broken on purpose');\n  return (",
  );
  await expect(overlay(page)).toContainText(there, { timeout: 60_000 });
  await expect(overlay(page)).toContainText('broken on purpose');
  await expect(overlay(page)).toContainText("throw new Error('broken on purpose')");
  await expect.poll(() => told.slice(before).split('broken on purpose\n').length - 1).toBe(1);
  await workspace.edit(component, "throw new Error('broken on purpose');", '{}');
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0, { timeout: 60_000 });
  await hydrate(page);
  await expect(projects(page)).toHaveText('Four projects');
  await workspace.edit(component, "  if (t('landing.heading')) {}\n", '');
});

test('a component that throws only in the browser shows the same overlay', async ({ page }) => {
  await open(page);
  const there = await beforeMarkup();
  await workspace.edit(
    component,
    '  return (',
    "  if (typeof document === 'object') throw new Error('in a browser only');\n  return (",
  );
  await expect(overlay(page)).toContainText(there, { timeout: 60_000 });
  await expect(overlay(page)).toContainText('in a browser only');
  // After a reload, the page throws while it loads. The overlay must appear then too.
  await page.reload();
  await expect(overlay(page)).toContainText('in a browser only', { timeout: 60_000 });
  await workspace.edit(component, "  if (typeof document === 'object') throw new Error('in a browser only');\n", '');
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0, { timeout: 60_000 });
  await hydrate(page);
});

test('a page that cannot be rendered shows the error, and returns after a fix', async ({ page }) => {
  await workspace.edit(english, '"projectsTitle"', '"dropped"');
  await expect.poll(async () => (await page.goto(`${site}/en/portfolio`))?.status(), { timeout: 60_000 }).toBe(500);
  await expect(page.locator('pre')).toContainText('There is no message "landing.projectsTitle" in "en"');
  await expect(page.locator('pre')).toContainText(`${component}:`);
  // Makes a second error. The overlay must show it instead of the first.
  await workspace.edit(english, '"dropped"', '"projectsTitle"');
  await hydrate(page);
  await workspace.edit(english, '"projectsTitle": "Four', '"projectsTitle": "{x} four');
  await expect(overlay(page)).toContainText('needs a value for {x}', { timeout: 60_000 });
  await page.reload();
  await expect(page.locator('pre')).toContainText('needs a value for {x}');
  await workspace.edit(english, '{x} four', 'Four');
  await hydrate(page);
  await expect(projects(page)).toHaveText('Four projects');
});

test('a syntax error is reported once in the terminal and over the page, which stays', async ({ page }) => {
  await open(page);
  const before = told.length;
  await workspace.edit(component, '  return (', '  const = ;\n  return (');
  await expect(overlay(page)).toContainText(component, { timeout: 60_000 });
  await workspace.edit(component, '  const = ;\n', '');
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0, { timeout: 60_000 });
  expect(told.slice(before).split('const = ;').length - 1).toBe(1);
  expect(await sameDocument(page)).toBe(true);
});

test('the terminal prints only builds, type errors and dead links', async ({ page }) => {
  await open(page);
  const before = told.length;
  const since = () => told.slice(before);
  await workspace.edit(component, '<PageBanner', '<a href="/nowhere" title={1}>saved</a><PageBanner');
  await expect
    .poll(since, { timeout: 180_000 })
    .toMatch(/types: 1 error in mfe-portfolio\nmfe-portfolio\/src\/.*TS2322/);
  await expect.poll(since).toContain('/nowhere is not a page of the site. Found on /en/portfolio.');
  await workspace.edit(component, '<a href="/nowhere" title={1}>saved</a>', '');
  await expect.poll(since, { timeout: 180_000 }).toContain('types: no errors in mfe-portfolio any more');
  const lines = since().trim().split('\n');
  const known = /^rebuilt |^types:|TS2322|is not a page/;
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
});
