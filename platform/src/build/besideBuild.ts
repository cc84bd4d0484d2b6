import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { baseBuild } from './baseBuild.ts';
import { browserBuild, nodeBuild } from './remoteBuild.ts';

interface BesideBuildOptions {
  readonly root: string;
  /** The remotes built from source, by short name. */
  readonly remotes: readonly string[];
  /** Where the output of a package goes, for the server and for prerendering. */
  readonly outputOf: (name: string) => string;
}

/** The name of the frame that prerendering is done with where the shell is not built: its output lies under it. */
export const plainFrame = 'plain-frame';

/**
 * Both builds of some remotes, which are shown within a deployed site, and the plain frame that they are prerendered with, for one MultiCompiler. The shell
 * is not built: the deployed one has its browser build, and no site hands out a Node build.
 */
export function besideBuild({ root, remotes, outputOf }: BesideBuildOptions): Configuration[] {
  const remoteBuilds = remotes.flatMap((name) => {
    const folder = join(root, `mfe-${name}`);
    const browser = browserBuild(name, folder, 'beside');
    const node = nodeBuild(name, folder, 'beside');
    return [
      { ...browser, output: { ...browser.output, path: join(outputOf(name), 'browser') } },
      { ...node, output: { ...node.output, path: join(outputOf(name), 'node') } },
    ];
  });
  return [...remoteBuilds, plainFrameBuild(join(root, 'shared'), outputOf)];
}

function plainFrameBuild(folder: string, outputOf: BesideBuildOptions['outputOf']): Configuration {
  const base = baseBuild({ name: plainFrame, folder, platform: 'node', mode: 'beside' });
  return {
    ...base,
    entry: { main: fileURLToPath(import.meta.resolve('shared/plainFrame')) },
    output: { ...base.output, path: join(outputOf(plainFrame), 'node') },
  };
}
