import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPanel } from '../../panel/PanelFacts.ts';
import { findPanel, panelKey, panelScriptKey } from '../../panel/storedPanel.ts';
import { hasIntegrity } from '../../store/protocol/asReleased.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { releaseRemote, storeWithShell } from '../../testing/fakeReleases.ts';
import { filesOf } from '../../testing/smallStore.ts';
import { diffEntries, diffSites } from '../diff.ts';
import { requireLive } from '../live.ts';
import { makePreview } from '../preview.ts';
import { promote, promoteTogether } from '../promote.ts';
import { returningVisits } from '../returningVisits.ts';
import { writePanel } from './writePanel.ts';

const release = { name: 'news', version: '1.1.0' };
/** Long, and not alike in itself: a delta of it is worth it. */
const water = Array.from({ length: 300 }, (_, index) => ((index + 1) * 7919).toString(36)).join(' ');
const shared = '.2r5ode_0{color:red}';

let store: ReleaseStore;

beforeEach(async () => {
  store = await storeWithShell(undefined, { react: '19.0.0' });
  for (const [name, path, version, text] of [
    ['home', '/', '1.0.0', 'home'],
    ['news', '/news', '1.0.0', 'one'],
    ['news', '/news', '1.1.0', 'two'],
  ] as const)
    await releaseRemote(store, name, {
      version,
      routes: [path],
      page: `return '<h1>${text}</h1>${water}'`,
      shares: { react: '^19.0.0' },
      browser: {
        'css/main.css': `${shared.replace('2r5ode', `${name}2r5ode`)}.${name}1x955l${name === 'home' ? 'a' : 'b'}_0{}`,
      },
    });
  const releases = ['shell', 'home', 'news'].map((name) => ({ name, version: '1.0.0' }));
  await promoteTogether({ store, releases });
});

const made = async (): Promise<{ id: string; panel: StoredPanel }> => {
  const preview = await makePreview(store, release, undefined, { who: 'olena' });
  return { id: preview.id, panel: await writePanel(store, preview, { firstLoad: { news: 12 } }) };
};

describe('the panel of a preview', () => {
  it('names each package with its release, its budget, what it asks for and what else there is', async () => {
    const { id, panel } = await made();
    const live = await requireLive(store);
    expect(panel.preview).toMatchObject({ ...release, id, who: 'olena' });
    expect(panel.live.number).toBe(live.number);
    expect(panel.packages.map(({ name, version, live: now }) => [name, version, now])).toEqual([
      ['shell', '1.0.0', '1.0.0'],
      ['home', '1.0.0', '1.0.0'],
      ['news', '1.1.0', '1.0.0'],
    ]);
    const news = panel.packages.at(-1);
    expect(news?.budget).toEqual({ firstLoad: 12, returning: 150 });
    expect(news?.shares).toEqual({ react: '^19.0.0' });
    expect(news?.releases.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
    // Every chunk of a fake release is its entry: two of the shell's for the frame, and five of the remote's for the page.
    const bytes = (name: string, version: string) => `export const release = '${name} ${version}';`.length / 1000;
    expect(panel.frame?.en).toBeCloseTo(2 * bytes('shell', '1.0.0'), 6);
    const page = panel.pages.find(({ path }) => path === '/news');
    expect(page).toMatchObject({ owner: 'news' });
    expect(page?.kilobytes?.ua).toBeGreaterThan(panel.frame?.ua ?? 0);
  });

  it('knows styles that two packages bring as shared’s, and no others', async () => {
    expect((await made()).panel.sharedStyles).toEqual(['2r5ode']);
  });

  it('says what a promotion would change as it is afterwards, to the byte', async () => {
    const { panel } = await made();
    const before = await requireLive(store);
    const { entry } = await promote({ store, release });
    const [pages, visits] = await Promise.all([
      diffSites(store, before.site, entry.site),
      returningVisits(store, before, entry),
    ]);
    expect(panel.promotion?.changes).toEqual(diffEntries(before, entry));
    expect(pages.map(({ path }) => path)).toEqual(['en/news.html', 'news.html']);
    expect(panel.promotion?.pages).toEqual(
      pages.map(({ path, change, bytes }) => {
        const { path: _path, ...returning } = visits.find((visit) => visit.path === path) ?? { path };
        return { address: `/${path.replace('.html', '')}`, change, bytes, returning };
      }),
    );
    expect(panel.promotion?.pages[0]?.returning?.bytes).toBeLessThan(
      panel.promotion?.pages[0]?.returning?.without ?? 0,
    );
  });

  it('lies beside the preview alone: everything else in the store stays what it was, byte for byte', async () => {
    const preview = await makePreview(store, release);
    const before = await filesOf(store);
    const { script } = await writePanel(store, preview, {});
    const after = await filesOf(store);
    const added = [...after.keys()].filter((key) => !before.has(key)).sort();
    expect(added).toEqual([panelKey(preview.id), `previews/${preview.id}.panel.sha384`, panelScriptKey(script)].sort());
    for (const [key, bytes] of before) expect(after.get(key)?.equals(bytes), key).toBe(true);
  });

  it('is read again as it was written; another script’s bytes are not its own; altered it is refused', async () => {
    const { id, panel } = await made();
    expect((await findPanel(store.read, id))?.panel).toEqual(JSON.parse(JSON.stringify(panel)));
    const script = (await store.read(panelScriptKey(panel.script))) ?? Buffer.alloc(0);
    expect(await hasIntegrity(script, panel.script)).toBe(true);
    const altered = async (key: string) => {
      const bytes = await store.read(key);
      return bytes && key === panelKey(id) ? Buffer.concat([bytes, Buffer.from(' ')]) : bytes;
    };
    await expect(findPanel(altered, id)).rejects.toThrow('holds other bytes than were written there');
    expect(await findPanel(store.read, 'f'.repeat(24))).toBeUndefined();
    expect(await findPanel(store.read, '../log/00000001')).toBeUndefined();
  });
});
