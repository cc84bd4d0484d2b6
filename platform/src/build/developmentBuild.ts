import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Configuration,
  EntryPlugin,
  HotModuleReplacementPlugin,
  NormalModuleReplacementPlugin,
  type RspackPluginInstance,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createRemoteBrowserBuild, createRemoteNodeBuild } from './remoteBuild.ts';
import {
  createBlockingScriptBuild,
  createShellBrowserBuild,
  createShellNodeBuild,
  createShellStarterBuilds,
} from './shellBuild.ts';

const require = createRequire(import.meta.url);
const resolvePath = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const refreshGlobal = resolvePath('./refreshGlobal.js');
const hotEmitter = resolvePath('./hotEmitter.js');

/** Path of the module that connects a page to the development server (`client.webSocketTransport`). */
export const hotTransportPath = resolvePath('./hotTransport.js');

interface DevelopmentBuildOptions {
  readonly root: string;
  /** Packages to build from source: always the shell, and the remotes that the developer has named. */
  readonly packages: readonly string[];
  readonly resolveOutputFolder: (name: string) => string;
  /** Returns the address under which the browser requests a package's files. */
  readonly resolvePublicPath: (name: string) => string;
}

/**
 * Creates the browser build and the Node build of every package, for one MultiCompiler with hot reload. Only the shell's build has the
 * refresh runtime, the server connection and the emitter of newer builds: a page may have only one of each. With two refresh runtimes, hot
 * reload reports "up to date" although nothing changes.
 */
export function createDevelopmentBuilds({
  root,
  packages,
  resolveOutputFolder,
  resolvePublicPath,
}: DevelopmentBuildOptions): Configuration[] {
  return packages.flatMap((each) => {
    const name = each.replace(/^mfe-/, '');
    const folder = join(root, each);
    const shell = name === 'shell';
    const browser = shell
      ? createShellBrowserBuild(folder, 'development')
      : createRemoteBrowserBuild(name, folder, 'development');
    const node = shell
      ? createShellNodeBuild(folder, 'development')
      : createRemoteNodeBuild(name, folder, 'development');
    return [
      {
        ...browser,
        ...(shell
          ? { entry: { main: [refreshGlobal, './src/development/thrown.browser.ts', './src/browser.tsx'] } }
          : { devServer: false as const }),
        output: {
          ...browser.output,
          path: join(resolveOutputFolder(name), 'browser'),
          publicPath: resolvePublicPath(name),
        },
        ...(!shell && {
          module: { rules: [...(browser.module?.rules ?? []), createHotRemoteRule(folder)] },
          externals: [
            ({ request }, callback) =>
              /react-refresh([\\/]cjs)?[\\/]runtime(\.js)?$/.test(request ?? '')
                ? callback(undefined, 'var __REACT_REFRESH__')
                : callback(),
          ],
        }),
        plugins: [
          ...(browser.plugins ?? []),
          // Puts React's refresh entry only into the shell. Excludes `hotEmitter`, because the hot-reload client runs before that entry.
          new ReactRefreshRspackPlugin({ injectEntry: shell, exclude: [/node_modules/, hotEmitter] }),
          sharedEmitterPlugin,
          ...(shell ? [] : [new HotModuleReplacementPlugin(), createHotEntryPlugin(folder)]),
        ],
      } satisfies Configuration,
      ...(shell ? createShellScriptBuilds(folder, join(resolveOutputFolder(name), 'browser')) : []),
      {
        ...node,
        output: { ...node.output, path: join(resolveOutputFolder(name), 'node') },
        devServer: false,
      } satisfies Configuration,
    ];
  });
}

const createHotRemoteRule = (folder: string) => ({
  include: join(folder, 'src/remote.ts'),
  enforce: 'pre' as const,
  loader: resolvePath('./hotRemote.cjs'),
});

/** Injects the hot-reload client into the remotes' builds, because the development server injects it only into the shell's. */
const createHotEntryPlugin = (folder: string): RspackPluginInstance =>
  new EntryPlugin(folder, require.resolve('@rspack/core/hot/dev-server.js'), {});

const sharedEmitterPlugin = new NormalModuleReplacementPlugin(/(^\.|@rspack\/core\/hot)\/emitter(\.js)?$/, (module) => {
  module.request = hotEmitter;
});

const createShellScriptBuilds = (folder: string, path: string): Configuration[] =>
  [createBlockingScriptBuild(folder, 'development'), ...createShellStarterBuilds(folder, 'development')].map(
    (build) => ({
      ...build,
      output: { ...build.output, path },
      devServer: false,
    }),
  );
