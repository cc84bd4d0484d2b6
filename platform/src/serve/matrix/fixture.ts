import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packForOld } from '../../store/packing.ts';
import { pageFile, shownKey } from '../../store/protocol/keys.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import { markOf } from '../../store/protocol/shownMark.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { openFolderStore } from '../../store/releaseStore.folder.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { markShown, ownScript, ownStyle, putDeltas, putEntry, putShell, putSite } from '../../testing/fakeSite.ts';
import { visitorResponder } from '../respond/visitorResponder.ts';
import type { Policy } from './facts.ts';
import { type ObjectStore, objectStore } from './objectStore.ts';

/** What a suite serves: a store with the site "first", the same store as a bucket, and the policy over it, with no host between. */
export interface Fixture {
  readonly store: ReleaseStore;
  readonly bucket: ObjectStore;
  readonly policy: Policy;
}

/** A version of the shell that never became live. */
export const unshown = '3.0.0';

/** A text whose digest in base64 has what means something else in a path: `//`, `+`. */
function awkward(text: string): string {
  for (let number = 0; ; number += 1) {
    const tried = `${text}//${number}\n`;
    const digest = createHash('sha256').update(tried).digest('base64');
    if (digest.includes('//') && digest.includes('+')) return tried;
  }
}

/** A script of the shell that is live, and the same of the one before it: what visitors have. */
export const changing = {
  now: 'js/page.22222222.js',
  former: {
    version: '0.7.0',
    file: 'js/page.11111111.js',
    text: awkward(`export const word = 'former';${'// вода\n'.repeat(200)}`),
  },
} as const;
/** Versions of the shell that were live once: the earlier before files were marked. */
export const [longPast, past] = ['0.8.0', '0.9.0'] as const;

export async function openFixture(): Promise<Fixture> {
  const store = openFolderStore(await mkdtemp(join(tmpdir(), 'matrix-')));
  const { former, now } = changing;
  await putShell(store, '1.0.0', { [now]: former.text.replace('former', 'first') });
  await putShell(store, former.version, { [former.file]: former.text });
  // Released, and shown to nobody.
  await putShell(store, unshown);
  for (const version of [longPast, past]) {
    await putShell(store, version);
    await markShown(store, version);
  }
  for (const file of [ownScript(past), ownStyle(past)])
    await store.create(shownKey('shell', file), markOf({ name: 'shell', version: past }));
  const [site, before] = [await putSite(store, 'first'), await putSite(store, 'former')];
  const pageOf = async (id: string, file: string) => pageFile((await readSite(store.read, id)).pages[file] ?? '');
  const deltas = await putDeltas(
    store,
    [await pageOf(site, 'index.html'), await pageOf(before, 'index.html')],
    [await pageOf(site, 'en.html'), await pageOf(before, 'en.html')],
    [await pageOf(site, 'portfolio/ikura.html'), await pageOf(site, 'index.html')],
    [await pageOf(site, 'short.html'), await pageOf(site, 'index.html')],
    [await pageOf(site, 'index.html'), await pageOf(site, 'index.html')],
    [`shell/browser/${now}`, `shell/browser/${former.file}`],
  );
  await putEntry(store, 1, site, deltas);
  const { respond } = visitorResponder({
    gzip: packForOld,
    read: store.read,
    pollInterval: 0,
    cacheBytes: 64 * 1024 * 1024,
    report: console.error,
  });
  return { store, bucket: await objectStore(store), policy: respond };
}

/** Makes a site live by the next entry of the log. */
export async function putNextEntry(
  store: ReleaseStore,
  site: string,
  flags: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await putEntry(store, ((await newestEntry(store.read))?.number ?? 0) + 1, site, flags);
}
