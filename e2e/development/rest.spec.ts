import { type ChildProcess, execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCompositionPanel } from '../openCompositionPanel.ts';
import { deploySameSources } from '../releases/deploy.ts';
import { type ServedStore, serveStore } from '../serveStore.ts';
import {
  bothLanguages,
  expect,
  getAddress,
  hydrate,
  markDocument,
  preventDocumentRace,
  skipOnDeployedSite,
  test,
} from '../site.ts';
import { type SiteProxy, startProxy } from '../siteProxy.ts';
import { copyWorkspace, stopProcess, type WorkspaceCopy } from './workspaceCopy.ts';

skipOnDeployedSite('develops in a copy of the workspace, within a site of its own');

const port = Number(process.env.E2E_PORT) + 71;
const here = `http://localhost:${port}`;
const command = 'platform/src/commands/dev.cli.ts';

/** Copy of the store. `deployed` is served from the copy and plays the deployed site. */
let store = '';
let deployed: ServedStore;
/** Proxy between the dev server and the deployed site. */
let between: SiteProxy;
let workspace: WorkspaceCopy;
let server: ChildProcess | undefined;
let output = '';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** Starts the dev server in the copied workspace, which has no store. Resolves when the server shows a page. */
async function start(words: readonly string[], at: number, address: string): Promise<ChildProcess> {
  output = '';
  const started = workspace.start(
    ['node', command, ...words],
    '.',
    { PORT: String(at), RELEASES: join(workspace.folder, 'no-store') },
    {
      onOutput: (text) => {
        output += text;
      },
    },
  );
  await expect.poll(async () => (await fetch(address).catch(() => undefined))?.status, { timeout: 180_000 }).toBe(200);
  return started;
}

/** Runs the command with invalid arguments. @returns the error message */
const refusal = (...words: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, PORT: String(port + 5), RELEASES: join(workspace.folder, 'no-store') };
    execFile(process.execPath, [join(workspace.folder, command), ...words], { env }, (error, _said, told) =>
      resolve(error?.code === 1 ? told : `It ended with ${error?.code ?? 0}: ${told}`),
    );
  });

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

const texts = 'mfe-portfolio/src/locales/portfolio.en.json';

test.beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'rest-'));
  await cp(join(import.meta.dirname, '../../releases'), store, { recursive: true });
  deployed = await serveStore(store, port + 1);
  between = await startProxy(deployed.url);
  workspace = await copyWorkspace('rest');
  server = await start(['portfolio', '--rest', between.url], port, `${here}/portfolio`);
});

test.afterAll(async () => {
  await stopProcess(server);
  await between?.close();
  await deployed?.stop();
  await rm(store, { recursive: true, force: true });
});

test('a local remote is shown in the deployed frame from source, without console errors', async ({ page, faults }) => {
  for (const language of bothLanguages) {
    await page.goto(here + getAddress('/portfolio', language));
    await hydrate(page);
    await expect(page.locator('#main > [data-remote="portfolio"]')).toHaveAttribute('data-release', 'dev');
    // Without edits, the local page must equal the deployed one.
    const other = await page.context().newPage();
    await other.goto(deployed.url + getAddress('/portfolio', language));
    expect(await page.locator('#main').textContent()).toBe(await other.locator('#main').textContent());
    expect(await page.title()).toBe(await other.title());
    await other.close();
  }
  expect(faults).toEqual([]);
});

test('all pages and files of other remotes equal the deployed ones byte for byte', async () => {
  for (const path of ['/', '/terms', '/services/seo', '/exchange'])
    for (const language of bothLanguages) {
      const address = getAddress(path, language);
      const [local, there] = await Promise.all([fetch(here + address), fetch(deployed.url + address)]);
      expect(await local.text(), address).toBe(await there.text());
      for (const header of ['content-security-policy', 'integrity-policy', 'cross-origin-opener-policy'])
        expect(local.headers.get(header), header).toBe(there.headers.get(header));
    }
  const { remotes } = JSON.parse(await textOf(`${deployed.url}/snapshot.json`));
  for (const address of ['/sitemap.xml', '/en/app.json', '/icon.svg', remotes.home.entry.url])
    expect(await textOf(here + address), address).toBe(await textOf(deployed.url + address));
  const nothing = await fetch(`${here}/en/no-such-page`);
  expect([nothing.status, await nothing.text()]).toEqual([404, await textOf(`${deployed.url}/en/no-such-page`)]);
});

test('a link from a deployed page to the local remote loads a document', async ({ page }) => {
  await page.goto(`${here}/terms`);
  await hydrate(page);
  await page.locator('header nav a[href="/portfolio"]').first().click();
  await expect(page.locator('#main > [data-remote="portfolio"]')).toHaveAttribute('data-release', 'dev');
  await hydrate(page);
});

test('a link from the local remote to a deployed page changes it in place, and back', async ({ page, faults }) => {
  await preventDocumentRace(page);
  await page.goto(`${here}/portfolio`);
  await hydrate(page);
  const isSame = await markDocument(page);
  await page.locator('header nav a[href="/cybersecurity"]').first().click();
  await expect(page.locator('#main > [data-remote="cybersecurity"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#main > [data-remote="portfolio"]')).toBeVisible();
  expect([await isSame(), faults]).toEqual([true, []]);
});

