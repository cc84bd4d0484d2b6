import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { StoreError } from 'shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote, remoteChunks } from '../../../test/fakeReleases.ts';
import { readText } from '../../../test/fakeSite.ts';
import { prepareStore } from '../../../test/prepareStore.ts';
import { completeRelease, findReleasedKey } from '../../../test/writeReleased.ts';
import type { PageMemo } from '../../compose/pages/composePages.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { findNewestEntry } from '../../store/protocol/findNewestEntry.ts';
import { getDescriptionKey } from '../../store/protocol/keys.ts';
import { promote } from '../promote.ts';
import { packFiles } from '../publish/releaseFiles.ts';
import { passGate, runGate } from './runGate.ts';

let store: ReleaseStore;

// Composes the site only once; each test copies the store.
const fresh = prepareStore(async (empty) => {
  await releaseRemote(empty, 'home', { routes: ['/', '/terms'], page: 'return "<h1>home</h1>"' });
  await promote({ store: empty, release: { name: 'home', version: '1.0.0' } });
});

beforeEach(async () => {
  store = await fresh();
});

/** Returns the entry of a shared library in a container's manifest. `sync`: files of the container with that library. */
const share = (name: string, ...sync: string[]) => ({ name, assets: { js: { sync, async: [] } } });

const zipOf = (names: readonly string[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()]))));

interface Draft {
  readonly routes?: readonly string[];
  /** Paths for which the remote has metadata; by default all its routes. */
  readonly described?: readonly string[];
  readonly page?: string;
  readonly shares?: Readonly<Record<string, string>>;
  readonly contract?: number;
  readonly version?: string;
  readonly exposes?: readonly string[];
  readonly manifest?: object;
  readonly types?: readonly string[];
  readonly en?: string;
  readonly script?: string;
  /** Paths of pages whose texts are in a separate chunk. */
  readonly words?: readonly string[];
}

/** Builds a complete remote. Returns its files by key, without writing them into the store. */
async function drafted(draft: Draft = {}): Promise<Record<string, Buffer>> {
  const { version = '1.0.0', words = [] } = draft;
  const byPage = words.map((path) => `'${path}': { ua: async () => ({}), en: async () => ({}) }`);
  const { routes = ['/news'], described = routes, page = 'return "<h1>news</h1>"', en = "{ word: 'word' }" } = draft;
  const metas = `async () => ({ ${described.map((path) => `'${path}': { title: 't', description: 'd', ogLine: 'o' }`).join(', ')} })`;
  const own = {
    'node/main.cjs': Buffer.from(`exports.remote = { name: 'news',
      routes: ${JSON.stringify(routes.map((path) => ({ path, page: 'P' })))},
      pages: { P: async () => () => { ${page} } },
      locales: { ua: async () => ({ word: 'слово' }), en: async () => (${en}) },
      words: { ${byPage.join(', ')} },
      pageMeta: { ua: ${metas}, en: ${metas} } };`),
    'browser/entry.js': Buffer.from(draft.script ?? 'export const entry = 1;'),
    'browser/mf-manifest.json': Buffer.from(
      JSON.stringify({ exposes: (draft.exposes ?? ['./remote']).map((path) => ({ path })), ...draft.manifest }),
    ),
    'browser/@mf-types.zip': zipOf(draft.types ?? ['remote.d.ts']),
  };
  const packed = await packFiles(own, {});
  const release = await completeRelease({
    name: 'news',
    version,
    entry: 'browser/entry.js',
    node: 'node/main.cjs',
    shares: draft.shares ?? {},
    chunks: Object.fromEntries(remoteChunks.map((chunk) => [chunk, { js: ['browser/entry.js'], css: [] }])),
    files: packed.files,
  });
  const description = { ...release, contract: draft.contract ?? release.contract };
  return { ...packed.stored, [getDescriptionKey('news', version)]: Buffer.from(JSON.stringify(description)) };
}

async function releaseDraft(draft: Draft): Promise<void> {
  for (const [key, bytes] of Object.entries(await drafted(draft))) await store.create(key, bytes);
}

/** Returns text that is the same in each run, and hardly compressible. */
const noise = (kilobytes: number): string =>
  Array.from({ length: kilobytes * 12 }, (_, index) => createHash('sha512').update(`${index}`).digest('base64'))
    .join('')
    .slice(0, kilobytes * 1024);

