import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { releaseRemote } from './fakeReleases.ts';

const long = '<p>вода</p>'.repeat(200);

/**
 * Releases a `news` with every kind of file: compressed pages and a script, an uncompressed picture, a moved address and a removed one. The
 * SHA-256 of the script of 1.0.0 contains `//` and `+` in base64. Both have a meaning in paths, and hosts find deltas by this digest.
 */
export const releaseNewsRemote = (store: ReleaseStore, version: string): Promise<void> =>
  releaseRemote(store, 'news', {
    version,
    routes: ['/news', '/'],
    page: `return "<h1>${version}</h1>${long}"`,
    redirects: { '/older': '/news', '/over': null },
    browser: {
      [`js/own.${version.replaceAll('.', '').padEnd(8, '0')}.js`]: `export const own = '${version}';${'// вода\n'.repeat(99)}// 6\n`,
      'assets/river.1a2b3c4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  });
