import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { container, rspack } from '@rspack/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseBuild } from './baseBuild.ts';

interface Container {
  get(module: string): Promise<() => { readonly open: () => Promise<unknown> }>;
}
let entry: string;

// A page whose styles, or whatever it is made of, throw while they are evaluated: that is all that a container knows of it.
const sources = {
  'src/remote.js': "export const open = async () => (await import('./page.js')).text();",
  'src/page.js': "import { word } from './word.js'; export const text = () => word;",
  'src/word.js': "export const word = 'here'; if (!globalThis.evaluates) throw new Error('The page throws.');",
  'package.json': '{ "type": "module" }',
};

beforeAll(async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'container-')), 'node_modules/news');
  await mkdir(join(folder, 'src'), { recursive: true });
  for (const [file, source] of Object.entries(sources)) await writeFile(join(folder, file), source);
  const { output, mode, target } = baseBuild({ name: 'news', folder, platform: 'browser', mode: 'production' });
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

describe('a page module that throws while it is evaluated', () => {
  it('throws the second time as the first, by the container', async () => {
    const { get } = (await import(entry)) as Container;
    const { open } = (await get('./remote'))();
    await expect(open()).rejects.toThrow('The page throws.');
    await expect(open()).rejects.toThrow('The page throws.');
  });
});
