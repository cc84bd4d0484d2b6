import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../../test/fakeReleases.ts';
import { findReleasedPath } from '../../../test/writeReleased.ts';
import { loadComposition } from '../../compose/load/loadComposition.ts';
import { createStoreSource } from '../../compose/load/loadedRelease.ts';
import { composePages } from '../../compose/pages/composePages.ts';
import { listPageJobs } from '../../compose/pages/pageRenderer.ts';
import { cacheStoreReads } from '../../store/backends/cacheStoreReads.ts';
import { createLayeredStore } from '../../store/backends/createLayeredStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { type Content, findContent } from '../../store/protocol/content.ts';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import { createTrustingStore, readTrustedKeys } from '../../store/signing/releaseSignatures.ts';
import { promote } from '../promote.ts';
import { rollback } from '../rollback.ts';
import { generateKeys, readSigningKey, refuseForeignKey, signRelease } from './signing.ts';
import { writeRelease } from './writeRelease.ts';

const [shellTeam, newsTeam, stranger] = [generateKeys(), generateKeys(), generateKeys()];
const trusted = { shell: [shellTeam.publicKey], news: [newsTeam.publicKey] };
const shell = { name: 'shell', version: '1.0.0' };
const news = { name: 'news', version: '1.0.0' };

let store: ReleaseStore;
const promoted = (release = news) => promote({ store: createTrustingStore(store, trusted), release });

beforeEach(async () => {
  store = await storeWithShell();
  await releaseRemote(store, 'news', { routes: ['/', '/news'] });
  await signRelease(store, shell, await readSigningKey(shellTeam.privateKey));
  await promoted(shell);
});

async function refusedWith(words: RegExp) {
  const before = await findNewestEntry(store.read);
  await expect(promoted()).rejects.toThrow(words);
  expect(await findNewestEntry(store.read)).toEqual(before);
}

describe('with trusted keys', () => {
  it('a release signed by its own team is promoted', async () => {
    await signRelease(store, news, await readSigningKey(newsTeam.privateKey));
    expect((await promoted()).entry.composition.releases.news).toBe('1.0.0');
  });

  it('a promotion refuses a release signed by an unknown key', async () => {
    await signRelease(store, news, await readSigningKey(stranger.privateKey));
    await refusedWith(/the key \S+ is unknown/);
  });

  it('a promotion refuses a release.json that was altered after signing', async () => {
    await signRelease(store, news, await readSigningKey(newsTeam.privateKey));
    const file = join(store.place, 'news/1.0.0/release.json');
    const description = JSON.parse((await store.read('news/1.0.0/release.json'))?.toString() ?? '');
    await writeFile(file, JSON.stringify({ ...description, shares: { react: '^18.0.0' } }));
    await refusedWith(/does not match its release\.json/);
  });

  it('rendering also checks the signature, and refuses a build replaced after loading', async () => {
    const rendering = async (keys?: typeof trusted) => {
      const given = keys ? createTrustingStore(store, keys) : store;
      const composition = { releases: { shell: '1.0.0', news: '1.0.0' }, site: {} };
      return composePages(given, await loadComposition(createStoreSource(given), composition), listPageJobs(['/news']));
    };
    await expect(rendering(trusted)).rejects.toThrow(/news 1\.0\.0 is not signed/);
    expect((await rendering()).map(({ outcome }) => outcome)).toEqual(['page', 'page', 'page', 'page']);
    await writeFile(await findReleasedPath(store, 'news', '1.0.0', 'node/main.cjs'), 'exports.remote = {}');
    await expect(rendering()).rejects.toThrow('holds altered bytes');
    expect(createTrustingStore(store, trusted).trusted).toBe(trusted);
  });

  it('a promotion refuses a signature copied from another release', async () => {
    await releaseRemote(store, 'news', { version: '1.1.0', routes: ['/', '/news', '/more'] });
    await signRelease(store, { ...news, version: '1.1.0' }, await readSigningKey(newsTeam.privateKey));
    await store.create('news/1.0.0/signature.json', (await store.read('news/1.1.0/signature.json')) ?? '');
    await refusedWith(/does not match its release\.json/);
  });
});

