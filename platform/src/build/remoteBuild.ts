import { StatsPlugin } from '@module-federation/manifest';
import { type Configuration, container, type RspackPluginInstance } from '@rspack/core';
import { exposedChunk } from 'shared/contract';
import { aloneBuild } from './aloneBuild.ts';
import { baseBuild } from './baseBuild.ts';
import { checkPages } from './checkPages.ts';
import { type BuildMode, chunkReport } from './chunkReport.ts';
import { installedVersion, shareRanges, singletons } from './singletons.ts';

interface RemoteBuildOptions {
  readonly name: string;
  readonly mode?: BuildMode;
}

/** The name under which Module Federation knows a remote: a valid identifier. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

/**
 * A remote's two builds from one configuration: a Module Federation container for the browser, and a bundle for Node that is
 * used only to prerender. Run from the remote's folder. `rspack serve` shows the remote alone in a plain frame.
 */
export function remoteBuild({ name, mode = 'production' }: RemoteBuildOptions): Configuration[] {
  const folder = process.cwd();
  if (process.argv.includes('serve')) return [aloneBuild(name, folder)];
  return [browserBuild(name, folder, mode), nodeBuild(name, folder, mode)];
}

export function browserBuild(name: string, folder: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name, folder, platform: 'browser', mode });
  const production = mode === 'production';
  const ranges = shareRanges();
  // `import: false`: a remote never brings a copy of what is one per page.
  const shared: Record<string, { singleton: boolean; requiredVersion: string | false; import: false }> =
    Object.fromEntries(
      singletons.map((key) => [key, { singleton: true, requiredVersion: ranges[key] ?? false, import: false }]),
    );
  const federation = {
    name: containerName(name),
    filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    library: { type: 'module' as const },
    remoteType: 'module' as const,
    shared,
  };
  const manifest = {
    ...federation,
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.ts' },
    manifest: true,
    // The manifest names the archive of types, which publishing packs.
    dts: { generateTypes: { generateAPITypes: false } },
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
      checkPages(folder),
      chunkReport(containerName(name)),
      ...(production
        ? [
            new StatsPlugin(manifest as never, {
              pluginVersion: installedVersion('@module-federation/manifest', import.meta.url),
              bundler: 'rspack',
            }) as never as RspackPluginInstance,
          ]
        : []),
    ],
  };
}

export function nodeBuild(name: string, folder: string, mode: BuildMode): Configuration {
  const base = baseBuild({ name, folder, platform: 'node', mode });
  return {
    ...base,
    // Words apart from code: a release of one word stores the words of one language anew.
    output: { ...base.output, asyncChunks: mode === 'production' },
    entry: { main: './src/remote.ts' },
    externals: [
      // The Node build of the shell lends its own copies: one React while prerendering, too.
      ({ request }, callback) =>
        request !== undefined && (singletons as readonly string[]).includes(request)
          ? callback(undefined, `commonjs2 ${request}`)
          : callback(),
    ],
  };
}
