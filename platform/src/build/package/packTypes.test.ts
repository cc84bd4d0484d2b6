import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { listArchiveNames, packTypes } from './packTypes.ts';

const root = `${import.meta.dirname}/../../../..`;
const pack = () => packTypes(`${root}/shared`, ['NewsPage', 'AboutPage']);

it('the type archive contains every declaration that an exposed module refers to, and is reproducible', async () => {
  const [first, second] = await Promise.all([pack(), pack()]);
  expect(first.equals(second)).toBe(true);
  const names = listArchiveNames(first) ?? [];
  expect(names).toContain('remote.d.ts');
  const named = Object.entries(unzipSync(first)).flatMap(([file, bytes]) =>
    [...new TextDecoder().decode(bytes).matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)].map(([, module = '']) =>
      module.startsWith('.') ? posix.join(posix.dirname(file), module).replace(/\.ts$/, '.d.ts') : module,
    ),
  );
  expect(named.length).toBeGreaterThan(4);
  // Expects every imported module in the archive, except React, whose types the host provides.
  expect(named.filter((module) => module !== 'react' && !names.includes(module))).toEqual([]);
});

it('a package without TypeScript fails with the compiler’s error', async () => {
  await expect(packTypes(`${root}/docs`, [])).rejects.toThrow(/could not be compiled\.\nerror TS5058/);
});

it('listArchiveNames returns undefined for bytes that are no archive', () => {
  for (const bytes of ['', 'not a zip', 'x'.repeat(100_000)])
    expect(listArchiveNames(Buffer.from(bytes))).toBeUndefined();
});
