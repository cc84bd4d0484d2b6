import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { StoreError } from 'shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote } from '../../../test/fakeReleases.ts';
import { prepareStore, releaseVersions } from '../../../test/prepareStore.ts';
import { findReleasedKey, findReleasedPath } from '../../../test/writeReleased.ts';
import { isInCanary } from '../../serve/respond/chooseSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import { hold } from '../hold.ts';
import { promote } from '../promote.ts';
import { rollback } from '../rollback.ts';
import { abortCanary, startCanary } from './canary.ts';

let store: ReleaseStore;
const next = { name: 'news', version: '1.1.0' };
const up = (name: string, version: string) => promote({ store, release: { name, version } });
const running = async () => (await findNewestEntry(store.read))?.canary;
const start = (percent: number, release = next, force = false) => startCanary({ store, release, percent, force });

/** `news` 1.1.0 is the canary for 5 % of visitors. It lacks the page `/archive` of 1.0.0. */
const fresh = prepareStore(async (empty) => {
  await releaseRemote(empty, 'news', { routes: ['/news', '/archive'] });
  await releaseVersions(empty, 'news', '1.1.0');
  await releaseVersions(empty, 'blog', '1.0.0', '1.1.0');
  for (const name of ['news', 'blog']) await promote({ store: empty, release: { name, version: '1.0.0' } });
  await startCanary({ store: empty, release: next, percent: 5, drops: ['/archive'] });
});

beforeEach(async () => {
  store = await fresh();
});

describe('a running canary', () => {
  it('a hold on the canary’s package keeps the canary’s share', async () => {
    await hold({ store, name: 'news', held: true });
    await expect(start(99)).rejects.toThrow(/news is held/);
    expect(await findNewestEntry(store.read)).toMatchObject({
      canary: { ...next, percent: 5 },
      composition: { releases: { news: '1.0.0' } },
    });
  });

  it('a canary with altered bytes cannot grow, and the next change of what is live ends it', async () => {
    await writeFile(await findReleasedPath(store, 'news', '1.1.0', 'browser/entry.js'), 'evil');
    await expect(start(50)).rejects.toThrow(/holds altered bytes: browser\/entry\.js/);
    const { notes } = await up('blog', '1.1.0');
    expect(await running()).toBeUndefined();
    expect(notes.join()).toMatch(/holds altered bytes: browser\/entry\.js/);
  });

  it('a canary continues when other packages are promoted or rolled back', async () => {
    await up('blog', '1.1.0');
    expect(await running()).toMatchObject({ version: '1.1.0', percent: 5 });
    await rollback({ store, name: 'blog' });
    expect(await running()).toMatchObject({ version: '1.1.0', percent: 5 });
  });

  it('if the store fails during the promotion of another package, the promotion fails and the canary stays', async () => {
    let away = 1;
    const build = await findReleasedKey(store, 'news', '1.1.0', 'node/main.cjs');
    const broken: ReleaseStore = {
      ...store,
      read: (key) => {
        if (key !== build || away === 0) return store.read(key);
        away -= 1;
        throw new StoreError({ fact: 'The store could not be reached.' });
      },
    };
    const release = { name: 'blog', version: '1.1.0' };
    await expect(promote({ store: broken, release })).rejects.toThrow(/reached/);
    await promote({ store: broken, release });
    expect((await running())?.version).toBe('1.1.0');
  });

  it.each([
    ['its release is promoted', () => promote({ store, release: next, drops: ['/archive'] })],
    ['the canary is aborted', () => abortCanary({ store })],
    ['the live release of its package is promoted again', () => up('news', '1.0.0')],
    ['its package is rolled back to the live release', () => rollback({ store, name: 'news', version: '1.0.0' })],
  ])('a canary ends when %s, and no page is rendered again', async (_, end) => {
    expect((await end()).rendered).toBe(0);
    expect(await running()).toBeUndefined();
    await expect(abortCanary({ store })).rejects.toThrow(/No canary/);
  });

  it('an abort does not end another canary that started meanwhile', async () => {
    const overtaken: ReleaseStore = {
      ...store,
      create: async (key, bytes) => {
        if (key.startsWith('log/') && (await running())?.name === 'news') {
          await abortCanary({ store });
          await start(5, { name: 'blog', version: '1.1.0' });
        }
        return store.create(key, bytes);
      },
    };
    await expect(abortCanary({ store: overtaken })).rejects.toThrow(/canary of news 1\.1\.0 has ended in the meantime/);
    expect((await running())?.name).toBe('blog');
  });

  it('a canary of another package is refused while a canary runs', async () => {
    await expect(start(5, { name: 'blog', version: '1.1.0' })).rejects.toThrow(
      /A canary of news 1\.1\.0 runs[\s\S]*release abort/,
    );
  });

  it('a canary ends with a reason if it conflicts with a promoted release', async () => {
    await abortCanary({ store });
    await releaseRemote(store, 'news', { version: '2.0.0', routes: ['/news', '/archive', '/shop'] });
    await releaseRemote(store, 'shop', { routes: ['/shop'] });
    await start(50, { name: 'news', version: '2.0.0' });
    const { entry, notes } = await up('shop', '1.0.0');
    expect([entry.canary, entry.composition.releases.shop]).toEqual([undefined, '1.0.0']);
    expect(notes).toEqual([
      expect.stringMatching(
        /^the canary of news 2\.0\.0 cannot be composed with it and has ended: Two remotes claim \/shop/,
      ),
    ]);
    expect(entry.why).toContain('the canary of news 2.0.0');
  });
});

it('a rolled-back release becomes a canary only with --force', async () => {
  const release = { name: 'blog', version: '1.1.0' };
  await abortCanary({ store });
  await up('blog', '1.1.0');
  await rollback({ store, name: 'blog' });
  await expect(start(5, release)).rejects.toThrow(/blog 1\.1\.0 was rolled back/);
  expect((await start(5, release, true)).entry.canary?.version).toBe('1.1.0');
});

describe('the canary’s share of visitors', () => {
  const sees = (visitors: readonly string[], percent: number) =>
    Promise.all(visitors.map((visitor) => isInCanary(visitor, { ...next, percent })));

  it.each([1, 5, 10, 20, 50])(
    'the share of 10,000 visitors differs by at most half a percentage point: %i %%',
    async (percent) => {
      // IDs in the form that the server gives to visitors.
      const visitors = Array.from({ length: 10_000 }, (_, index) =>
        createHash('sha256').update(`${index}`).digest('hex').slice(0, 32),
      );
      const seeing = (await sees(visitors, percent)).filter(Boolean);
      expect(Math.abs(seeing.length / 100 - percent)).toBeLessThanOrEqual(0.5);
    },
  );

  it('a larger share of a canary includes every visitor of the smaller share', async () => {
    const visitors = Array.from({ length: 2000 }, (_, index) => `${index}`);
    const [few, more] = [await sees(visitors, 10), await sees(visitors, 20)];
    expect(few.some(Boolean)).toBe(true);
    expect(few.every((saw, index) => !saw || more[index])).toBe(true);
  });
});
