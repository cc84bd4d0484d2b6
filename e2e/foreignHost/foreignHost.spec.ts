import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ServedFolder, serveFolder } from '../serveFolder.ts';
import { expect, skipOnDeployedSite, test } from '../site.ts';
import { buildForeignHost, typesFolder } from './buildForeignHost.ts';

skipOnDeployedSite('builds a host of its own');

const output = join(import.meta.dirname, '../../.cache/foreign-host');
let host: ServedFolder;

/** Reads from `docs/remotes.md` the singletons that a host must share, so that the test checks the documented contract. */
async function promisedSingletons(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../../docs/remotes.md'), 'utf8');
  const [, list = ''] = /<!-- singletons -->([\s\S]*?)<!-- \/singletons -->/.exec(text) ?? [];
  return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000);
  const snapshot = await (await request.get('/snapshot.json')).json();
  const address = `/r/portfolio/${snapshot.releases.portfolio}/mf-manifest.json`;
  const manifest = new URL(address, test.info().project.use.baseURL).href;
  const [tokens = ''] =
    /:root\{[^}]*-color-paper:[^}]*\}/.exec(await (await request.get('/en/portfolio')).text()) ?? [];
  await buildForeignHost({ manifest, output, tokens, singletons: await promisedSingletons() });
  host = await serveFolder(output);
});

test.afterAll(() => host?.close());

test('a foreign host loads the remote from its manifest, with its own React and navigation', async ({
  page,
  faults,
}) => {
  const fromRemote: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/r/portfolio/')) fromRemote.push(new URL(asked.url()).pathname);
  });
  await page.goto(host.origin);
  await expect(page.locator('h1')).toHaveText('We create amazing projects');
  await expect(page.locator('nav[aria-label="Path"] li').first()).toHaveText('Start');
  // The host sets the design tokens. Without them, the font size would be 16 px.
  expect(
    await page.locator('h1').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
  ).toBeGreaterThan(30);
  const picture = page.locator('#projects img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(fromRemote.some((path) => path.endsWith('/mf-manifest.json'))).toBe(true);
  expect(fromRemote.some((path) => /remoteEntry\.[0-9a-f]+\.js$/.test(path))).toBe(true);

  await page.locator('a[href="/en/portfolio/ikura"]').first().click();
  expect(await page.evaluate(() => (window as unknown as { went: string[] }).went)).toEqual(['/en/portfolio/ikura']);
  expect(page.url()).toBe(`${host.origin}/`);
  expect(faults).toEqual([]);
});

test('host and remote share one React, and each shared library exists once', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/r/portfolio/') && response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(host.origin);
  await expect(page.locator('h1')).toBeVisible();
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(2);
  for (const source of sources) expect(source).not.toContain('react.transitional.element');

  const scope = await page.evaluate(() => {
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Record<string, unknown>>>> };
    };
    const [host] = Object.values(federation.__SHARE__);
    return Object.entries(host?.default ?? {}).map(([name, versions]) => [name, Object.keys(versions).length]);
  });
  expect(Object.fromEntries(scope)).toMatchObject({
    react: 1,
    'react-dom': 1,
    'shared/language': 1,
    'shared/navigation': 1,
  });
});

test("the remote's types come with it: correct use compiles, and wrong use does not", async () => {
  const folder = join(import.meta.dirname, '../../.cache/foreign-types');
  await mkdir(folder, { recursive: true });
  const check = async (source: string) => {
    await writeFile(join(folder, 'use.ts'), source);
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          types: [],
          // The host's TypeScript finds only the types that the manifest leads to, and the host's own React.
          paths: {
            '*': [`${typesFolder}/*`],
            react: [join(import.meta.dirname, '../../shared/node_modules/@types/react')],
          },
        },
        files: ['use.ts'],
      }),
    );
    return promisify(execFile)(join(import.meta.dirname, '../../node_modules/.bin/tsc'), [
      '-p',
      folder,
      '--pretty',
      'false',
    ]).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
  };
  const use = "import { remote } from 'portfolio/remote';\nimport { createElement } from 'react';\n";
  const right = [
    'export const name: string = remote.name;',
    'remote.pages.PortfolioPage().then((page) => createElement(page, { route: remote.routes[0]! }));',
    'export const path: string | undefined = remote.routes[0]?.path;',
    "remote.locales.ua().then((words) => words['title'] satisfies unknown);",
  ];
  expect(await check(use + right.join('\n'))).toBe('');
  for (const wrong of [
    'remote.pages.NoSuchPage();',
    'remote.pages.PortfolioPage().nothing;',
    'remote.name satisfies number;',
    'remote.locales.de();',
    'remote.routes[0]?.nothing;',
  ])
    expect(await check(use + wrong), wrong).toContain('use.ts(3,');
});
