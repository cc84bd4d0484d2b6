import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { releaseRemote } from './fakeReleases.ts';

const long = '<p>вода</p>'.repeat(200);

/**
 * Releases a `news` with every kind of file: compressed pages and a script, an uncompressed picture, a moved address and a removed one.
 * Hosts find deltas by the script's SHA-256 in base64. That of 1.0.0 contains `//` and `+`, which mean something else in paths.
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
