import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { container, rspack } from '@rspack/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFolder } from '../../test/createFolder.ts';
import { createBaseBuild } from './baseBuild.ts';

interface Container {
  get(module: string): Promise<() => { readonly open: () => Promise<unknown> }>;
}
let entry: string;

// A remote whose page imports `word.js`. That module throws until the test sets the global `evaluates`.
const sources = {
  'node_modules/news/src/remote.js': "export const open = async () => (await import('./page.js')).text();",
  'node_modules/news/src/page.js': "import { word } from './word.js'; export const text = () => word;",
  'node_modules/news/src/word.js':
    "export const word = 'here'; if (!globalThis.evaluates) throw new Error('The page throws.');",
  'node_modules/news/package.json': '{ "type": "module" }',
};

beforeAll(async () => {
  const folder = join(await createFolder(sources), 'node_modules/news');
  const { output, mode, target } = createBaseBuild({ name: 'news', folder, platform: 'browser', mode: 'production' });
  const compiler = rspack({
    context: folder,
    entry: {},
    mode,
    target,
    output,
    optimization: { concatenateModules: false },
    plugins: [
      new container.ModuleFederationPluginV1({
        name: 'news',
        filename: 'entry.js',
        library: { type: 'module' },
        remoteType: 'module',
        exposes: { './remote': './src/remote.js' },
      }),
    ],
  } as never);
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  entry = pathToFileURL(join(folder, 'dist/browser/entry.js')).href;
});

describe('a page module that throws at import', () => {
  it('a container throws the error of a page module again on the second import', async () => {
    const { get } = (await import(entry)) as Container;
    const { open } = (await get('./remote'))();
    await expect(open()).rejects.toThrow('The page throws.');
    await expect(open()).rejects.toThrow('The page throws.');
  });
});
