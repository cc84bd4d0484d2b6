import { beforeEach, expect, it } from 'vitest';
import { descriptionKey } from '../store/protocol/keys.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { releaseRemote, storeWithShell } from '../testing/fakeReleases.ts';
import { cookieOf, readShown, shownIn } from './shownReleases.ts';

let store: ReleaseStore;
const remotes = ['news', 'home'];

beforeEach(async () => {
  store = await storeWithShell();
  await releaseRemote(store, 'news', { routes: ['/news'] });
  await releaseRemote(store, 'home', { routes: ['/'] });
});

it('reads the releases that somebody wants to be shown, and knows them again by their cookie', async () => {
  const shown = await readShown(store, 'news@1.0.0,home@1.0.0', remotes);
  expect(shown).toEqual([
    { name: 'news', version: '1.0.0' },
    { name: 'home', version: '1.0.0' },
  ]);
  const [cookie = ''] = cookieOf(shown).split(';');
  expect(await shownIn(store, `a=b; ${cookie}`, remotes)).toEqual({ releases: shown, gone: [] });
  expect(await readShown(store, '', remotes)).toEqual([]);
  expect(cookieOf([])).toContain('Max-Age=0');
  expect(await shownIn(store, undefined, remotes)).toEqual({ releases: [], gone: [] });
});

it('says in a sentence what it cannot show', async () => {
  const other = JSON.stringify({ contract: 2 });
  await store.create(descriptionKey('news', '2.0.0'), other);
  for (const [words, sentence] of [
    ['news@9.9.9', /There is no release news 9\.9\.9 in .*"release list news" shows those there are/],
    ['shop@1.0.0', /There is no remote shop .*Name some of: news, home/],
    ['shell@1.0.0', /There is no remote shell .*the shell is shown from source/],
    ['news', /"news" names no release/],
    ['../log@1.0.0', /names no release/],
    ['http://localhost:3200', /names no release/],
    ['news@2.0.0', /news 2\.0\.0 is of contract 2, and this workspace speaks 1\. Develop in the workspace/],
  ] as const)
    await expect(readShown(store, words, remotes), words).rejects.toThrow(sentence);
});

it('shows what is there, and says what of a cookie is gone', async () => {
  expect(await shownIn(store, 'porohy-shown=news@9.9.9|home@1.0.0', remotes)).toEqual({
    releases: [{ name: 'home', version: '1.0.0' }],
    gone: [expect.stringContaining('There is no release news 9.9.9')],
  });
});
