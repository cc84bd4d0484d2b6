import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browserBuild, nodeBuild } from './remoteBuild.ts';
import { shellBrowserBuild, shellEarlyBuild, shellNodeBuild, shellStarterBuilds } from './shellBuild.ts';

const refreshGlobal = fileURLToPath(new URL('./refreshGlobal.js', import.meta.url));

interface DevelopmentBuildOptions {
  readonly root: string;
  /** The packages built from source: the shell always, and the named remotes. */
  readonly packages: readonly string[];
  /** Where the output of a package goes, for the server and for prerendering. */
  readonly outputOf: (name: string) => string;
  /** Under which address the browser asks for a package's files. */
  readonly publicPathOf: (name: string) => string;
}

/**
 * Both builds of every package, for one MultiCompiler with hot reload. There is one refresh runtime on a page, the shell's: with
 * two, hot reload says "up to date" and nothing changes.
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
        ...(shell && { entry: { main: [refreshGlobal, './src/browser.tsx'] } }),
        output: {
          ...browser.output,
          path: join(outputOf(name), 'browser'),
          publicPath: publicPathOf(name),
        },
        ...(!shell && {
          externals: [
            ({ request }, callback) =>
              /react-refresh([\\/]cjs)?[\\/]runtime(\.js)?$/.test(request ?? '')
                ? callback(undefined, 'var __REACT_REFRESH__')
                : callback(),
          ],
        }),
        plugins: [...(browser.plugins ?? []), new ReactRefreshRspackPlugin({ injectEntry: shell })],
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

/** The builds of the shell whose files lie beside those of its browser build. */
const besideShell = (folder: string, path: string): Configuration[] =>
  [shellEarlyBuild(folder, 'development'), ...shellStarterBuilds(folder, 'development')].map((build) => ({
    ...build,
    output: { ...build.output, path },
    devServer: false,
  }));
