import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { integrityOf } from '../../store/integrityOf.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import { markShown, putShell, putSite } from '../../testing/fakeSite.ts';
import { exportTree } from '../export/exportTree.ts';
import { script } from './addresses.ts';
import { type Fixture, openFixture, putNextEntry } from './fixture.ts';
import type { Host } from './Host.ts';
import { hosts } from './hosts.ts';
import { nginxHost } from './nginxHost.ts';

/** How many pages are read while sites change, at the least. */
const reads = 1000;
const newScript = script.replace('1.0.0', '2.0.0');

let fixture: Fixture;
let sites: Readonly<Record<'first' | 'second', string>>;
beforeAll(async () => {
  fixture = await openFixture();
  const { store } = fixture;
  sites = { first: await putSite(store, 'first'), second: await putSite(store, 'second') };
});
afterAll(() => fixture.bucket.stop());

describe.each(hosts)('$name', ({ start }) => {
  let host: Host;
  beforeAll(async () => {
    await putNextEntry(fixture.store, sites.first);
    host = await start(fixture);
  });
  afterAll(() => host.stop());

  it('shows what becomes live: a changed page under another tag, one that stayed the same under its own', async () => {
    const tags = { home: await tagOf('/'), same: await tagOf('/portfolio') };
    await show(host, 'second');
    expect((await host.ask('/', { 'if-none-match': tags.home })).status).toBe(200);
    expect((await host.ask('/portfolio', { 'if-none-match': tags.same })).status).toBe(304);
    expect((await host.ask(script)).status, 'an old tab finds its script').toBe(200);
    await show(host, 'first');
    expect((await host.ask('/', { 'if-none-match': tags.home })).status, 'the tag is good again').toBe(304);
  });

  it('serves a new release', async () => {
    await putShell(fixture.store, '2.0.0');
    await markShown(fixture.store, '2.0.0');
    await host.refresh();
    await expect.poll(async () => (await host.ask(newScript)).status).toBe(200);
  });

  it(`gives a page whole and of one site at each of ${reads} reads while sites change`, async () => {
    // Where a host looks by itself, each change waits until it has.
    const changes = host.pollInterval === undefined ? 40 : Math.ceil(6000 / host.pollInterval);
    let changing = true;
    const seen = { reads: 0, mixed: 0, missing: 0, titles: new Set<string>() };
    const reader = async () => {
      while (changing || seen.reads < reads) {
        const { status, body } = await host.ask('/');
        const html = body.toString('utf8');
        seen.reads += 1;
        if (status !== 200) seen.missing += 1;
        else if (/<b>(\w+)<\/b><\/body>$/.exec(html)?.[1] !== titleOf(body)) seen.mixed += 1;
        seen.titles.add(titleOf(body));
      }
    };
    const readers = Promise.all(Array.from({ length: 4 }, reader));
    try {
      for (let change = 0; change < changes; change += 1) await show(host, change % 2 === 0 ? 'second' : 'first');
    } finally {
      changing = false;
      await readers;
    }
    expect(seen.reads).toBeGreaterThanOrEqual(reads);
    expect(seen).toMatchObject({ mixed: 0, missing: 0, titles: new Set(['first', 'second']) });
  });

  const tagOf = async (target: string) => (await host.ask(target)).headers.etag ?? 'none';
});

const nginx = inject('nginx');
if (nginx)
  describe('a folder that is exported for nginx', () => {
    let host: Awaited<ReturnType<typeof nginxHost>>;
    beforeAll(async () => {
      await putNextEntry(fixture.store, sites.first);
      host = await nginxHost(nginx, fixture.store);
    });
    afterAll(() => host.stop());

    it('goes on with what it has while bytes in the store are changed, and is exported when they are whole again', async () => {
      const { store } = fixture;
      const site = await putSite(store, 'third');
      const { pages } = JSON.parse(await readFile(join(store.place, `sites/${site}/site.json`), 'utf8'));
      const page = join(store.place, `pages/${pages['index.html']}.html`);
      const [whole, compressed] = [await readFile(page), await readFile(`${page}.br`)];
      await putNextEntry(store, site);
      await appendFile(page, '<script>evil()</script>');
      await expect(exportTree(store, host.folder)).rejects.toThrow('somebody changed it');
      await writeFile(page, whole);
      await writeFile(`${page}.br`, 'no brotli');
      await expect(exportTree(store, host.folder)).rejects.toThrow('somebody changed it');
      await writeFile(`${page}.br`, compressed);
      expect(titleOf((await host.ask('/')).body)).toBe('first');
      await host.refresh();
      expect(titleOf((await host.ask('/')).body)).toBe('third');
    });

    it('holds the bytes of the store, and no release that the store has no more', async () => {
      const { store } = fixture;
      await putShell(store, '2.0.0');
      await markShown(store, '2.0.0');
      await putNextEntry(store, sites.first);
      await host.refresh();
      expect((await host.ask(newScript)).status).toBe(200);
      await rm(join(store.place, 'shell/2.0.0'), { recursive: true });
      await host.refresh();
      expect((await host.ask(newScript)).status).toBe(404);
      const live = await newestEntry(store.read);
      const listing = await readFile(join(store.place, `sites/${live?.site}/site.json`), 'utf8');
      expect(integrityOf((await host.ask('/')).body)).toBe(JSON.parse(listing).files['index.html']);
    });
  });

/** Makes a site live, and waits until the host shows it. */
async function show(host: Host, title: 'first' | 'second'): Promise<void> {
  await putNextEntry(fixture.store, sites[title]);
  await host.refresh();
  await expect.poll(async () => titleOf((await host.ask('/')).body)).toBe(title);
}

const titleOf = (body: Buffer): string => /<title>([^<]*)/.exec(body.toString('utf8'))?.[1] ?? '';
