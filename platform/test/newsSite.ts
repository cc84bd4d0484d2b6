import { makeLive } from '../src/release/change/makeLive.ts';
import { makePreview, revokePreview } from '../src/release/preview/makePreview.ts';
import { promote } from '../src/release/promote.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { writeNewestCopy } from '../src/store/log/releaseLog.ts';
import { createVisitors } from './createVisitors.ts';
import { storeWithShell } from './fakeReleases.ts';
import { releaseNewsRemote } from './releaseNewsRemote.ts';

export interface NewsSite {
  /** Store in which `news` 1.0.0 was live, 1.1.0 is live, and 2.0.0 has only previews. */
  readonly store: ReleaseStore;
  /** Dictionaries that a visitor may have: the home page, and the script of `news` 1.0.0. */
  readonly dictionaries: Readonly<Record<'page' | 'script', Uint8Array>>;
  /** IDs of two previews of 2.0.0: an open one and a revoked one. */
  readonly previews: readonly string[];
}

/** Files and redirects of the owner. */
const own = {
  files: {
    '/google0123.html': 'google-site-verification: google0123.html',
    '/.well-known/proof': 'of ownership',
    '/.well-known/Security.txt': 'Contact: mailto:a@site.example\n',
    '/sw.js': 'registration.unregister();',
  },
  redirects: {
    '/Contact.php': '/news',
    '/en/about_us': '/en/news',
    '/blog': 'https://blog.example/?a=1',
    '/late': '/older',
  },
};

/** Releases and composes a small site with every kind of file. */
export async function composeNewsSite(): Promise<NewsSite> {
  const store = await storeWithShell();
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) await releaseNewsRemote(store, version);
  await makeLive({ store, change: () => ({ releases: { shell: '1.0.0', news: '1.0.0' }, site: own }), why: 'test' });
  await promote({ store, release: { name: 'news', version: '1.1.0' } });
  await writeNewestCopy(store);
  const [open, revoked] = [await createPreview(store), await createPreview(store)];
  await revokePreview(store, revoked);
  const [page, script] = [await readContent(store, '/'), await readContent(store, '/r/news/js/own.10000000.js')];
  return { store, dictionaries: { page, script }, previews: [open, revoked] };
}

const createPreview = async (store: ReleaseStore) => (await makePreview(store, { name: 'news', version: '2.0.0' })).id;

/** Returns a function that sends requests to our own responder, without a host. */
export const createPolicyFetch = ({ read }: ReleaseStore) => createVisitors(read, { report: console.error }).ask;

const readContent = async (store: ReleaseStore, target: string): Promise<Uint8Array> =>
  (await createPolicyFetch(store)(target)).body ?? new Uint8Array();