const news = { name: 'news', version: '1.0.0' };
const findingsOf = async (draft: Draft) =>
  (
    await runGate(store, [news], {
      files: await drafted(draft),
      budgets: { firstLoad: { news: 140 } },
      pageTimeLimit: 500,
    })
  ).findings;

it('a valid release passes the gate, which renders its pages and writes nothing', async () => {
  const before = await findNewestEntry(store.read);
  const read: string[] = [];
  const watched = {
    ...store,
    read: (key: string) => {
      read.push(key);
      return store.read(key);
    },
  };
  const { findings, pages } = await runGate(watched, [news], { files: await drafted() });
  expect(findings).toEqual([]);
  expect(read.length).toBe(new Set(read).size);
  // Expects all pages, because a new path changes the route table: two of `news`, four of `home`, two not-found pages.
  expect(pages).toBe(8);
  expect(await store.list('news/')).toEqual([]);
  expect(await findNewestEntry(store.read)).toEqual(before);
});

describe('pages rendered by the gate', () => {
  const promoted = async () => {
    const pages: PageMemo = new Map();
    const files = await drafted();
    const gated = await runGate(store, [news], { files, rendered: pages });
    expect([gated.pages, pages.size]).toEqual([8, 8]);
    for (const [key, bytes] of Object.entries(files)) await store.create(key, bytes);
    const renders: string[] = [];
    return {
      renders,
      promote: () => promote({ store, release: news, pages, onProgress: (step) => renders.push(step) }),
    };
  };

  it('the promotion uses pages rendered by the gate without rendering again', async () => {
    const { renders, promote: go } = await promoted();
    expect((await go()).rendered).toBe(8);
    expect(renders).toEqual([]);
  });

  it('pages rendered by the gate are rendered again if another promotion has changed them', async () => {
    const { renders, promote: go } = await promoted();
    await releaseRemote(store, 'home', { version: '1.1.0', routes: ['/', '/terms'], page: 'return "<h1>other</h1>"' });
    await promote({ store, release: { name: 'home', version: '1.1.0' } });
    await go();
    // Renders only the two pages of `home` again, in both languages, because `home` 1.1.0 has changed them.
    expect(renders.at(-1)).toBe('4 of 4 pages');
    const live = await findNewestEntry(store.read);
    expect(live && (await readText(store, live.site, 'index.html'))).toContain('<h1>other</h1>');
  });
});

it('a frame over its budget is refused with the shell, and no other package is refused for it', async () => {
  const budgets = { firstLoad: { shell: 0 } };
  expect((await runGate(store, [news], { files: await drafted(), budgets })).findings).toEqual([]);
  const { findings } = await runGate(store, [{ name: 'shell', version: '1.0.0' }], { budgets });
  expect(findings.map(({ field, fault }) => [field, fault])).toEqual(
    ['ua', 'en'].map((language) => [
      'budgets',
      expect.stringMatching(
        new RegExp(`^the frame in ${language} is 0\\.\\d KB of JavaScript, but the budget is 0 KB$`),
      ),
    ]),
  );
});

