import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readText } from '../../../test/fakeSite.ts';
import { prepareStore, releaseVersions } from '../../../test/prepareStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import { findPreview, getPreviewKey, getPreviewReceiptKey, readPreview } from '../../store/protocol/preview.ts';
import { listPreviews } from '../live/listPreviews.ts';
import { promote } from '../promote.ts';
import { makePreview, revokePreview } from './makePreview.ts';

const release = { name: 'news', version: '1.1.0' };

let store: ReleaseStore;

const fresh = prepareStore(async (empty) => {
  await releaseVersions(empty, 'news', '1.0.0', '1.1.0');
  await promote({ store: empty, release: { name: 'news', version: '1.0.0' } });
});

beforeEach(async () => {
  store = await fresh();
});

describe('a preview', () => {
  it('a preview shows the live site with one other release and changes nothing live', async () => {
    const live = await findNewestEntry(store.read);
    const preview = await makePreview(store, release);
    expect(await readText(store, preview.site, 'news.html')).toContain('1.1.0');
    expect(await findNewestEntry(store.read)).toEqual(live);
    expect(await readPreview(store.read, preview.id)).toEqual(preview);
  });

  it('a preview expires, and only its exact ID opens it', async () => {
    const preview = await makePreview(store, release);
    expect(await readPreview(store.read, preview.id, Date.parse(preview.until) + 1)).toBeUndefined();
    for (const id of ['', '../log/00000001', 'f'.repeat(24), preview.id.toUpperCase()])
      expect(await readPreview(store.read, id), id).toBeUndefined();
  });

  it('a preview is listed with release, author and end date, and can be revoked', async () => {
    const first = await makePreview(store, release, undefined, { who: 'olena' });
    const second = await makePreview(store, release, undefined, { who: 'taras' });
    expect(await revokePreview(store, first.id)).toEqual(first);
    await revokePreview(store, first.id);
    const listed = await listPreviews(store);
    expect(listed.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(listed[0]).toEqual({ ...first, who: 'olena', revoked: true });
    expect(listed[1]).toMatchObject({ ...release, who: 'taras', revoked: false });
    expect(await readPreview(store.read, first.id)).toBeUndefined();
    expect(await findPreview(store.read, first.id)).toEqual({ preview: first, ended: 'revoked' });
    expect(await listPreviews(store, Date.parse(second.until) + 1)).toEqual([]);
  });

  it('an unknown preview cannot be revoked', async () => {
    for (const id of ['f'.repeat(24), '../log/00000001', ''])
      await expect(revokePreview(store, id), id).rejects.toThrow(`There is no preview ${id} in`);
  });

  it('an altered preview is refused, and a preview without its receipt does not exist', async () => {
    const preview = await makePreview(store, release);
    const file = join(store.place, getPreviewKey(preview.id));
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(preview.until, '2099-01-01T00:00:00.000Z'));
    await expect(readPreview(store.read, preview.id)).rejects.toThrow('holds altered bytes');
    expect(await listPreviews(store)).toEqual([]);
    await writeFile(file, text);
    expect(await readPreview(store.read, preview.id)).toEqual(preview);
    await rm(join(store.place, getPreviewReceiptKey(preview.id)));
    expect(await readPreview(store.read, preview.id)).toBeUndefined();
  });
});
