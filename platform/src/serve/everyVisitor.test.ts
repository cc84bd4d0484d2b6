import { beforeAll, expect, it } from 'vitest';
import { createVisitors, decodeBody } from '../../test/createVisitors.ts';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { createRandom } from '../../test/faultyStores.ts';
import { abortCanary, startCanary } from '../release/canary/canary.ts';
import { makePreview } from '../release/preview/makePreview.ts';
import { promote } from '../release/promote.ts';
import { rollback } from '../release/rollback.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { readNewestEntry } from '../store/log/releaseLog.ts';
import { isInCanary } from './respond/chooseSite.ts';

let store: ReleaseStore;
const names = ['home', 'news'] as const;
const versions = ['1.0.0', '1.1.0', '1.2.0'] as const;

beforeAll(async () => {
  store = await storeWithShell();
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  for (const name of names) {
    for (const version of versions)
      await releaseRemote(store, name, { version, routes: [`/${name}`], page: `return "<h1>${version}</h1>"` });
    await promote({ store, release: { name, version: '1.0.0' } });
  }
});

const changes: readonly [string, () => Promise<unknown>][] = [
  ['a canary starts', () => startCanary({ store, release: { name: 'news', version: '1.1.0' }, percent: 50 })],
  ['another package is promoted', () => promote({ store, release: { name: 'home', version: '1.1.0' } })],
  ['the other package is rolled back', () => rollback({ store, name: 'home' })],
  ['the canary grows', () => startCanary({ store, release: { name: 'news', version: '1.1.0' }, percent: 90 })],
  ['the canary is promoted', () => promote({ store, release: { name: 'news', version: '1.1.0' } })],
  [
    'a canary of the next release starts',
    () => startCanary({ store, release: { name: 'news', version: '1.2.0' }, percent: 20 }),
  ],
  ['the other package is promoted again', () => promote({ store, release: { name: 'home', version: '1.2.0' } })],
  ['the canary’s package is rolled back', () => rollback({ store, name: 'news' })],
  ['the canary starts again', () => startCanary({ store, release: { name: 'news', version: '1.2.0' }, percent: 20 })],
  ['the canary is aborted', () => abortCanary({ store })],
  ['the site is rolled back to an entry', () => rollback({ store, to: 3 })],
];

it('a visitor with any cookies gets only the live release, their canary’s or their preview’s', async () => {
  const preview = await makePreview(store, { name: 'home', version: '1.2.0' });
  const { ask } = createVisitors(store.read);
  const random = createRandom(1);
  const hex = (length: number) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  const cookies = () =>
    [
      ...(random() < 0.7 ? [`porohy-visitor=${random() < 0.9 ? hex(32) : 'mine'}`] : []),
      ...(random() < 0.2 ? [`porohy-preview=${random() < 0.5 ? preview.id : hex(24)}`] : []),
      ...(random() < 0.3 ? [`other=${hex(4)}`] : []),
    ]
      .sort(() => random() - 0.5)
      .join('; ');
  const visitors = Array.from({ length: 1000 }, cookies);
  const wrong: string[] = [];
  for (const [change, make] of changes) {
    await make();
    const entry = await readNewestEntry(store);
    if (!entry) throw new Error('Nothing is live.');
    for (const [index, cookie] of visitors.entries()) {
      const name = names[index % 2] ?? 'home';
      const response = await ask(`/${name}`, { cookie });
      const shown = /<h1>([\d.]+)/.exec(decodeBody(response))?.[1];
      const id = /porohy-visitor=([0-9a-f]{32})/.exec(`${response.headers['set-cookie']}; ${cookie}`)?.[1];
      const sees = entry.canary?.name === name && id && (await isInCanary(id, entry.canary));
      const expected = cookie.includes(preview.id)
        ? name === 'home'
          ? '1.2.0'
          : '1.0.0'
        : sees
          ? entry.canary?.version
          : entry.composition.releases[name];
      if (shown !== expected) wrong.push(`after ${change}: ${name} ${shown} instead of ${expected} (${cookie})`);
    }
  }
  expect(wrong).toEqual([]);
});
