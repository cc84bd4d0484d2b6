import { beforeEach, expect, it } from 'vitest';
import { prepareReleaseHistory } from '../../test/releaseHistory.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { abortCanary, startCanary } from './canary/canary.ts';
import { addHold } from './change/editFlags.ts';
import { makeLive } from './change/makeLive.ts';
import { hold } from './hold.ts';
import { readLog } from './verify/readLog.ts';

type History = Awaited<ReturnType<typeof openHistory>>;

const openHistory = prepareReleaseHistory();
let store: History['store'];
let newest: History['newest'];
let up: History['up'];
let back: History['back'];
let releaseHome: History['releaseHome'];

beforeEach(async () => {
  ({ store, newest, up, back, releaseHome } = await openHistory());
});

it('a held package refuses promotions until unhold', async () => {
  await hold({ store, name: 'news', held: true, why: 'an audit' });
  await expect(up('1.1.0')).rejects.toThrow(/news is held: 1\.0\.0 stays live/);
  await hold({ store, name: 'news', held: false });
  await up('1.1.0');
  expect((await readLog(store, 3)).entries.map(({ verb }) => verb)).toEqual(['promote', 'unhold', 'hold']);
});

it('holds, refusals and canary survive unrelated changes', async () => {
  const flags = async () => {
    const { holds, refused, canary } = (await newest()) ?? {};
    return { holds, refused, canary: canary?.name };
  };
  await up('1.1.0');
  await back();
  await releaseHome('1.1.0');
  await startCanary({ store, release: { name: 'news', version: '1.2.0' }, percent: 10 });
  await hold({ store, name: 'shell', held: true });
  const all = { holds: ['shell'], refused: { news: ['1.1.0'] }, canary: 'news' };
  expect(await flags()).toEqual(all);
  await up('1.1.0', { name: 'home' });
  expect(await flags()).toEqual(all);
  await back('home');
  const both = { home: ['1.1.0'], news: ['1.1.0'] };
  expect(await flags()).toEqual({ ...all, refused: both });
  await makeLive({ store, why: 'values', change: (now) => ({ releases: {}, ...now, site: { phone: '1' } }) });
  expect(await flags()).toEqual({ ...all, refused: both });
  await abortCanary({ store });
  await hold({ store, name: 'shell', held: false });
  expect(await flags()).toEqual({ holds: undefined, refused: both, canary: undefined });
});

/** Removes `news` from the live site, as `npm start` does after its folder was deleted. */
const removeNews = () =>
  makeLive({
    store,
    why: 'start',
    permits: { drops: ['/news'] },
    change: (now) => {
      const { news: _news, ...releases } = now?.releases ?? {};
      return { releases, site: now?.site ?? {} };
    },
  });

it('a package that leaves while its hold is written is not held', async () => {
  let hasLeft = false;
  const slow: ReleaseStore = {
    ...store,
    async create(key, bytes) {
      if (!hasLeft && key.startsWith('log/')) {
        hasLeft = true;
        await removeNews();
      }
      return store.create(key, bytes);
    },
  };
  await expect(hold({ store: slow, name: 'news', held: true })).rejects.toThrow('news is not live.');
  expect((await newest())?.holds).toBeUndefined();
});

it('the hold of a package that is not live can be ended, and no other package can be held or let go', async () => {
  await removeNews();
  await makeLive({
    store,
    why: 'before',
    change: (now) => now ?? { releases: {}, site: {} },
    flags: (now) => addHold(now, 'news'),
  });
  await hold({ store, name: 'news', held: false });
  expect((await newest())?.holds).toBeUndefined();
  for (const held of [true, false])
    await expect(hold({ store, name: 'news', held })).rejects.toThrow('news is not live.');
});
