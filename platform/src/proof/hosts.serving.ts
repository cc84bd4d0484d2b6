import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { promote, promoteTogether } from '../release/promote.ts';
import type { Host } from '../serve/matrix/Host.ts';
import { embeddedHost } from '../serve/matrix/hosts.ts';
import { nginxHost } from '../serve/matrix/nginxHost.ts';
import { objectStore } from '../serve/matrix/objectStore.ts';
import { staticHost as staticFolder } from '../serve/matrix/staticHost.ts';
import { workerHost } from '../serve/matrix/workerHost.ts';
import { exportStatic } from '../serve/static/exportStatic.ts';
import { projectNewest } from '../store/projectNewest.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { copyOf, storeWithShell } from '../testing/fakeReleases.ts';
import { releaseNews } from '../testing/releaseNews.ts';
import type { AskSite } from './askSite.ts';
import { staticHost } from './staticHost.ts';
import { tellVerified } from './tellVerified.ts';
import { verifySite } from './verifySite.ts';

/** A composed site of releases, twice live, with pages and scripts that are packed, and some that are not. */
let store: ReleaseStore;
const script = 'js/own.11000000.js';

beforeAll(async () => {
  store = await storeWithShell();
  for (const version of ['1.0.0', '1.1.0']) await releaseNews(store, version);
  await promoteTogether({
    store,
    releases: [
      { name: 'shell', version: '1.0.0' },
      { name: 'news', version: '1.0.0' },
    ],
  });
  await promote({ store, release: { name: 'news', version: '1.1.0' } });
  await projectNewest(store);
});

/** A host as anybody asks it over the network. */
const over =
  ({ ask }: Host): AskSite =>
  async (target, headers) => {
    const { status, headers: sent, body } = await ask(target, headers);
    return {
      status,
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
      body,
    };
  };

const look = (host: Host) => verifySite(over(host), 'http://site.example');

/** As a static host answers that reads the exported rules. */
async function asking(folder: string): Promise<AskSite> {
  const ask = await staticFolder(folder, 'last');
  return async (target) => {
    const { status, headers, body } = await ask(target);
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { status, headers: Object.fromEntries(sent), body };
  };
}

const lookStatic = async (folder: string) =>
  verifySite(await asking(folder), 'http://site.example', { incapable: staticHost });

const flipped = (bytes: Uint8Array, at = 20): Buffer =>
  Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));

async function expectSound(host: Host): Promise<void> {
  const found = await look(host);
  expect(tellVerified(found)).toContain('all of it is what the log says.');
  expect(found.entry.number).toBe(2);
}

/** A store in which one key has another bit. */
const altering = (own: ReleaseStore, key: string): ReleaseStore => ({
  ...own,
  async read(each) {
    const bytes = await own.read(each);
    return bytes && each === key ? flipped(bytes) : bytes;
  },
});

describe('the embedded server', () => {
  it('is what its log says, and a bit in the store is found', async () => {
    const host = await embeddedHost(store);
    await expectSound(host);
    await host.stop();
    const altered = await embeddedHost(altering(store, `news/browser/${script}`));
    const found = await look(altered);
    await altered.stop();
    expect(found.sound).toBe(false);
    // It sends no byte that was not released.
    expect(tellVerified(found)).toMatch(/is up in part: \d+ of \d+ times it did not answer, first for \/r\/news\//);
  });
});

const [nginx, workerd] = [inject('nginx'), inject('workerd')];

describe.skipIf(!nginx)('nginx', () => {
  it('is what its log says, and a bit of an exported file is found, packed or not', async () => {
    if (!nginx) return;
    const host = await nginxHost(nginx, await copyOf(store));
    await expectSound(host);
    for (const [file, word] of [
      [`r/news/${script}`, `/r/news/${script} (identity, news 1.1.0) has other bytes`],
      ['live/news.html.br', '/news (br) '],
      ['live/news.html', '/news (identity) has other bytes'],
      ['live/news.html.gz', '/news (gzip) '],
      ['live/snapshot.json', '/snapshot.json (identity) has other bytes'],
    ] as const) {
      const path = join(host.folder, file);
      const bytes = await readFile(path);
      // Its content has other names, which stay what they are.
      await rm(path);
      await writeFile(path, flipped(bytes));
      const found = await look(host);
      expect(found.sound, file).toBe(false);
      expect(tellVerified(found), file).toContain(word);
      await rm(path);
      await writeFile(path, bytes);
    }
    await expectSound(host);
    await host.stop();
  });

  it('is found out where a header of its configuration was altered', async () => {
    if (!nginx) return;
    const host = await nginxHost(nginx, await copyOf(store), (text) => text.replace('nosniff', 'nosnifg'));
    const text = tellVerified(await look(host));
    await host.stop();
    expect(text).toContain('has another x-content-type-options: "nosnifg" instead of "nosniff"');
  });
});

describe.skipIf(!workerd)('the Worker', () => {
  it('is what its log says, and a bit in the bucket is found', async () => {
    if (!workerd) return;
    const own = await copyOf(store);
    const found: string[] = [];
    for (const key of ['', `news/browser/${script}`, 'log/00000001.json']) {
      const bucket = await objectStore(altering(own, key));
      const host = await workerHost(workerd, bucket.url);
      if (key === '') await expectSound(host);
      else found.push(tellVerified(await look(host)));
      await host.stop();
      await bucket.stop();
    }
    expect(found[0]).toContain(`first for /r/news/`);
    expect(found[1]).toContain('Entry 1 was changed after entry 2 was written.');
  });
});

it('a static host is what its log says but for what it cannot do, and a bit of an uploaded file is found', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'static-')), 'site');
  await exportStatic(store, folder);
  const found = await lookStatic(folder);
  expect(tellVerified(found)).toContain('all of it is what the log says.');
  expect([...found.excused.keys()].length).toBeGreaterThan(2);
  const path = join(folder, 'news.html');
  await writeFile(path, flipped(await readFile(path)));
  expect(tellVerified(await lookStatic(folder))).toContain('/news (identity, br, gzip, dcz) has other bytes');
});
