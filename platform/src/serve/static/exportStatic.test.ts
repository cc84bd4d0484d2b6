import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { composeNewsSite } from '../../../test/newsSite.ts';
import { staticHostLimitations } from '../../proof/compareResponse.ts';
import { formatVerification } from '../../proof/formatVerification.ts';
import type { FetchFromSite } from '../../proof/siteFetch.ts';
import { verifySite } from '../../proof/verifySite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getContentType } from '../../store/bytes/mediaTypes.ts';
import { exportStatic } from './exportStatic.ts';

let store: ReleaseStore;
let folder: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'static-')), 'site');
  ({ store } = await composeNewsSite());
  await exportStatic(store, folder);
  // Exports again, because the second export must replace the first.
  await exportStatic(store, folder);
});

const verify = async () =>
  formatVerification(await verifySite(asStaticHost, 'http://site.example', { limitations: staticHostLimitations }));

it('verify passes for a static export within the limits of static hosts, and detects a changed bit', async () => {
  expect(await verify()).toContain('everything matches the log.');
  const page = join(folder, 'news.html');
  const bytes = await readFile(page);
  await writeFile(page, Buffer.from(bytes.map((byte, index) => (index === 20 ? byte ^ 1 : byte))));
  expect(await verify()).toContain('/news (identity, br, gzip, dcz) has other bytes');
  await writeFile(page, bytes);
});

it.each([
  ['/news/?a=1', 308],
  ['/en/index.html', 308],
  ['/older/index', 308],
  ['/en/older.html', 308],
  ['/en/older', 308],
  ['/over/', 410],
  ['/en/nothing', 404],
  ['/r/news/js/own.10000000.js', 200],
  ['/r/news/js/own.20000000.js', 404],
  ['/speculation.json', 200],
  ['/robots.txt', 200],
  ['/site.json', 404],
  ['/_headers', 404],
])('a static host responds to %s with %d', async (target, status) => {
  expect((await asStaticHost(target)).status).toBe(status);
});

it('statically exported files are readable for others, whatever the umask', async () => {
  const usual = process.umask(0o077);
  await exportStatic(store, folder).finally(() => process.umask(usual));
  for (const path of ['.', 'news.html', 'r/news', '_headers'])
    expect([path, (await stat(join(folder, path))).mode & 0o044]).toEqual([path, 0o044]);
});

it('a folder that no static export made is refused', async () => {
  await expect(exportStatic(store, tmpdir())).rejects.toThrow(
    'was not made by this command. The export would replace it.',
  );
});

/**
 * Responds as a static host that reads `_headers` and `_redirects`: redirects, files at addresses without extension, then the nearest
 * not-found page. Does not imitate compression, tags and ranges of real hosts.
 */
const asStaticHost: FetchFromSite = async (target) => {
  const { pathname, search } = new URL(`https://static.example${target}`);
  const headers = headersFor(await readFile(join(folder, '_headers'), 'utf8'), pathname);
  const { to, status = 404 } = redirectOf(await readFile(join(folder, '_redirects'), 'utf8'), pathname) ?? {};
  if (to && status < 400) return { status, headers: { ...headers, location: to + search }, body: Buffer.alloc(0) };
  for (const path of to ? [] : [pathname, `${pathname}.html`, join(pathname, 'index.html')]) {
    const body = await fileAt(path);
    // Lets a content type in `_headers` replace the one that the host derives from the extension.
    if (body) return { status: 200, headers: { 'content-type': getContentType(path), ...headers }, body };
  }
  const body = (await fileAt(to ?? `/${pathname.split('/')[1]}/404.html`)) ?? (await fileAt('/404.html'));
  return { status, headers: { ...headers, 'content-type': getContentType('404.html') }, body: body ?? Buffer.alloc(0) };
};

async function fileAt(path: string): Promise<Buffer | undefined> {
  const file = join(folder, path);
  const isFile = (await stat(file).catch(() => undefined))?.isFile();
  return isFile && !/\/_(headers|redirects)$/.test(path) ? readFile(file) : undefined;
}

/**
 * Returns the headers of an address. @throws Error if a host could not read a line, or if two rules set one header, which hosts treat
 * differently
 */
function headersFor(text: string, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value = ''] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
    if (!name && (!/^\/[^*]*\*?$/.test(line) || line.length > 2000))
      throw new Error(`No host reads this line: ${line}`);
    if (!name) applies = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : pathname === line;
    else if (applies && name in headers) throw new Error(`Two rules say ${name} of ${pathname}.`);
    else if (applies) headers[name] = value;
  }
  return headers;
}

/** Finds the redirect of an address. @throws Error if a host could not read a line */
function redirectOf(text: string, pathname: string): { to: string; status: number } | undefined {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => {
      const [, from = '', to = '', status = ''] = /^(\/\S*) ((?:\/|https:)\S*) (30[1278]|404|410)$/.exec(line) ?? [];
      if (!from) throw new Error(`No host reads this line: ${line}`);
      return { from, to, status: Number(status) };
    });
  return lines.find(({ from }) => from === pathname);
}
