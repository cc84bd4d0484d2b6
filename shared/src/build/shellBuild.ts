import { type Configuration, DefinePlugin } from '@rspack/core';
import { baseBuild } from './baseBuild.ts';
import { type BuildMode, chunkReport } from './chunkReport.ts';
import { shareVersions } from './singletons.ts';

/** The shell's two builds from one configuration. The shell is a plain build: it provides the singletons, and shares no module. */
export function shellBuild({ mode = 'production' }: { readonly mode?: BuildMode } = {}): Configuration[] {
  const room = process.cwd();
  return [shellBrowserBuild(room, mode), shellNodeBuild(room, mode)];
}

export function shellBrowserBuild(room: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name: 'shell', room, platform: 'browser', mode });
  return {
    ...base,
    entry: { main: './src/browser.tsx', detectLanguage: './src/routing/detectLanguage.browser.ts' },
    plugins: [...(base.plugins ?? []), shareVersionsPlugin(), chunkReport('main')],
  };
}

export function shellNodeBuild(room: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name: 'shell', room, platform: 'node', mode });
  return { ...base, entry: { main: './src/node.tsx' }, plugins: [...(base.plugins ?? []), shareVersionsPlugin()] };
}

const shareVersionsPlugin = () =>
  new DefinePlugin({
    __SHARE_VERSIONS__: JSON.stringify(shareVersions()),
    // The federation runtime leaves out what a page with pinned releases never asks for.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
  });