describe('a fault names its field and remedy', () => {
  const faults: readonly [string, Draft, RegExp][] = [
    ['contract', { contract: 2 }, /its contract is 2, but this workspace has contract 1/],
    ['exposes', { exposes: ['./page'] }, /does not expose \.\/remote/],
    [
      'exposes',
      { manifest: { metaData: { remoteEntry: { type: 'global' } } } },
      /its container has the type "global", but pages can only load modules/,
    ],
    ['shares', { manifest: { shared: [share('react', 'js/react.1a2b3c4d.js')] } }, /has its own copy of react/],
    ['shares', { manifest: { shared: [share('zustand')] } }, /has its own copy of react, but a page may have only one/],
    ['types', { types: ['compiled-types/src/remote.d.ts'] }, /does not declare \.\/remote/],
    ['shares', { shares: { react: '^20.0.0' } }, /news 1\.0\.0 requires react \^20\.0\.0 \(the shell has none\)/],
    ['routes', { routes: ['/terms'] }, /Two remotes claim \/terms: home 1\.0\.0 and news 1\.0\.0/],
    [
      'locales',
      { en: '{ word: "", more: "x" }' },
      /more: nothing in Ukrainian, text in English; word: text in Ukrainian, empty text in English/,
    ],
    [
      'locales',
      { en: '{ word: "word", prototype: "x", constructor: "y" }' },
      /constructor: nothing in Ukrainian, text in English; prototype: nothing in Ukrainian, text in English/,
    ],
    ['locales', { en: '{ word: "The word of {brand}" }' }, /word: text in Ukrainian, text \{brand\} in English/],
    ['locales', { words: ['/news'] }, /these chunks are missing: locale-news-ua, locale-news-en/],
    [
      'budgets',
      { script: `/*${noise(80)}*/` },
      /\/news in ua loads \d+\.\d KB of JavaScript, but the budget is 140 KB/,
    ],
    ['pages', { page: 'throw new Error("no such figure")' }, /\/news: no such figure/],
    ['pages', { page: 'for (;;);' }, /\/news: it was not rendered within 0\.5 s/],
    ['pages', { page: `return '<a href="/nowhere">x</a>'` }, /\/nowhere is not a page of the site\. Found on \/news/],
  ];
  it.each(faults)('a fault in the field %s names its field and remedy', async (field, draft, words) => {
    const findings = await findingsOf(draft);
    const found = findings.filter((finding) => finding.field === field);
    expect(found.map(({ fault }) => fault).join('\n')).toMatch(words);
    for (const { remedy } of findings) expect(remedy).toMatch(/[a-z].*\.$/);
    expect(findings.map((finding) => finding.field)).toEqual(findings.map(() => field));
  });
});

it('a size less than ten per cent over its budget gives a warning', async () => {
  const allowing = async (kilobytes: number) =>
    runGate(store, [news], {
      files: await drafted({ script: `/*${noise(80)}*/` }),
      budgets: { firstLoad: { news: kilobytes } },
    });
  const { findings: refused } = await allowing(0);
  const asked = Number(/loads (\d+\.\d) KB/.exec(refused[0]?.fault ?? '')?.[1]);
  expect(asked).toBeGreaterThan(0);

  const little = await allowing(asked / 1.02);
  expect(little.findings).toEqual([]);
  expect(little.warnings.map(({ field, fault }) => `${field}: ${fault}`)).toContainEqual(
    expect.stringMatching(/^budgets: \/news in ua loads \d+\.\d KB of JavaScript, but the budget is [\d.]+ KB$/),
  );
  expect(little.warnings[0]?.remedy).toContain(`Above ${((asked / 1.02) * 1.1).toFixed(1)} KB`);

  const much = await allowing(asked / 1.12);
  expect(much.findings.map(({ field }) => field)).toContain('budgets');
  expect(much.warnings).toEqual([]);
});

it('the budget of returning visitors limits the script that they fetch again', async () => {
  const budgets = { firstLoad: { news: 140 }, returning: { news: 1 } };
  const script = `/*${noise(10)}*/`;
  const first = await drafted({ script });
  // Expects no finding for a first release, because it has no returning visitors.
  expect((await runGate(store, [news], { files: first, budgets })).findings).toEqual([]);
  for (const [key, bytes] of Object.entries(first)) await store.create(key, bytes);
  await promote({ store, release: news });
  const next = await drafted({ version: '1.1.0', script: `${script} ` });
  const held = (limits: typeof budgets) =>
    runGate(store, [{ name: 'news', version: '1.1.0' }], { files: next, budgets: limits });
  expect((await held(budgets)).findings.map(({ fault }) => fault)).toEqual(
    ['ua', 'en'].map((language) =>
      expect.stringMatching(
        new RegExp(
          `^/news in ${language} makes returning visitors fetch \\d+\\.\\d KB of JavaScript again, but the budget is 1 KB$`,
        ),
      ),
    ),
  );
  expect((await held({ ...budgets, returning: { news: 60 } })).findings).toEqual([]);
  // Expects the same once the release is live, so that its size can still be accepted.
  for (const [key, bytes] of Object.entries(next)) await store.create(key, bytes);
  await promote({ store, release: { name: 'news', version: '1.1.0' } });
  expect((await held(budgets)).findings).toHaveLength(2);
});

