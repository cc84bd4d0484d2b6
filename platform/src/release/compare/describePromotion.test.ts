import { expect, it } from 'vitest';
import { readAllFiles } from '../../../test/createSmallStore.ts';
import { releaseRemote, storeWithShell } from '../../../test/fakeReleases.ts';
import { requireLive } from '../live/liveReleases.ts';
import { makePreview } from '../preview/makePreview.ts';
import { promote, promoteTogether } from '../promote.ts';
import { switchDeltas } from '../switchDeltas.ts';
import { describePromotion, diffSites } from './describePromotion.ts';
import { describeVisits, measureReturningVisits } from './measureReturningVisits.ts';

/** Long, varied text for pages. A delta between short texts would save nothing, so none would be stored. */
const water = Array.from({ length: 300 }, (_, index) => ((index + 1) * 7919).toString(36)).join(' ');

it.each([true, false])(
  '`describePromotion` predicts changed pages and returning visits exactly; with deltas: %s',
  async (on) => {
    const store = await storeWithShell();
    for (const version of ['1.0.0', '1.1.0'])
      await releaseRemote(store, 'news', { version, routes: ['/news'], page: `return '<h1>${version}</h1>${water}'` });
    const releases = ['shell', 'news'].map((name) => ({ name, version: '1.0.0' }));
    await promoteTogether({ store, releases });
    if (!on) await switchDeltas({ store, on });
    const release = { name: 'news', version: '1.1.0' };
    const preview = await makePreview(store, release);
    const files = await readAllFiles(store);
    const told = await describePromotion(store, preview);
    expect(await readAllFiles(store)).toEqual(files);
    const before = await requireLive(store);
    const { entry } = await promote({ store, release });
    const pages = await diffSites(store, before.site, entry.site);
    const visits = await measureReturningVisits(store, before, entry);
    expect(pages.length).toBeGreaterThan(0);
    const { bytes = 0, without = 0 } = visits[0] ?? {};
    expect(bytes < without).toBe(on);
    expect(told).toBe(`A promotion would change ${pages.length} pages. ${describeVisits(visits)}`);
  },
);
