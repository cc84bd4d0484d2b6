import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { styleIdentifiers } from './styleIdentifiers.ts';

async function packageWith(style: string, text = 'export const text = 1;'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/box.css.ts'), style);
  await writeFile(join(folder, 'src/Box.tsx'), text);
  return folder;
}

const name = (folder: string, owner = 'portfolio') => styleIdentifiers(owner, folder, false)({ hash: 'z0n47k0' });

it('gives two releases with different styles different names, though vanilla-extract hashes them alike', async () => {
  expect(name(await packageWith('red'))).not.toBe(name(await packageWith('blue')));
});

it('gives two owners of one shared style different names', async () => {
  const folder = await packageWith('red');
  expect(name(folder, 'portfolio')).not.toBe(name(folder, 'services'));
});

it('keeps the names when only a text has changed, wherever the project lies', async () => {
  expect(name(await packageWith('red', 'export const text = 1;'))).toBe(
    name(await packageWith('red', 'export const text = 2;')),
  );
});

it('makes names that a style sheet takes as they are', async () => {
  expect(name(await packageWith('red'), 'exchange-landing')).toMatch(/^[a-z][a-z0-9]*_z0n47k0$/);
});
