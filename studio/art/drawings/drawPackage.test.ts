import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPackagesWith } from '../locks/artModules.ts';
import { checkDrawings, drawPackage } from './drawPackage.ts';

/** Creates a workspace with one package that has these drawings, and records each file that is drawn. */
async function workspace(names: readonly string[] = ['wave']) {
  const root = await mkdtemp(join(tmpdir(), 'drawings-'));
  const folder = join(root, 'news/art');
  await mkdir(folder, { recursive: true });
  const drawings = names.map(
    (name) => `{ name: '${name}', parameters: {}, draw: async () => ({ '${name}.svg': '<svg/>' }) }`,
  );
  await writeFile(join(folder, 'drawings.ts'), `export const drawings = [${drawings.join(', ')}];\n`);
  const drawn: string[] = [];
  const draw = () => drawPackage(root, 'news', ({ files }) => drawn.push(...Object.keys(files)));
  return { root, folder, draw, drawn };
}

it('a package is drawn once, and again only after a change', async () => {
  const { root, draw, drawn, folder } = await workspace();
  expect(listPackagesWith(root, 'drawings')).toEqual(['news']);
  expect(await checkDrawings(root, 'news')).toEqual(['news: wave is outdated: its input has changed.']);
  await draw();
  await draw();
  expect(drawn).toEqual(['wave.svg']);
  expect(await checkDrawings(root, 'news')).toEqual([]);
  await writeFile(join(folder, 'composition.ts'), 'export const height = 2;\n');
  expect(await checkDrawings(root, 'news')).toEqual(['news: wave is outdated: its input has changed.']);
  await draw();
  expect(drawn).toEqual(['wave.svg', 'wave.svg']);
});

it('a drawing changed by hand is reported and redrawn', async () => {
  const { root, folder, draw } = await workspace();
  await draw();
  await writeFile(join(folder, 'wave.svg'), '<svg>mine</svg>');
  expect(await checkDrawings(root, 'news')).toEqual(['news: wave is missing or was changed by hand.']);
  await draw();
  expect(await readFile(join(folder, 'wave.svg'), 'utf8')).toBe('<svg/>');
});

it('a file without a drawing is reported and deleted', async () => {
  const { root, folder, draw } = await workspace();
  await draw();
  await writeFile(join(folder, 'old.svg'), '<svg/>');
  expect(await checkDrawings(root, 'news')).toEqual(['news: old.svg belongs to no drawing.']);
  await draw();
  expect((await readdir(folder)).sort()).toEqual(['drawings.lock.json', 'drawings.ts', 'wave.svg']);
});

it('drawPackage refuses two drawings of the same name', async () => {
  const { draw } = await workspace(['wave', 'wave']);
  await expect(draw()).rejects.toThrow(/lists "wave" twice/);
});
