import { makeLive } from '../src/release/makeLive.ts';
import { makePreview, revokePreview } from '../src/release/preview.ts';
import { promote } from '../src/release/promote.ts';
import { projectNewest } from '../src/store/projectNewest.ts';
import type { ReleaseStore } from '../src/store/releaseStore.ts';
import { storeWithShell } from './fakeReleases.ts';
import { releaseNews } from './releaseNews.ts';
import { visitorsOf } from './visitorsOf.ts';

export interface NewsSite {
  /** `news` was live as 1.0.0 and is live as 1.1.0; its 2.0.0 was shown to nobody but in previews. */
  readonly store: ReleaseStore;
  /** Dictionaries that a visitor may have: the home page, and the script of 1.0.0. */
  readonly dictionaries: Readonly<Record<'page' | 'script', Uint8Array>>;
  /** Previews of 2.0.0: one that is open, and one that was revoked. */
  readonly previews: readonly string[];
}

/** Words that its owner says of addresses that are no pages. */
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

/** Releases and composes a small site of every kind of file, as hosts serve it. */
export async function composeNewsSite(): Promise<NewsSite> {
  const store = await storeWithShell();
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) await releaseNews(store, version);
  await makeLive({ store, change: () => ({ releases: { shell: '1.0.0', news: '1.0.0' }, site: own }), why: 'test' });
  await promote({ store, release: { name: 'news', version: '1.1.0' } });
  await projectNewest(store);
  const [open, revoked] = [await previewIn(store), await previewIn(store)];
  await revokePreview(store, revoked);
  const [page, script] = [await contentOf(store, '/'), await contentOf(store, '/r/news/js/own.10000000.js')];
  return { store, dictionaries: { page, script }, previews: [open, revoked] };
}

const previewIn = async (store: ReleaseStore) => (await makePreview(store, { name: 'news', version: '2.0.0' })).id;

/** Asks the policy over a store, with no host between. */
export const askPolicy = ({ read }: ReleaseStore) => visitorsOf(read, { report: console.error }).ask;

const contentOf = async (store: ReleaseStore, target: string): Promise<Uint8Array> =>
  (await askPolicy(store)(target)).body ?? new Uint8Array();
