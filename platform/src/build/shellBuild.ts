import { type Configuration, DefinePlugin } from '@rspack/core';
import { baseBuild, classicScript } from './baseBuild.ts';
import { type BuildMode, chunkReport } from './chunkReport.ts';
import { inputList } from './inputList.ts';
import { shareVersions } from './singletons.ts';

/** The shell's builds from one configuration. The shell is a plain build: it provides the singletons, and exposes no module. */
export function shellBuild({ mode = 'production' }: { readonly mode?: BuildMode } = {}): Configuration[] {
  const folder = process.cwd();
  return [
    shellBrowserBuild(folder, mode),
    ...shellStarterBuilds(folder, mode),
    shellEarlyBuild(folder, mode),
    shellNodeBuild(folder, mode),
  ];
}

export function shellBrowserBuild(folder: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name: 'shell', folder, platform: 'browser', mode });
  return {
    ...base,
    entry: { main: './src/browser.tsx' },
    ...(mode === 'production' && { optimization: { ...base.optimization, splitChunks: librariesApart } }),
    plugins: [...(base.plugins ?? []), shareVersionsPlugin(), chunkReport('main')],
  };
}

/**
 * Chunks that seldom change stand apart (0120): a visitor who comes back fetches what a release has changed. The libraries name no other
 * chunk; `main` holds the frame and the runtime, which names them all. The styles stay with it: they are inlined.
 */
const librariesApart = {
  chunks: 'async' as const,
  cacheGroups: {
    defaultVendors: false as const,
    libraries: {
      name: 'libraries',
      test: /[\\/]node_modules[\\/]/,
      type: /^javascript/,
      chunks: 'initial' as const,
      enforce: true,
    },
  },
};

/**
 * Builds the scripts of a document: the one that it runs by itself, and those that count its figures and mark its contents (0106). Others
 * draw its passages (0113), tell of its failures (0107) and of how fast it was (0107). Each is one module that needs nothing beside it.
 * They are builds of their own, because they load no chunk in the bundler's way and must not carry its runtime.
 */
export function shellStarterBuilds(folder: string, mode: BuildMode): Configuration[] {
  const base = baseBuild({ name: 'shell', folder, platform: 'browser', mode });
  const own = ['starter', 'report', 'vitals'].map((entry) => [entry, `./src/starter/${entry}.browser.ts`] as const);
  const ofShared = ['animate', 'contents', 'passage', 'stone'].map((entry) => [entry, `shared/${entry}`] as const);
  return [...own, ...ofShared].map(([entry, module]) => ({
    ...base,
    name: `shell-${entry}`,
    entry: { [entry]: module },
    output: { ...base.output, library: { type: 'modern-module' }, publicPath: '' },
    plugins: [chunkReport(entry, `chunks.${entry}.json`), ...(mode === 'production' ? [inputList(folder)] : [])],
  }));
}

/** Builds the script that runs before anything is painted: apart, as one build writes either modules or classic scripts. */
export function shellEarlyBuild(folder: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name: 'shell', folder, platform: 'browser', mode });
  return {
    ...base,
    name: 'shell-early',
    entry: { detectLanguage: './src/routing/detectLanguage.browser.ts' },
    output: { ...base.output, ...classicScript },
    plugins: [
      chunkReport('detectLanguage', 'chunks.early.json'),
      ...(mode === 'production' ? [inputList(folder)] : []),
    ],
  };
}

export function shellNodeBuild(folder: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name: 'shell', folder, platform: 'node', mode });
  return { ...base, entry: { main: './src/node.tsx' }, plugins: [...(base.plugins ?? []), shareVersionsPlugin()] };
}

const shareVersionsPlugin = () =>
  new DefinePlugin({
    __SHARE_VERSIONS__: JSON.stringify(shareVersions()),
    // The federation runtime leaves out what a page with pinned releases never asks for.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
  });