it('a module that the live release exposes must stay exposed', async () => {
  await releaseDraft({ exposes: ['./remote', './Ticker'], types: ['remote.d.ts', 'Ticker.d.ts'] });
  await promote({ store, release: news });
  const next = await drafted({ version: '1.1.0' });
  const { findings } = await runGate(store, [{ name: 'news', version: '1.1.0' }], { files: next });
  expect(findings.map(({ field, fault }) => `${field}: ${fault}`)).toEqual([
    'exposes: the container does not expose ./Ticker',
    'types: browser/@mf-types.zip does not declare ./Ticker',
  ]);
});

const manifestOf = (version: string) => findReleasedKey(store, 'news', version, 'browser/mf-manifest.json');

it.each([
  ['an altered release.json', async () => getDescriptionKey('news', '1.0.0'), '{}'],
  ['an altered manifest', () => manifestOf('1.0.0'), 'altered'],
  ['a missing manifest', () => manifestOf('1.0.0'), undefined],
])('a live release with %s can be replaced', async (_, findKey, bytes) => {
  await releaseDraft({ manifest: { build: 0 } });
  await promote({ store, release: news });
  const key = await findKey();
  await store.upkeep.remove([key]);
  if (bytes) await store.create(key, bytes);
  const { findings } = await runGate(store, [{ name: 'news', version: '1.1.0' }], {
    files: await drafted({ version: '1.1.0' }),
  });
  expect(findings).toEqual([]);
});

it.each([
  ['release.json', async () => getDescriptionKey('news', '1.0.0')],
  ['manifest', () => manifestOf('1.0.0')],
])('the gate stops if the store cannot read the %s of the live release', async (_, findKey) => {
  await releaseDraft({ manifest: { build: 0 } });
  await promote({ store, release: news });
  const unread = await findKey();
  const failing: ReleaseStore = {
    ...store,
    read: async (key) => {
      if (key === unread) throw new StoreError({ fact: 'The store is unavailable.' });
      return store.read(key);
    },
  };
  const gate = runGate(failing, [{ name: 'news', version: '1.1.0' }], { files: await drafted({ version: '1.1.0' }) });
  await expect(gate).rejects.toThrow('The store is unavailable.');
});

it('a release is not refused for a rollback that is impossible anyway', async () => {
  await releaseRemote(store, 'home', { version: '1.1.0', routes: ['/', '/terms'] });
  await promote({ store, release: { name: 'home', version: '1.1.0' } });
  await store.upkeep.remove([await findReleasedKey(store, 'home', '1.0.0', 'node/main.cjs')]);
  expect(await findingsOf({})).toEqual([]);
  await store.upkeep.remove(['home/1.0.0/release.json']);
  expect(await findingsOf({})).toEqual([]);
});

describe('a conflict with a possible rollback', () => {
  /** `home` 1.1.0 drops `/terms`, and `news` claims this path. So the site could not be composed after a rollback of `home`. */
  beforeEach(async () => {
    await releaseRemote(store, 'home', { version: '1.1.0', routes: ['/'], page: 'return "<h1>home</h1>"' });
    await promote({ store, release: { name: 'home', version: '1.1.0' }, drops: ['/terms'] });
  });
  const draft = { routes: ['/terms'] };

  it('the gate refuses a release that conflicts with a rollback, and names the rollback', async () => {
    expect(await findingsOf(draft)).toMatchObject([{ field: 'routes', after: 'a rollback of home to 1.0.0' }]);
    await expect(passGate(store, [news], { files: await drafted(draft) })).rejects.toThrow(
      /news 1\.0\.0 cannot become live:\n {2}routes \(after a rollback of home to 1\.0\.0\): Two remotes claim \/terms[\s\S]*With --force it becomes live/,
    );
  });

  it('--force permits a conflict with a rollback, but no fault of the live site', async () => {
    await expect(passGate(store, [news], { files: await drafted(draft), force: true })).resolves.toBeTruthy();
    const broken = { files: await drafted({ ...draft, page: 'throw new Error("torn")' }), force: true };
    await expect(passGate(store, [news], broken)).rejects.toThrow(/pages: \/terms: torn/);
  });
});

it('missing metadata is reported with the file to write it into', async () => {
  const files = await drafted({ described: ['/other'] });
  const { findings } = await runGate(store, [news], { files });
  expect(findings).toContainEqual({
    field: 'routes',
    fault: 'news 1.0.0 has no metadata for /news in "ua".',
    remedy: 'Write it in meta.ua.json.',
  });
});
