import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { cloneStore } from '../../test/fakeReleases.ts';
import type { Host } from '../../test/matrix/Host.ts';
import { describeHosts } from '../../test/matrix/hosts.ts';
import { composeNewsSite } from '../../test/newsSite.ts';
import { findReleasedKey } from '../../test/writeReleased.ts';
import { startCanary } from '../release/canary/canary.ts';
import { switchDeltas } from '../release/switchDeltas.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { formatVerification } from './formatVerification.ts';
import { verifySite } from './verifySite.ts';

/** Store whose log has two entries. Its live site has compressed and uncompressed files. */
let prepared: ReleaseStore;
beforeAll(async () => {
  prepared = (await composeNewsSite()).store;
});

const look = ({ ask }: Host) => verifySite(ask, 'http://site.example');

const flipped = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.map((byte, index) => (index === 20 ? byte ^ 1 : byte)));

/** Wraps a store: reads of the key `key` return bytes in which one bit is changed. */
const altering = (store: ReleaseStore, key: string): ReleaseStore => ({
  ...store,
  async read(each) {
    const bytes = await store.read(each);
    return bytes && each === key ? flipped(bytes) : bytes;
  },
});

describeHosts((name, start) => {
  it('verify passes live, during a canary, and after deltas are switched off', async () => {
    const store = await cloneStore(prepared);
    const host = await start(store);
    try {
      expect(formatVerification(await look(host))).toContain('everything matches the log.');
      await startCanary({ store, release: { name: 'news', version: '2.0.0' }, percent: 50 });
      await host.exported?.again();
      await expect.poll(async () => (await host.ask('/proof/newest.json')).body.toString()).toContain('"number": 3');
      expect(formatVerification(await look(host))).toContain('everything matches the log.');
      await switchDeltas({ store, on: false });
      await host.exported?.again();
      await expect.poll(async () => (await host.ask('/proof/newest.json')).body.toString()).toContain('"number": 4');
      expect(formatVerification(await look(host))).toContain('everything matches the log.');
      // A browser that has a dictionary is redirected like any other.
      const dictionary = { 'available-dictionary': `:${'A'.repeat(43)}=:`, 'accept-encoding': 'br, dcz' };
      for (const address of ['/News', '/news/', '/news).', '/%6eews'])
        expect((await host.ask(address, dictionary)).headers.location, address).toMatch(/(^|:\d+)\/news$/);
    } finally {
      await host.stop();
    }
  });

  if (name !== 'nginx')
    it.each([
      // These hosts check a file's hash, so they respond with an error instead of the altered bytes.
      [
        'a script',
        () => findReleasedKey(prepared, 'news', '1.1.0', 'browser/js/own.11000000.js'),
        /did not respond to \d+ of \d+ requests, first for \/r\/news\//,
      ],
      ['the log', async () => 'log/00000001.json', /Entry 1 was changed after entry 2 was written\./],
    ])('verify detects one changed bit of %s in the store', async (_what, keyOf, words) => {
      const host = await start(altering(prepared, await keyOf()));
      const found = await look(host).finally(host.stop);
      expect(found.sound).toBe(false);
      expect(formatVerification(found)).toMatch(words);
    });
  else
    it.each([
      ['r/news/js/own.11000000.js', '/r/news/js/own.11000000.js (identity, news 1.1.0) has other bytes'],
      ['live/news.html', '/news (identity) has other bytes'],
      ['live/news.html.br', '/news (br) '],
      ['live/news.html.gz', '/news (gzip) '],
    ])('verify detects one changed bit of %s in the folder', async (file, words) => {
      const host = await start(prepared);
      const path = join(host.exported?.folder ?? '', file);
      const bytes = await readFile(path);
      // Removes the file first: it may be a hard link, and writing into it would change other exported files, too.
      await rm(path);
      await writeFile(path, flipped(bytes));
      const found = await look(host).finally(host.stop);
      expect(found.sound).toBe(false);
      expect(formatVerification(found)).toContain(words);
    });
});
