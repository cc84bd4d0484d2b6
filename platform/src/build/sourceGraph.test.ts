import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../test/createFolder.ts';
import { readSourceGraph } from './sourceGraph.ts';

/** A workspace of two packages, `news` and `shared` with its entry point `shared/design`. */
async function workspace(files: Readonly<Record<string, string>>) {
  const shared = { 'shared/package.json': '{ "exports": { "./design": "./src/design.ts" } }' };
  const root = await createFolder({ ...shared, ...files });
  const { files: found, libraries } = readSourceGraph(root, [join(root, 'news/src/remote.ts')]);
  return { files: found.map((file) => file.slice(root.length + 1)), libraries };
}

const design = {
  'shared/src/design.ts': "export { Button } from './Button.tsx';\nexport { Dialog as Window } from './Dialog.tsx';\n",
  'shared/src/Button.tsx': "import { useState } from 'react';\nexport const Button = 1;",
  'shared/src/Dialog.tsx': "import './dialog.css';\nexport const Dialog = 1;",
};

it('follows of an entry point what is asked for, and nothing else', async () => {
  const remote = "import { Button } from 'shared/design';";
  expect(await workspace({ ...design, 'news/src/remote.ts': remote })).toEqual({
    files: ['news/src/remote.ts', 'shared/src/Button.tsx', 'shared/src/design.ts'],
    libraries: ['react'],
  });
});

it('follows names that are given on the way, everything where all is asked for, and what is passed on without a name', async () => {
  for (const remote of [
    "import { Window } from 'shared/design';",
    "import * as design from 'shared/design';",
    "export * from 'shared/design';",
  ])
    expect((await workspace({ ...design, 'news/src/remote.ts': remote })).files, remote).toContain(
      'shared/src/Dialog.tsx',
    );
});

it.each([
  ['a type', "import type { A } from './other.ts';"],
  ['a type in place', "export type A = import('./other.ts').A;"],
  ['a lazy import', 'export const a = () => import(/* webpackChunkName: "a" */ \'./other.ts\');'],
  ['a file named by its address', "const a = new URL('./other.ts', import.meta.url);"],
  ['files found by a pattern', "const a = import.meta.glob<A>('./o*.ts', { eager: true, import: 'a' });"],
  ['an import for its effect', "import './other.ts';"],
])('follows %s', async (_, remote) => {
  expect((await workspace({ 'news/src/remote.ts': remote, 'news/src/other.ts': '' })).files).toContain(
    'news/src/other.ts',
  );
});