test('the dev server builds only the local remote, opens no store and sends only GET requests', async () => {
  expect((await readdir(join(workspace.folder, '.cache/dev', String(port)))).sort()).toEqual(['portfolio', 'shell']);
  expect(await readdir(workspace.folder)).not.toContain('no-store');
  for (const folder of ['shell', 'shared', 'mfe-home', 'mfe-portfolio', 'mfe-services'])
    expect(await readdir(join(workspace.folder, folder)), folder).not.toContain('dist');
  expect([...between.methods]).toEqual(['GET']);
});

test('a saved text shows in place, and in the HTML', async ({ page }) => {
  await page.goto(`${here}/en/portfolio`);
  await hydrate(page);
  const isSame = await markDocument(page);
  await workspace.edit(texts, 'Four projects', 'Some projects');
  await expect(page.locator('#projects h2')).toContainText('Some projects');
  expect(await isSame()).toBe(true);
  expect(await textOf(`${here}/en/portfolio`)).toContain('Some projects');
});

test('a new page that the deployed site lacks is shown', async ({ page }) => {
  const routes = 'mfe-portfolio/src/routes.ts';
  const line = "{ path: '/portfolio', page: 'PortfolioPage' },";
  const metas = ['ua', 'en'].map((language) => `mfe-portfolio/src/locales/meta.${language}.json`);
  await workspace.edit(routes, line, `${line}\n  { path: '/portfolio-again', page: 'PortfolioPage' },`);
  for (const file of metas)
    await workspace.edit(
      file,
      '"/portfolio":',
      '"/portfolio-again": { "title": "Again", "description": "Again.", "ogLine": "Again" },\n  "/portfolio":',
    );
  await expect.poll(async () => (await fetch(`${here}/en/portfolio-again`)).status).toBe(200);
  await page.goto(`${here}/en/portfolio-again`);
  await hydrate(page);
  await expect(page).toHaveTitle('Again');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/portfolio-again$/);
  await expect(page.locator('header a[hreflang="uk"]').first()).toHaveAttribute('href', '/portfolio-again');
  expect((await fetch(`${deployed.url}/en/portfolio-again`)).status).toBe(404);
});

test('the panel tells local from deployed packages', async ({ page }) => {
  await page.goto(`${here}/en/portfolio`);
  await hydrate(page);
  const panel = await openCompositionPanel(page);
  const { composition } = JSON.parse(await readFile(join(store, 'composition.json'), 'utf8'));
  await expect(panel).toContainText('none: it is built from source');
  await page.locator('header nav').first().hover();
  await expect(panel.getByRole('status')).toContainText('shell');
  await page.goto(`${here}/terms`);
  expect(await page.evaluate(async () => (await (await fetch('/snapshot.json')).json()).releases.home)).toBe(
    composition.releases.home,
  );
});

test('the dev server follows a release that becomes live meanwhile', async ({ page }) => {
  await page.goto(`${here}/terms`);
  await hydrate(page);
  await deploySameSources(store, { home: '91.0.0' });
  await expect
    .poll(async () => JSON.parse(await textOf(`${here}/snapshot.json`)).releases.home, { timeout: 60_000 })
    .toBe('91.0.0');
  expect(output).toMatch(/now shows entry \d+/);
  // A page that was opened before the release must keep working.
  await page.locator('header nav a[href="/portfolio"]').first().click();
  await expect(page.locator('#main > [data-remote="portfolio"]')).toHaveAttribute('data-release', 'dev');
});

test('the dev server answers only to this machine, and only reads', async () => {
  const status = (headers: Record<string, string>, method = 'GET') =>
    new Promise((resolve) =>
      ask({ host: '127.0.0.1', port, path: '/portfolio', method, headers }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    );
  expect(await status({ host: `evil.example:${port}` })).toBe(403);
  expect(await status({ host: `localhost.evil.example:${port}` })).toBe(403);
  expect(await status({ host: `127.0.0.1:${port}` })).toBe(200);
  expect(await status({ host: `localhost:${port}` }, 'POST')).toBe(405);
});

test('without the deployed site, loaded pages keep working and other pages show an error', async ({ page }) => {
  await page.goto(`${here}/en/portfolio`);
  await hydrate(page);
  between.change(/./, (response) => response.destroy());
  const gone = await fetch(`${here}/en/services/smm`);
  expect(gone.status).toBe(502);
  expect(await gone.text()).toContain(`${between.url} cannot be reached`);
  expect(output).toContain(`${between.url} does not respond`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.reload();
  await hydrate(page);
  await expect(page.locator('#projects h2')).toBeVisible();
  between.mend();
  await expect.poll(async () => (await fetch(`${here}/en/services/smm`)).status).toBe(200);
  expect(output).toContain(`${between.url} responds again.`);
});

test('invalid input is refused with a message before anything is built', async () => {
  expect(await refusal('shop', '--rest', between.url)).toMatch(/There is no remote shop\. Name some of: .*portfolio/);
  expect(await refusal('--rest', between.url)).toContain('none is named');
  expect(await refusal('portfolio', '--rest', `${between.url}/portfolio`)).toContain('is not the address of a site');
  between.change(/^\/snapshot\.json$/, (response, { status, headers, body }) =>
    response.writeHead(status, headers).end(body.replace('"contract":1', '"contract":9')),
  );
  expect(await refusal('portfolio', '--rest', between.url)).toContain('was altered on the server or on its way');
  between.mend();
  expect(await readdir(join(workspace.folder, '.cache/dev'))).not.toContain(String(port + 5));
});
