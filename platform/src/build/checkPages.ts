import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { languages } from 'shared/contract';

/** Files that each page folder must have. The bundler would not notice a missing one, because the remote finds its pages by a glob. */
const parts = ['page.ts', ...languages.map((language) => `locales/meta.${language}.json`)];

/** Fails the build of a remote that finds its pages by a glob if the folder of a page lacks a file. */
export const createPageCheckPlugin = (folder: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageCheckPlugin', ({ errors }) => {
      errors.push(...findMissingParts(folder).map((fault) => new Error(fault)));
    });
  },
});

/** Finds the required files that page folders lack. @returns an error message for each missing file */
export function findMissingParts(folder: string): string[] {
  if (!readFileSync(join(folder, 'src/remote.ts'), 'utf8').includes('./pages/*/page.ts')) return [];
  return globSync('src/pages/*', { cwd: folder }).flatMap((page) =>
    parts
      .filter((part) => !existsSync(join(folder, page, part)))
      .map((part) => `The page ${page} has no ${part}. Add it as in the other pages, or delete the folder.`),
  );
}