it('a signature of another trusted key stays, and a release.json that was altered is not signed again', async () => {
  const second = generateKeys();
  const both = { news: [newsTeam.publicKey, second.publicKey] };
  await signRelease(store, news, await readSigningKey(newsTeam.privateKey));
  await signRelease(store, news, await readSigningKey(second.privateKey), both);
  expect((await promoted()).entry.composition.releases.news).toBe('1.0.0');
  const file = join(store.place, 'news/1.0.0/release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), shares: {} }));
  await expect(signRelease(store, news, await readSigningKey(newsTeam.privateKey), both)).rejects.toThrow(
    'The signature of news 1.0.0 does not match its release.json: one of the two was altered.',
  );
});

it('another team can promote, and a rollback goes further back, after a team has replaced its key', async () => {
  const second = generateKeys();
  const up = async (version: string, { privateKey }: typeof second, keys: readonly string[]) => {
    await releaseRemote(store, 'news', { version, routes: ['/', '/news'], page: `return "<h1>${version}</h1>"` });
    await signRelease(store, { name: 'news', version }, await readSigningKey(privateKey));
    const trusting = createTrustingStore(store, { ...trusted, news: keys });
    await promote({ store: trusting, release: { name: 'news', version } });
    return trusting;
  };
  await up('1.1.0', second, [second.publicKey]);
  await up('1.2.0', newsTeam, [newsTeam.publicKey, second.publicKey]);
  const trusting = await up('1.3.0', second, [second.publicKey]);
  expect((await rollback({ store: trusting, name: 'news' })).entry.composition.releases.news).toBe('1.1.0');
});

it.each([false, true])('a release is signed despite the signature of a removed one; dry run: %s', async (dryRun) => {
  await signRelease(store, news, await readSigningKey(newsTeam.privateKey));
  const description = `${await store.read('news/1.0.0/release.json')}`;
  const blobs = await store.list('blobs/');
  // A collector that was stopped has removed only release.json. The content is the same, but the commit is another.
  await store.upkeep.remove(['news/1.0.0/release.json']);
  const { seal: _, files, ...fields } = JSON.parse(description);
  const own = Object.entries<Content['body']>(files).filter(([file]) => !file.endsWith('.br'));
  const built = await Promise.all(
    own.map(async ([file]) => {
      const content = findContent(files, file);
      return [file, (content && (await readStoredContent(store, content))) ?? Buffer.alloc(0)] as const;
    }),
  );
  // Caches reads, as the store of the command does.
  const written = dryRun ? createLayeredStore(store, {}) : cacheStoreReads(store);
  const source = { commit: 'a'.repeat(40), clean: true };
  await writeRelease(written, { ...fields, files: Object.fromEntries(own), source }, Object.fromEntries(built));
  await signRelease(written, news, await readSigningKey(newsTeam.privateKey));
  const entry = await promote({ store: createTrustingStore(written, trusted), release: news });
  expect(entry.entry.composition.releases.news).toBe('1.0.0');
  expect([await store.list('blobs/'), await store.list('news/1.0.0/')].map(({ length }) => length)).toEqual(
    dryRun ? [blobs.length, 1] : [expect.any(Number), 2],
  );
});

it('signing again with the same key changes nothing, and another key is refused', async () => {
  const key = await readSigningKey(newsTeam.privateKey);
  await signRelease(store, news, key);
  await signRelease(store, news, key);
  await expect(signRelease(store, news, await readSigningKey(stranger.privateKey))).rejects.toThrow(
    /signed by another key/,
  );
});

describe('before an upload', () => {
  it('before an upload a missing key and another team’s key are refused', async () => {
    expect(() => refuseForeignKey(trusted, undefined, 'news')).toThrow(/Set RELEASE_KEY/);
    const foreign = await readSigningKey(shellTeam.privateKey);
    expect(() => refuseForeignKey(trusted, foreign, 'news')).toThrow(
      /belongs to shell\. This key may not release news/,
    );
    expect(() => refuseForeignKey(trusted, foreign, 'shell')).not.toThrow();
  });
});

describe('key settings', () => {
  const file = async (text: string) => {
    const path = join(await mkdtemp(join(tmpdir(), 'keys-')), 'keys.json');
    await writeFile(path, text);
    return path;
  };

  it('a file of trusted keys is refused if one key in it is invalid', async () => {
    expect(await readTrustedKeys(await file(JSON.stringify(trusted)))).toEqual(trusted);
    const broken = { ...trusted, home: ['MCow-is-no-key'] };
    await expect(readTrustedKeys(await file(JSON.stringify(broken)))).rejects.toThrow(/home: MCow-is-no-key/);
    await expect(readTrustedKeys(await file('{"home":"a"}'))).rejects.toThrow(/is invalid/);
    await expect(readTrustedKeys('/no/such/file')).rejects.toThrow(/cannot be read/);
  });

  it('an invalid signing key is refused without being printed', async () => {
    const told = await readSigningKey('-----BEGIN SECRET').then(String, String);
    expect(told).toMatch(/release keygen/);
    expect(told).not.toContain('SECRET');
  });
});
