import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseRemote, storeWithShell } from '../../../test/fakeReleases.ts';
import { readText } from '../../../test/fakeSite.ts';
import { parseSiteMapDates } from '../../compose/pages/modifiedDates.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import { makeLive } from '../change/makeLive.ts';
import { hold } from '../hold.ts';
import { promote } from '../promote.ts';
import { repairStore } from './repairStore.ts';

let store: ReleaseStore;
let sites: string[];

const on = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00Z`));
const lose = (key: string) => rm(join(store.place, key), { recursive: true });
const siteMap = async () => readText(store, (await readNewestEntry(store))?.site ?? '', 'sitemap.xml');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  on('2026-01-05');
  store = await storeWithShell();
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await releaseRemote(store, 'news', { version, routes: ['/'], page: `return "<main>${version}</main>"` });
  const releases = { shell: '1.0.0', news: '1.0.0' };
  const { entry } = await makeLive({ store, why: 'test', change: () => ({ releases, site: {} }) });
  sites = [entry.site];
  for (const [day, version] of [
    ['2026-02-10', '1.1.0'],
    ['2026-03-15', '1.2.0'],
  ] as const) {
    on(day);
    sites.push((await promote({ store, release: { name: 'news', version } })).entry.site);
  }
  on('2026-04-20');
  await hold({ store, name: 'news', held: true });
});

afterEach(() => {
  vi.useRealTimers();
});

it('repair restores the sitemap’s dates although all former listings are lost', async () => {
  const before = await siteMap();
  expect(parseSiteMapDates(before ?? '')).toEqual({ '/': '2026-03-15', '/en': '2026-03-15' });
  for (const site of sites) await lose(`sites/${site}.json`);
  const { left } = await repairStore(store);
  expect(left).toEqual([]);
  expect(await siteMap()).toBe(before);
});

it('repair ends with a finding if a former site cannot be composed any more', async () => {
  for (const site of sites) await lose(`sites/${site}.json`);
  await lose('news/1.1.0');
  const { left } = await repairStore(store);
  expect(left.map(({ key }) => key)).toContain(`sites/${sites[2]}.json`);
});
