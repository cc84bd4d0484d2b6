import { type Configuration, DefinePlugin } from '@rspack/core';
import { baseBuild } from './baseBuild.ts';
import { type BuildMode, chunkReport } from './chunkReport.ts';
import { inputList } from './inputList.ts';
import { shareVersions } from './singletons.ts';

/** The shell's builds from one configuration. The shell is a plain build: it provides the singletons, and exposes no module. */
export function shellBuild({ mode = 'production' }: { readonly mode?: BuildMode } = {}): Configuration[] {
  const folder = process.cwd();
  return [shellBrowserBuild(folder, mode), shellEarlyBuild(folder, mode), shellNodeBuild(folder, mode)];
}

export function shellBrowserBuild(folder: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name: 'shell', folder, platform: 'browser', mode });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    ...(mode === 'production' && { optimization: { ...base.optimization, splitChunks: chunksApart } }),
    plugins: [...(base.plugins ?? []), shareVersionsPlugin(), chunkReport('main')],
  };
}

/**
 * What seldom changes stands apart (0033): a visitor who comes back fetches what a release has changed. The entry is left with the runtime,
 * which alone names other chunks, so that no change goes round through the others.
 */
const chunksApart = {
  chunks: 'async' as const,
  cacheGroups: {
    defaultVendors: false as const,
    react: apart('react', library('react|react-dom|scheduler')),
    router: apart('router', library('react-router|react-router-dom|cookie|set-cookie-parser')),
    i18next: apart(
      'i18next',
      library('i18next|react-i18next|void-elements|html-parse-stringify|use-sync-external-store'),
    ),
    frame: apart('frame', /^(?!.*[\\/](main|shareVersions)\.ts$)/, 0),
  },
};

function library(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
}

/** A chunk of what the entry needs at once. The styles stay with the entry: they are inlined. */
function apart(name: string, test: RegExp, priority = 1) {
  return { name, test, priority, type: /^javascript/, chunks: 'initial' as const, enforce: true };
}

/**
 * What runs before anything is painted: a classic script, because modules wait for the whole document. It is a build of its own,
 * as a build writes either modules or classic scripts.
 */
export function shellEarlyBuild(folder: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name: 'shell', folder, platform: 'browser', mode });
  return {
    ...base,
    name: 'shell-early',
    entry: { detectLanguage: './src/routing/detectLanguage.browser.ts' },
    output: {
      ...base.output,
      module: false,
      chunkFormat: 'array-push',
      chunkLoading: 'jsonp',
      iife: true,
      publicPath: '',
    },
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
