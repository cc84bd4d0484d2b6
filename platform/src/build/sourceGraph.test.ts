import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../test/createFolder.ts';
import { readSourceGraph } from './sourceGraph.ts';

/** Creates a workspace with `news` and `shared` (entry point `shared/design`). Returns the source graph of the remote `news`. */
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

it('the source graph contains only those modules of an entry point that provide imported names', async () => {
  const remote = "import { Button } from 'shared/design';";
  expect(await workspace({ ...design, 'news/src/remote.ts': remote })).toEqual({
    files: ['news/src/remote.ts', 'shared/src/Button.tsx', 'shared/src/design.ts'],
    libraries: ['react'],
  });
});

it('the source graph follows renamed exports, namespace imports and star exports', async () => {
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
  ['a type import', "import type { A } from './other.ts';"],
  ['an inline type import', "export type A = import('./other.ts').A;"],
  ['a lazy import', 'export const a = () => import(/* webpackChunkName: "a" */ \'./other.ts\');'],
  ['a file in new URL()', "const a = new URL('./other.ts', import.meta.url);"],
  ['files of import.meta.glob', "const a = import.meta.glob<A>('./o*.ts', { eager: true, import: 'a' });"],
  ['a side-effect import', "import './other.ts';"],
])('the source graph follows %s', async (_, remote) => {
  expect((await workspace({ 'news/src/remote.ts': remote, 'news/src/other.ts': '' })).files).toContain(
    'news/src/other.ts',
  );
});
