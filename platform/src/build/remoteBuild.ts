import { join } from 'node:path';
import { StatsPlugin } from '@module-federation/manifest';
import {
  type Configuration,
  container,
  HtmlRspackPlugin,
  type RspackPluginInstance,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { exposedChunk, singletons } from 'shared/contract';
import { classicScriptOutput, createBaseBuild } from './baseBuild.ts';
import { createPageCheckPlugin } from './checkPages.ts';
import { type BuildMode, createChunkReportPlugin } from './namedChunkFiles.ts';
import { PinPlugin } from './PinPlugin.ts';
import { listShareRanges, readInstalledVersion } from './singletonVersions.ts';
import { typesArchiveName } from './typesArchive.ts';

interface RemoteBuildOptions {
  readonly name: string;
  readonly mode?: BuildMode;
}

interface FederationStats {
  readonly metaData: { readonly types: object };
}

/** Adds the name of the archive of types to the data from which the plugin makes the manifest. */
const nameTypesArchive = ({ stats }: { readonly stats: FederationStats }): FederationStats => ({
  ...stats,
  metaData: { ...stats.metaData, types: { ...stats.metaData.types, zip: typesArchiveName } },
});

/** Converts a remote's name to the name of its Module Federation container, which must be a valid identifier. */
export const toContainerName = (name: string): string => name.replaceAll('-', '_');

/**
 * Configures a remote's two builds: a Module Federation container for the browser, and a bundle with which Node prerenders the pages.
 *  Run from the remote's folder. `rspack serve` instead shows the remote alone in a plain frame.
 */
export function createRemoteBuilds({ name, mode = 'production' }: RemoteBuildOptions): Configuration[] {
  const folder = process.cwd();
  if (process.argv.includes('serve')) return [createPlainFrameBuild(name, folder)];
  return [createRemoteBrowserBuild(name, folder, mode), createRemoteNodeBuild(name, folder, mode)];
}

export function createRemoteBrowserBuild(name: string, folder: string, mode: BuildMode): Configuration {
  const base = createBaseBuild({ name, folder, platform: 'browser', mode });
  const production = mode === 'production';
  const ranges = listShareRanges();
  // `import: false` keeps copies of the singletons out of the remote, which must use the page's copies.
  const shared: Record<string, { singleton: boolean; requiredVersion: string | false; import: false }> =
    Object.fromEntries(
      singletons.map((key) => [key, { singleton: true, requiredVersion: ranges[key] ?? false, import: false }]),
    );
  const federation = {
    name: toContainerName(name),
    filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    library: { type: 'module' as const },
    remoteType: 'module' as const,
    shared,
  };
  const manifest = {
    ...federation,
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.ts' },
    // Names the archive of types, which publishing generates. With `dts`, the plugin runs the compiler twice to find this name.
    manifest: { additionalData: nameTypesArchive },
    dts: false as const,
  };
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new container.ModuleFederationPluginV1({
        ...federation,
        exposes: { './remote': { import: './src/remote.ts', name: exposedChunk } },
      }),
      createPageCheckPlugin(folder),
      createChunkReportPlugin(toContainerName(name)),
      ...(production
        ? [
            new StatsPlugin(manifest as never, {
              pluginVersion: readInstalledVersion('@module-federation/manifest', import.meta.url),
              bundler: 'rspack',
            }) as never as RspackPluginInstance,
          ]
        : []),
    ],
  };
}

export function createRemoteNodeBuild(name: string, folder: string, mode: BuildMode): Configuration {
  const base = createBaseBuild({ name, folder, platform: 'node', mode });
  return {
    ...base,
    // Puts the texts of each language into a separate chunk. If one text changes, the store then gets only that chunk as new bytes.
    output: { ...base.output, asyncChunks: mode === 'production' },
    entry: { main: './src/remote.ts' },
    externals: [
      // Leaves React and the other singletons to the shell's Node build, because prerendering needs exactly one copy of each.
      ({ request }, callback) =>
        request !== undefined && (singletons as readonly string[]).includes(request)
          ? callback(undefined, `commonjs2 ${request}`)
          : callback(),
    ],
  };
}

/** Configures the development server of one remote (`npm --prefix mfe-… run dev`), which shows its pages without the shell. */
function createPlainFrameBuild(name: string, folder: string): Configuration {
  process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '3200';
  const base = createBaseBuild({ name, folder, platform: 'browser', mode: 'development' });
  return {
    ...base,
    entry: { main: './src/dev.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshRspackPlugin(),
      new HtmlRspackPlugin({ title: name, scriptLoading: 'module' }),
    ],
    // Level `info` makes the development server print its address.
    infrastructureLogging: { level: 'info' },
    devServer: {
      host: '127.0.0.1',
      // `auto` takes the first free port, starting at 3200 (the variable above).
      port: process.env.PORT ? Number(process.env.PORT) : 'auto',
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      historyApiFallback: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true }, logging: 'warn' },
    },
  };
}

/**
 * Configures a remote as a site without the shell: the browser's script, the script before the first paint, and the prerenderer.
 *  Their entries are in `src/standalone`.
 */
export function createStandaloneBuild(name: string, folder: string): Configuration[] {
  const output = join(folder, 'dist/standalone');
  const browser = createBaseBuild({ name, folder, platform: 'browser', mode: 'production' });
  // Leaves out the plug-ins that verify chunks: there is only one script, and the document has its hash.
  const plugins = (browser.plugins ?? []).filter(
    (plugin) => !(plugin instanceof PinPlugin || plugin instanceof SubresourceIntegrityPlugin),
  );
  const node = createBaseBuild({ name, folder, platform: 'node', mode: 'production' });
  return [
    {
      ...browser,
      entry: { main: './src/standalone/browser.tsx' },
      output: { ...browser.output, path: join(output, 'browser') },
      plugins,
    },
    {
      ...browser,
      name: `${name}-early`,
      entry: { early: './src/standalone/early.browser.ts' },
      output: { ...browser.output, ...classicScriptOutput, path: join(output, 'browser') },
      plugins: [],
    },
    {
      ...node,
      entry: { main: './src/standalone/node.tsx' },
      output: { ...node.output, path: join(output, 'node') },
    },
  ];
}
