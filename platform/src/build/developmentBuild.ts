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
import { browserBuild, nodeBuild } from './remoteBuild.ts';
import { shellBrowserBuild, shellEarlyBuild, shellNodeBuild, shellStarterBuilds } from './shellBuild.ts';

const require = createRequire(import.meta.url);
const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const refreshGlobal = beside('./refreshGlobal.js');
const hotEmitter = beside('./hotEmitter.js');

/** Transport by which the page hears of the server: the path of a module for `client.webSocketTransport`. */
export const hotTransport = beside('./hotTransport.js');

interface DevelopmentBuildOptions {
  readonly root: string;
  /** The packages built from source: the shell always, and the named remotes. */
  readonly packages: readonly string[];
  /** Names the folder that the output of a package goes to, for the server and for prerendering. */
  readonly outputOf: (name: string) => string;
  /** Under which address the browser asks for a package's files. */
  readonly publicPathOf: (name: string) => string;
}

/**
 * Both builds of every package, for one MultiCompiler with hot reload. What there is one of on a page the shell brings: the refresh
 * runtime (with two, hot reload says "up to date" and nothing changes), the line to the server with its overlay, and the emitter by which all
 * builds hear of a newer state.
 */
export function developmentBuild({ root, packages, outputOf, publicPathOf }: DevelopmentBuildOptions): Configuration[] {
  return packages.flatMap((each) => {
    const name = each.replace(/^mfe-/, '');
    const folder = join(root, each);
    const shell = name === 'shell';
    const browser = shell ? shellBrowserBuild(folder, 'development') : browserBuild(name, folder, 'development');
    const node = shell ? shellNodeBuild(folder, 'development') : nodeBuild(name, folder, 'development');
    return [
      {
        ...browser,
        ...(shell
          ? { entry: { main: [refreshGlobal, './src/development/thrown.browser.ts', './src/browser.tsx'] } }
          : { devServer: false as const }),
        output: {
          ...browser.output,
          path: join(outputOf(name), 'browser'),
          publicPath: publicPathOf(name),
        },
        ...(!shell && {
          module: { rules: [...(browser.module?.rules ?? []), savedRemote(folder)] },
          externals: [
            ({ request }, callback) =>
              /react-refresh([\\/]cjs)?[\\/]runtime(\.js)?$/.test(request ?? '')
                ? callback(undefined, 'var __REACT_REFRESH__')
                : callback(),
          ],
        }),
        plugins: [
          ...(browser.plugins ?? []),
          // What follows saves is there before the shell's refresh runtime may be.
          new ReactRefreshRspackPlugin({ injectEntry: shell, exclude: [/node_modules/, hotEmitter] }),
          oneEmitter,
          ...(shell ? [] : [new HotModuleReplacementPlugin(), hotEntry(folder)]),
        ],
      } satisfies Configuration,
      ...(shell ? besideShell(folder, join(outputOf(name), 'browser')) : []),
      {
        ...node,
        output: { ...node.output, path: join(outputOf(name), 'node') },
        devServer: false,
      } satisfies Configuration,
    ];
  });
}

const savedRemote = (folder: string) => ({
  include: join(folder, 'src/remote.ts'),
  enforce: 'pre' as const,
  loader: beside('./hotRemote.cjs'),
});

/** Adds what a build needs to follow saves where the development server does not put it in. */
const hotEntry = (folder: string): RspackPluginInstance =>
  new EntryPlugin(folder, require.resolve('@rspack/core/hot/dev-server.js'), {});

const oneEmitter = new NormalModuleReplacementPlugin(/(^\.|@rspack\/core\/hot)\/emitter(\.js)?$/, (module) => {
  module.request = hotEmitter;
});

/** The builds of the shell whose files lie beside those of its browser build. */
const besideShell = (folder: string, path: string): Configuration[] =>
  [shellEarlyBuild(folder, 'development'), ...shellStarterBuilds(folder, 'development')].map((build) => ({
    ...build,
    output: { ...build.output, path },
    devServer: false,
  }));
