import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { openFolderStore } from '../src/store/backends/releaseStore.folder.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { writeReleased } from './writeReleased.ts';

/** Source of a fake Node build of the shell, without React. */
export const shellSource = `
exports.shares = { react: {} };
exports.iconSvg = '<svg/>';
exports.app = { themeColor: '#06171b', backgroundColor: '#eff1eb', icons: [] };
const defaults = { origin: 'https://porohy.example', brand: { ua: 'Пороги', en: 'Porohy' }, mapFrame: '', contactEndpoint: '' };
exports.mergeSite = (values) => ({ ...defaults, ...values });
exports.fill = (meta, site, language) => ({ ...meta, title: meta.title.replace('{brand}', site.brand[language]) });
exports.renderPage = async ({ path, language, page, snapshot, starter, routeTable }) =>
  '<html><body>' + (page ? page.Page() : 'nobody owns this, in ' + language) + '<i>' + page?.messages?.word + '</i>' +
  [...starter.frame, ...starter.page].map(({ url }) => '<script src="' + url + '"></script>').join('') + JSON.stringify(snapshot) + '</body></html>';
`;

export interface FakeRemote {
  readonly version?: string;
  readonly routes: readonly string[];
  /** Body of the function that returns the page's HTML. */
  readonly page?: string;
  readonly requires?: string;
  /** False: leaves out `containerFiles`, which only the gate requires. */
  readonly container?: boolean;
  readonly chunks?: readonly string[];
  /** Texts of single pages in both languages, as separate chunks besides `locales`. Absent: all texts are in one chunk. */
  readonly words?: Readonly<Record<string, object>>;
  readonly redirects?: Readonly<Record<string, string | null>>;
  /** Additional browser files, by their paths below `browser/`. */
  readonly browser?: Readonly<Record<string, string>>;
  /** Singletons that the release requires from the shell, with their versions. */
  readonly shares?: Readonly<Record<string, string>>;
}

/** Container files that the gate requires of a remote: the manifest, and the archive of types. */
export const containerFiles: Readonly<Record<string, Buffer>> = {
  'browser/mf-manifest.json': Buffer.from(JSON.stringify({ exposes: [{ path: './remote' }] })),
  'browser/@mf-types.zip': Buffer.from(zipSync({ 'remote.d.ts': new Uint8Array() }, { mtime: new Date(1980, 0, 1) })),
};

export const shellChunks = [
  ...['main', 'locale-ua', 'locale-en', 'detectLanguage', 'federation', 'starter', 'animate'],
  ...['contents', 'passage', 'report', 'stone', 'vitals'],
];
export const remoteChunks = ['__federation_expose_remote', 'page-P', 'locale-ua', 'locale-en', 'meta-ua', 'meta-en'];

/** Releases a remote whose pages are one line of code each. */
export async function releaseRemote(
  store: ReleaseStore,
  name: string,
  {
    version = '1.0.0',
    routes,
    page = 'return "<h1>page</h1>"',
    redirects,
    words,
    requires,
    container = true,
    chunks = remoteChunks,
    shares = {},
    browser = {},
  }: FakeRemote,
) {
  const files = {
    ...Object.fromEntries(Object.entries(browser).map(([file, text]) => [`browser/${file}`, text])),
    'node/main.cjs': `${requires ? `require('${requires}');` : ''}${createRemoteSource(name, routes, page, redirects, words)}`,
    ...createEntryFile(name, version),
    ...(container && containerFiles),
  };
  await writeReleased(store, { name, version, chunks, shares }, files);
}

const createEntryFile = (name: string, version: string) => ({
  'browser/entry.js': `export const release = '${name} ${version}';`,
});

/** Creates the Node build of a remote whose pages are one line of code each. */
export function createRemoteSource(
  name: string,
  routes: readonly string[],
  page: string,
  redirects?: FakeRemote['redirects'],
  words?: FakeRemote['words'],
): string {
  const byPage = Object.entries(words ?? {}).map(
    ([path, own]) =>
      `'${path}': { ua: async () => (${JSON.stringify(own)}), en: async () => (${JSON.stringify(own)}) }`,
  );
  const metas = `async () => ({ ${routes.map((path) => `'${path}': { title: '${path} {brand}', description: 'd', ogLine: 'o' }`).join(', ')} })`;
  return `
exports.remote = {
  name: '${name}',
  routes: ${JSON.stringify(routes.map((path) => ({ path, page: 'P' })))},${
    redirects
      ? `
  redirects: ${JSON.stringify(redirects)},`
      : ''
  }
  ${words ? `words: { ${byPage.join(', ')} },` : ''}
  pages: { P: async () => () => { ${page} } },
  locales: { ua: async () => ({ word: 'слово' }), en: async () => ({ word: 'word' }) },
  pageMeta: { ua: ${metas}, en: ${metas} },
};`;
}

/** Adds a shell to the given store, or to a new one. By default, the shell provides no singletons. */
export async function storeWithShell(
  given?: ReleaseStore,
  shares: Readonly<Record<string, string>> = {},
): Promise<ReleaseStore> {
  const store = given ?? openFolderStore(await mkdtemp(join(tmpdir(), 'store-')));
  const [name, version] = ['shell', '1.0.0'];
  const files = { 'node/main.cjs': shellSource, ...createEntryFile(name, version) };
  await writeReleased(store, { name, version, chunks: shellChunks, shares }, files);
  return store;
}

/** Copies a folder store, so that each test has its own copy of a site that was composed once. */
export async function cloneStore({ place }: ReleaseStore): Promise<ReleaseStore> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  await cp(place, folder, { recursive: true });
  return openFolderStore(folder);
}
