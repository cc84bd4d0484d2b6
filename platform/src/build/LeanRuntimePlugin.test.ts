import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, container, rspack } from '@rspack/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LeanRuntimePlugin } from './LeanRuntimePlugin.ts';

interface Built {
  init(scope: unknown): unknown;
  get(module: string): Promise<() => { readonly greet: () => Promise<string> }>;
}

type Shared = NonNullable<ConstructorParameters<typeof container.ModuleFederationPluginV1>[0]['shared']>;
const asksFor = (requiredVersion: string, more = {}): Shared => ({
  greeting: { singleton: true, requiredVersion, import: false, ...more } as never,
});

/** Builds a container that greets with what its host shares, and gives it back as a module; built anew for each scope that it takes. */
async function built(shared: Shared): Promise<Built> {
  // Under this name the runner leaves the built modules to Node.
  const folder = join(await mkdtemp(join(tmpdir(), 'container-')), 'node_modules/news');
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'src/remote.js'),
    "export const greet = async () => (await import('./page.js')).text();",
  );
  await writeFile(
    join(folder, 'src/page.js'),
    "import { word } from 'greeting'; import { own } from './own.js'; export const text = () => word + own;",
  );
  await writeFile(join(folder, 'src/own.js'), "export { word as own } from 'greeting';");
  const configuration: Configuration = {
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(folder, 'dist'),
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
    },
    plugins: [
      new container.ModuleFederationPluginV1({
        name: 'news',
        filename: 'entry.js',
        library: { type: 'module' },
        remoteType: 'module',
        exposes: { './remote': './src/remote.js' },
        shared,
      }),
      new LeanRuntimePlugin(),
    ],
  };
  await new Promise<void>((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      const failed =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
  return (await import(pathToFileURL(join(folder, 'dist/entry.js')).href)) as Built;
}

const version = (word: string, loaded?: 1) => ({ from: 'host', loaded, get: async () => () => ({ word }) });

async function greeting(entry: Built, scope: object): Promise<string> {
  await entry.init(scope);
  return (await entry.get('./remote'))().greet();
}

afterEach(() => vi.restoreAllMocks());

describe('a container with the lean runtime', () => {
  it('takes the newest version that its host shares, by numbers and not by letters', async () => {
    const scope = { greeting: { '1.9.0': version('old'), '1.10.0': version('new') } };
    expect(await greeting(await built(asksFor('^1.2.0')), scope)).toBe('newnew');
  });

  it('takes what is on the page already before what is newer: there is one of it', async () => {
    const scope = { greeting: { '1.9.0': version('here', 1), '1.10.0': version('new') } };
    expect(await greeting(await built(asksFor('^1.2.0')), scope)).toBe('herehere');
  });

  it('takes shares that are there at once, as a page’s own frame gives them', async () => {
    const scope = { greeting: { '1.2.0': { ...version(''), get: () => () => ({ word: 'now' }) } } };
    expect(await greeting(await built(asksFor('^1.2.0')), scope)).toBe('nownow');
  });

  it.each(['2.0.0', '1.1.9', '0.9.0'])(
    'says so and goes on with version %s where ^1.2.0 is asked for',
    async (other) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(await greeting(await built(asksFor('^1.2.0')), { greeting: { [other]: version('x') } })).toBe('xx');
      expect(warn.mock.calls).toEqual([[`The host shares greeting ${other}; ^1.2.0 is asked for.`]]);
    },
  );

  it('says what its host does not share', async () => {
    const entry = await built(asksFor('^1.2.0'));
    await expect(greeting(entry, {})).rejects.toThrow('The host shares no greeting.');
  });

  it('is not built where a container needs more than it knows', async () => {
    for (const shared of [
      asksFor('~1.2.0'),
      asksFor('^1.2.0', { strictVersion: true }),
      asksFor('^1.2.0', { singleton: false }),
    ])
      await expect(built(shared)).rejects.toThrow(/asks for greeting .* in another way/);
  });
});
