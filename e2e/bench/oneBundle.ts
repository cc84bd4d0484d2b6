import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { baseBuild } from 'platform/build';
import { type Language, type Route, wordsChunks } from 'shared/contract';

/** What the one bundle puts in the place of a page's modules. */
export interface OneBundle {
  /** Bodies by file name. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The files a page needs, main first. */
  scriptsOf(owner: string, route: Pick<Route, 'page' | 'path'>, language: Language): string[];
}

/**
 * The reference: the same sources as one build with dynamic imports, without federation, pins or a contract between them. The
 * entry is written anew for the remotes that are there, outside of every folder: it is the one place that knows them all.
 */
export async function buildOneBundle(root: string): Promise<OneBundle> {
  const folder = join(root, '.cache/bench');
  const packages = (await readdir(root)).filter((name) => name.startsWith('mfe-')).sort();
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'oneBundle.tsx'), entrySource(root, packages));
  const base = baseBuild({ name: 'bench', folder, platform: 'browser', mode: 'production' });
  const output = join(folder, 'dist');
  const ownNames = {
    test: /\.tsx?$/,
    include: /[\\/]mfe-/,
    enforce: 'pre' as const,
    loader: join(import.meta.dirname, 'ownChunkNames.cjs'),
  };
  // The reference has no chain of integrity: its plugins are the styles' alone.
  const plugins = (base.plugins ?? []).filter(
    (plugin) => !/Pin|SubresourceIntegrity/.test(plugin?.constructor.name ?? ''),
  );
  const compiler = rspack({
    ...base,
    plugins,
    entry: { main: join(folder, 'oneBundle.tsx') },
    output: { ...base.output, path: output, publicPath: '/one/' },
    module: { ...base.module, rules: [ownNames, ...(base.module?.rules ?? [])] },
    resolve: { ...base.resolve, modules: [join(root, 'shell/node_modules'), 'node_modules'] },
  });
  const chunks = await new Promise<Record<string, string[]>>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        return;
      }
      const { namedChunkGroups, entrypoints } = stats.toJson({ all: false, chunkGroups: true, entrypoints: true });
      const groups = Object.entries({ ...namedChunkGroups, ...entrypoints });
      compiler.close(() =>
        resolve(
          Object.fromEntries(
            groups.map(([name, { assets = [] }]) => [
              name,
              assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
            ]),
          ),
        ),
      );
    });
  });
  const names = (await readdir(output, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name.split('\\').join('/'), await readFile(join(output, name))] as const),
    ),
  );
  return {
    files,
    scriptsOf: (owner, { page, path }, language) => {
      const own = [`page-${page}`, ...wordsChunks(path, language)].map((chunk) => `${owner}-${chunk}`);
      return [...new Set(['main', `locale-${language}`, ...own].flatMap((chunk) => chunks[chunk] ?? []))];
    },
  };
}

/** Shell and remotes imported by name; the words of each remote keep a chunk of their own, as in the federation. */
const entrySource = (root: string, packages: readonly string[]): string => `
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createMessages, frameMessages } from '${root}/shared/src/language.ts';
import { defaultSite, messageVariables } from '${root}/shared/src/site.ts';
import { readAddress } from '${root}/shared/src/contract/Route.ts';
import { App } from '${root}/shell/src/App.tsx';
import { readHead } from '${root}/shell/src/document/applyHead.browser.ts';
import { createLanguageStore } from '${root}/shell/src/language/languageStore.ts';
${packages.map((folder, index) => `import { remote as remote${index} } from '${root}/${folder}/src/remote.ts';`).join('\n')}

const remotes = [${packages.map((_, index) => `remote${index}`).join(', ')}];
const words = {
  ua: () => import(/* webpackChunkName: "locale-ua" */ '${root}/shell/src/locales/frame.ua.ts'),
  en: () => import(/* webpackChunkName: "locale-en" */ '${root}/shell/src/locales/frame.en.ts'),
};
const { path, language } = readAddress(location.pathname);
const messages = createMessages({ language, variables: messageVariables(defaultSite, language) });
const shown = new Map();
const ready = words[language]().then((module) => {
  messages.addResourceBundle(language, 'shell', module.messages);
  messages.addResourceBundle(language, frameMessages, module.messages);
  return messages;
});
const source = {
  messages: () => ready,
  routeTable: () => fetch('/snapshot.json').then((answer) => answer.json()).then((snapshot) => snapshot.routes),
  page: (to) => {
    if (!shown.has(to)) shown.set(to, load(to));
    return shown.get(to);
  },
};
async function load(to) {
  const remote = remotes.find(({ routes }) => routes.some((route) => route.path === to));
  const route = remote?.routes.find((each) => each.path === to);
  if (!remote || !route) return { kind: 'notFound' };
  const [Page, own] = await Promise.all([remote.pages[route.page](), (remote.words?.[to] ?? remote.locales)[language]()]);
  messages.addResourceBundle(language, remote.name, own);
  return { kind: 'page', owner: remote.name, version: document.querySelector('[data-release]').dataset.release, route, Page, meta: readHead() };
}
ready.then(() =>
  hydrateRoot(
    document.getElementById('root'),
    <BrowserRouter><App source={source} languageStore={createLanguageStore(language)} site={defaultSite} version={JSON.parse(document.getElementById('snapshot').textContent).shell} onShown={() => { document.documentElement.dataset.hydrated = ''; }} /></BrowserRouter>,
  ),
);
`;
