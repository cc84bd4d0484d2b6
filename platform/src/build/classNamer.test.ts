import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../test/createFolder.ts';
import { createClassNamer } from './classNamer.ts';

/** Returns the names of two classes of a package in a temporary workspace. */
async function names(files: Readonly<Record<string, string>>, owner = 'portfolio', packageName = 'news') {
  const all = {
    'box.css.ts': "import { red } from './parts/colors.ts';\nexport const box = style({ color: red });",
    'other.css.ts': "export const other = style({ color: 'green' });",
    'parts/colors.ts': "export const red = 'red';",
    'Box.tsx': 'export const text = 1;',
    ...files,
  };
  const sources = Object.entries(all).map(([file, source]) => [`news/src/${file}`, source]);
  const root = await createFolder({ 'news/package.json': '{}', ...Object.fromEntries(sources) });
  const nameOf = createClassNamer(owner, join(root, 'news'), false);
  const scope = (file: string) => ({ hash: 'z0n47k0', packageName, filePath: `src/${file}` });
  const ask = (file: string, hash = 'z0n47k0') => nameOf({ ...scope(file), hash });
  const [box, more, again] = [ask('box.css.ts'), ask('box.css.ts', 'z0n47k1'), ask('box.css.ts')];
  return { box, other: ask('other.css.ts'), more, again };
}

it('a changed style or import renames only that file’s classes, despite equal vanilla-extract hashes', async () => {
  const [before, after] = [await names({}), await names({ 'parts/colors.ts': "export const red = '#f00';" })];
  const own = await names({ 'box.css.ts': 'export const box = style({ color: "blue" });' });
  expect(new Set([before.box, after.box, own.box]).size).toBe(3);
  expect(after.other).toBe(before.other);
});

it('classes of a file are numbered, and a class has the same name when the file is evaluated again', async () => {
  const { box, more, again } = await names({});
  expect(more).toBe(box.replace(/_0$/, '_1'));
  expect(again).toBe(box);
});

it('a shared style has different class names in two packages', async () => {
  expect((await names({}, 'portfolio')).box).not.toBe((await names({}, 'services')).box);
});

it('class names depend on neither other files nor the project’s folder', async () => {
  expect(await names({ 'Box.tsx': 'export const text = 2;' })).toEqual(await names({}));
});

it('class names are the same if vanilla-extract passes the workspace’s name', async () => {
  expect(await names({}, 'portfolio', 'workspace')).toEqual(await names({}));
});

it('class names need no escaping in CSS', async () => {
  expect((await names({}, 'exchange-landing')).box).toMatch(/^[a-z][a-z0-9]*_0$/);
});
