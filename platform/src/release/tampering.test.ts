import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from 'shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { containerFiles, releaseRemote, remoteChunks, storeWithShell } from '../../test/fakeReleases.ts';
import { findReleasedContent, writeReleased } from '../../test/writeReleased.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { computeIntegrity, digestFiles } from '../store/bytes/computeIntegrity.ts';
import { readStoredContent } from '../store/content/packContent.ts';
import { findContent, getBlobKey, getContentKey } from '../store/protocol/content.ts';
import { findNewestEntry } from '../store/protocol/findNewestEntry.ts';
import { parseJson, readUnlessUnreadable } from '../store/protocol/readKey.ts';
import { addSeal, readRelease } from '../store/protocol/storedRelease.ts';
import { startCanary } from './canary/canary.ts';
import { makePreview } from './preview/makePreview.ts';
import { promote } from './promote.ts';

let store: ReleaseStore;
let version: string;
let released: Readonly<Record<string, string>>;

/** Publishes a release with every kind of file: entry, chunk, Node build, compressed copies. Its version contains the content digest. */
const release = async () => {
  store = await storeWithShell();
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  await releaseRemote(store, 'draft', { routes: ['/news'] });
  const source =
    (await readStoredContent(store, await findReleasedContent(store, 'draft', '1.0.0', 'node/main.cjs')))
      ?.toString()
      .replace("'draft'", "'news'") ?? '';
  const own = {
    'browser/entry.js': Buffer.from('export const entry = 1;\n'.repeat(60)),
    'browser/js/page-P.1a2b.js': Buffer.from('export const page = 1;\n'.repeat(60)),
    'node/main.cjs': Buffer.from(source),
    ...containerFiles,
  };
  const integrities = Object.fromEntries(Object.entries(own).map(([file, bytes]) => [file, computeIntegrity(bytes)]));
  version = `1.0.0-${digestFiles(integrities).slice(0, 10)}`;
  const chunk = { js: ['browser/js/page-P.1a2b.js'], css: [] };
  const described = {
    name: 'news',
    version,
    entry: 'browser/entry.js',
    node: 'node/main.cjs',
    shares: {},
    chunks: Object.fromEntries(remoteChunks.map((each) => [each, chunk])),
  };
  await writeReleased(store, described, own);
  released = (await readRelease(store.read, 'news', version))?.files ?? {};
};

const keyOf = (file: string) =>
  file === 'release.json' ? `news/${version}/${file}` : getContentKey(findContent(released, file) ?? { body: '' });
const place = (file: string) => join(store.place, keyOf(file));
const flipOneBit = (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 10 ? byte ^ 1 : byte)));

/** Returns the text of a `release.json` with a valid seal, so that only a deeper check can find its change. */
async function resealed(text: string): Promise<string> {
  const described = readUnlessUnreadable(() => parseJson(Buffer.from(text), 'the description'));
  return described ? JSON.stringify(await addSeal(described as Release)) : text;
}

/** Writes other bytes into the store and names them in `release.json`, as an attacker with write access could. */
async function nameInDescription(file: string, bytes: Buffer) {
  const description = JSON.parse(await readFile(place('release.json'), 'utf8'));
  description.files[file] = computeIntegrity(bytes);
  delete description.files[`${file}.br`];
  await store.create(getBlobKey(computeIntegrity(bytes)), bytes);
  await writeFile(place('release.json'), JSON.stringify(await addSeal(description)));
}

describe('a release that was altered in the store', () => {
  beforeEach(release);

  it('an unaltered release is promoted', async () => {
    const { entry } = await promote({ store, release: { name: 'news', version } });
    expect(entry.composition.releases.news).toBe(version);
  });

  it.each(['browser/entry.js', 'browser/js/page-P.1a2b.js', 'node/main.cjs'])(
    'promotion, preview and canary refuse an altered %s and name it',
    async (file) => {
      await writeFile(place(file), flipOneBit(await readFile(place(file))));
      const live = await findNewestEntry(store.read);
      const release = { name: 'news', version };
      const refusal = `${keyOf(file)} holds altered bytes`;
      await expect(promote({ store, release })).rejects.toThrow(refusal);
      await expect(promote({ store, release, force: true })).rejects.toThrow(refusal);
      await expect(makePreview(store, release)).rejects.toThrow(refusal);
      await expect(startCanary({ store, release, percent: 10 })).rejects.toThrow(refusal);
      expect(await findNewestEntry(store.read)).toEqual(live);
    },
  );

  it.each(['browser/entry.js', 'node/main.cjs'])(
    'a release is refused although its release.json was altered to match %s',
    async (file) => {
      await nameInDescription(file, Buffer.from('evil'));
      await expect(promote({ store, release: { name: 'news', version } })).rejects.toThrow(
        `news/${version}/release.json has files that do not match its version`,
      );
    },
  );

  it('a release is refused if a compressed copy unpacks to other bytes', async () => {
    const evil = Buffer.from('export const entry = 2;\n'.repeat(60));
    await nameInDescription('browser/entry.js.br', brotliCompressSync(evil));
    await expect(promote({ store, release: { name: 'news', version } })).rejects.toThrow(
      'holds altered bytes: browser/entry.js',
    );
  });

  it.each([
    ['is truncated', (text: string) => text.slice(0, text.length / 2), /release\.json is not JSON/],
    ['names another release', (text: string) => text.replace('"name":"news"', '"name":"home"'), /describes home/],
    ['has an unknown field', (text: string) => text.replace('{', '{"extra":1,'), /extra/],
    [
      'lacks the file of a chunk',
      (text: string) => text.replace(/"browser\/js\/page-P\.1a2b\.js":"[^"]+",/, ''),
      /lacks browser\/js\/page-P/,
    ],
    [
      'lacks a compressed copy',
      (text: string) => text.replace(/,?"browser\/entry\.js\.br":"[^"]+"/, ''),
      /is missing: browser\/entry\.js/,
    ],
  ])('a release is refused if its release.json %s', async (_name, alter, refusal) => {
    const before = JSON.stringify(JSON.parse(await readFile(place('release.json'), 'utf8')));
    await writeFile(place('release.json'), await resealed(alter(before)));
    expect(digest(await readFile(place('release.json'), 'utf8'))).not.toBe(digest(before));
    await expect(promote({ store, release: { name: 'news', version } })).rejects.toThrow(refusal);
  });

  it('one error names every altered and missing file', async () => {
    await rm(place('browser/entry.js'));
    await writeFile(place('node/main.cjs'), 'exports.remote = 1');
    const promoting = promote({ store, release: { name: 'news', version } });
    await expect(promoting).rejects.toThrow(
      new RegExp(`${keyOf('browser/entry.js')} is missing: browser/entry\\.js\n[\\s\\S]*the live site has not changed`),
    );
    await expect(promoting).rejects.toThrow(`${keyOf('node/main.cjs')} holds altered bytes`);
  });
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
