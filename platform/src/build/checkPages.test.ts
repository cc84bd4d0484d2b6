import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { createFolder } from '../../test/createFolder.ts';
import { createPageCheckPlugin } from './checkPages.ts';

/** Builds a remote with one page folder that contains `files`. `collects`: it finds its pages by a glob. Returns the build errors. */
async function build(files: readonly string[], collects = true): Promise<string[]> {
  const pages = "import.meta.glob('./pages/*/page.ts', { eager: true, import: 'page' })";
  const folder = await createFolder({
    'src/remote.ts': `export const pages = ${collects ? pages : '{}'};`,
    ...Object.fromEntries(files.map((file) => [`src/pages/News/${file}`, '{}'])),
  });
  const compiler = rspack({
    mode: 'none',
    context: folder,
    entry: './src/remote.ts',
    output: { path: join(folder, 'dist') },
    plugins: [createPageCheckPlugin(folder)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
      compiler.close(() => (error ? reject(error) : resolve(errors.map(({ message }) => message))));
    });
  });
}

const whole = ['page.ts', 'locales/meta.ua.json', 'locales/meta.en.json'];

it('a page that lacks a required file fails the build with a readable error', async () => {
  expect(await build(whole)).toEqual([]);
  for (const part of whole) {
    const said = await build(whole.filter((each) => each !== part));
    expect(said).toEqual([expect.stringContaining(`The page src/pages/News has no ${part}. Add it`)]);
  }
});

it('a remote that lists its pages itself is not checked', async () => {
  expect(await build(whole.slice(1), false)).toEqual([]);
});
