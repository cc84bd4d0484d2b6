import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { spawnCommand } from '../../test/spawnCommand.ts';
import { promoteTogether } from '../release/promote.ts';
import { generateKeys, readSigningKey } from '../release/publish/signing.ts';
import { type RunningSite, serveSite } from '../serve/serveSite.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';

let store: ReleaseStore;
let site: RunningSite;
const { privateKey, publicKey } = generateKeys();

beforeAll(async () => {
  store = await storeWithShell();
  await releaseRemote(store, 'news', { routes: ['/news', '/'] });
  await promoteTogether({
    store,
    releases: [
      { name: 'shell', version: '1.0.0' },
      { name: 'news', version: '1.0.0' },
    ],
    signingKey: await readSigningKey(privateKey),
  });
  site = await serveSite({ store, port: 0 });
});
afterAll(() => site.close());

const verifying = (...words: string[]) => spawnCommand('verify.cli.ts', words, store.place);

it('verify needs only the site’s address and passes for a site that matches its log', async () => {
  const { code, text } = await verifying(site.url);
  expect([code, text]).toEqual([0, expect.stringContaining('everything matches the log.')]);
  expect(text).toContain(`${site.url} shows entry 1 of `);
  expect(text).toContain(`signed by ${publicKey}`);
});

it('verify checks the trusted key and the saved checkpoint, and fails on a fork', async () => {
  const kept = join(store.place, '..', `kept-${process.pid}.json`);
  // There is no checkpoint file yet, and this run does not save one.
  expect((await verifying(site.url, '--checkpoint', kept)).code).toBe(1);
  expect((await verifying(site.url, '--key', publicKey, '--checkpoint', kept, '--save-checkpoint', kept)).code).toBe(0);
  expect((await verifying(site.url, '--checkpoint', kept)).code).toBe(0);
  const checkpoint = JSON.parse(await readFile(kept, 'utf8'));
  await writeFile(kept, JSON.stringify({ ...checkpoint, entries: ['0'.repeat(64)] }));
  const { code, text } = await verifying(site.url, '--checkpoint', kept, '--save-checkpoint', kept);
  expect(code).toBe(1);
  expect(text).toContain('The log forks before entry 1: from there on its history differs from the checkpoint.');
  expect(text).toContain('No checkpoint was saved');
  const foreign = await verifying(site.url, '--key', generateKeys().publicKey, '--json');
  expect(foreign.code).toBe(1);
  expect(JSON.parse(foreign.text)).toMatchObject({
    sound: false,
    log: { entries: 1, faults: [expect.stringContaining('is signed by a key that you do not trust')] },
    differences: [],
    releases: [{ name: 'news', version: '1.0.0' }, { name: 'shell' }],
  });
});

it.each<readonly [string[], string]>([
  [['http://127.0.0.1:1'], 'http://127.0.0.1:1 cannot be reached: no server responds there.'],
  [[], '"" is not the address of a site.'],
  [['https://site.example/page'], '"https://site.example/page" is not the address of a site.'],
  [['https://site.example', '--host', 'apache'], '--host is "apache".'],
  [
    ['https://site.example', '--key', 'nobody'],
    '--key is "nobody", which is neither a public key nor a file of public keys.',
  ],
  [['https://site.example', '--checkpoint', '/none'], 'The checkpoint /none cannot be read.'],
  [['https://site.example', 'more'], 'verify does not take more.'],
])('verify %s fails with a readable error', async (words, sentence) => {
  const { code, text } = await verifying(...words);
  expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
});
