import { type Configuration, DefinePlugin } from '@rspack/core';
import { classicScriptOutput, createBaseBuild } from './baseBuild.ts';
import { createInputListPlugin } from './inputList.ts';
import { type BuildMode, createChunkReportPlugin } from './namedChunkFiles.ts';
import { listShareVersions } from './singletonVersions.ts';

/** Configures the shell's builds. The shell provides the singletons, and exposes no module. */
export function createShellBuilds({ mode = 'production' }: { readonly mode?: BuildMode } = {}): Configuration[] {
  const folder = process.cwd();
  return [
    createShellBrowserBuild(folder, mode),
    ...createShellStarterBuilds(folder, mode),
    createBlockingScriptBuild(folder, mode),
    createShellNodeBuild(folder, mode),
  ];
}

export function createShellBrowserBuild(folder: string, mode: BuildMode): Configuration {
  const base = createBaseBuild({ name: 'shell', folder, platform: 'browser', mode });
  return {
    ...base,
    entry: { main: './src/browser.tsx' },
    ...(mode === 'production' && { optimization: { ...base.optimization, splitChunks: separateLibraries } }),
    plugins: [...(base.plugins ?? []), createShareVersionsPlugin(), createChunkReportPlugin('main')],
  };
}

/**
 * Puts the libraries into one chunk, because they seldom change (0120). A returning visitor then downloads only the code that a release has
 * changed. Styles stay in `main`, because documents inline them.
 */
const separateLibraries = {
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
 * Configures the scripts that a document loads besides `main`: the starter, and scripts that animate figures and mark the table of contents
 * (0106), draw passages (0113), and report failures and speed (0107). Each script is one self-contained module. They are separate builds,
 * so that they do not contain the bundler's runtime.
 */
export function createShellStarterBuilds(folder: string, mode: BuildMode): Configuration[] {
  const base = createBaseBuild({ name: 'shell', folder, platform: 'browser', mode });
  const starterEntries = ['starter', 'report', 'vitals'].map(
    (entry) => [entry, `./src/starter/${entry}.browser.ts`] as const,
  );
  const ofShared = ['animate', 'contents', 'passage', 'stone'].map((entry) => [entry, `shared/${entry}`] as const);
  return [...starterEntries, ...ofShared].map(([entry, module]) => ({
    ...base,
    name: `shell-${entry}`,
    entry: { [entry]: module },
    output: { ...base.output, library: { type: 'modern-module' }, publicPath: '' },
    plugins: [
      createChunkReportPlugin(entry, `chunks.${entry}.json`),
      ...(mode === 'production' ? [createInputListPlugin(folder)] : []),
    ],
  }));
}

/** Configures the script that runs before the first paint. A separate build, because one build writes only modules or classic scripts. */
export function createBlockingScriptBuild(folder: string, mode: BuildMode): Configuration {
  const base = createBaseBuild({ name: 'shell', folder, platform: 'browser', mode });
  return {
    ...base,
    name: 'shell-early',
    entry: { detectLanguage: './src/routing/redirectToVisitorLanguage.browser.ts' },
    output: { ...base.output, ...classicScriptOutput },
    plugins: [
      createChunkReportPlugin('detectLanguage', 'chunks.early.json'),
      ...(mode === 'production' ? [createInputListPlugin(folder)] : []),
    ],
  };
}

export function createShellNodeBuild(folder: string, mode: BuildMode): Configuration {
  const base = createBaseBuild({ name: 'shell', folder, platform: 'node', mode });
  return {
    ...base,
    entry: { main: './src/node.tsx' },
    plugins: [...(base.plugins ?? []), createShareVersionsPlugin()],
  };
}

const createShareVersionsPlugin = () =>
  new DefinePlugin({
    __SHARE_VERSIONS__: JSON.stringify(listShareVersions()),
    // Removes the snapshot plug-in from the federation runtime: pages pin the releases of remotes, so they never use it.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
  });
