import { beforeEach, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../../test/fakeReleases.ts';
import { findContent } from '../../../test/fakeSite.ts';
import { findReleasedContent } from '../../../test/writeReleased.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { measureSentSize } from '../../store/content/packContent.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { LiveResult } from '../change/makeLive.ts';
import { promote, promoteTogether } from '../promote.ts';
import { describeVisits, measureReturningVisits } from './measureReturningVisits.ts';

/** Returns long, varied text for pages. A delta between short texts would save nothing, so none would be stored. */
const words = (seed: number, count = 300) =>
  Array.from({ length: count }, (_, index) => ((index + 1) * seed * 7919).toString(36)).join(' ');

let store: ReleaseStore;
let first: LogEntry;

const script = (version: string) => `js/main.${version.replaceAll('.', '').padStart(8, 'a')}.js`;
const publish = (name: string, version: string, path: string, text: string) =>
  releaseRemote(store, name, {
    version,
    routes: [path],
    page: `return '<h1>${text}</h1><img src="/r/${name}/assets/river.1a2b3c4d.svg" alt=""><script src="/r/${name}/${script(version)}"></script>${words(3)}'`,
    browser: { [script(version)]: `const word='${text}';${words(17)}`, 'assets/river.1a2b3c4d.svg': '<svg/>' },
  });
const live = async (made: Promise<LiveResult>) => (await made).entry;

beforeEach(async () => {
  store = await storeWithShell();
  await publish('home', '1.0.0', '/', 'home');
  await publish('news', '1.0.0', '/news', 'one');
  await publish('news', '1.1.0', '/news', 'two');
  first = await live(
    promoteTogether({
      store,
      releases: ['shell', 'home', 'news'].map((name) => ({ name, version: '1.0.0' })),
    }),
  );
});

it('only a changed page and script count towards a returning visit’s download', async () => {
  const second = await live(promote({ store, release: { name: 'news', version: '1.1.0' } }));
  const visits = await measureReturningVisits(store, first, second);
  expect(visits.map(({ path }) => path).sort()).toEqual(['en/news.html', 'news.html']);
  const visit = visits.find(({ path }) => path === 'news.html');
  // Without a content hash in its name, the entry file has another address in each release, so visitors download it again.
  const entry = "export const release = 'news 1.1.0';";
  expect(visit?.without).toBe(
    entry.length +
      (await measureSentSize(store, await findContent(store, second.site, 'news.html'))) +
      (await measureSentSize(store, await findReleasedContent(store, 'news', '1.1.0', `browser/${script('1.1.0')}`))),
  );
  expect(visit?.bytes).toBeLessThan((visit?.without ?? 0) / 3);
  expect(describeVisits(visits)).toMatch(
    /^A returning visitor of (\/en)?\/news fetches \d+ B \(\d[\d.]* K?B without dictionaries\), the largest download of 2 changed pages\.$/,
  );
});

it('a returning visit without changes downloads nothing', async () => {
  expect(describeVisits(await measureReturningVisits(store, first, first))).toBe(
    'A returning visitor fetches nothing new.',
  );
});
