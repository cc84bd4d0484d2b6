import { join } from 'node:path';
import { type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';
import { classicScriptOutput, createBaseBuild } from './baseBuild.ts';
import { PinPlugin } from './PinPlugin.ts';

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
