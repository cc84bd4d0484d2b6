import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { languages } from 'shared/contract';

/** The parts of a page that its remote finds by a pattern: nothing that imports them would miss them. */
const parts = ['page.ts', ...languages.map((language) => `locales/meta.${language}.json`)];

/** Refuses to build a remote that collects its pages while the folder of one misses a part. */
export const checkPages = (folder: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('checkPages', ({ errors }) => {
      errors.push(...missingParts(folder).map((fault) => new Error(fault)));
    });
  },
});

/** Says of each page which part it misses. */
export function missingParts(folder: string): string[] {
  if (!readFileSync(join(folder, 'src/remote.ts'), 'utf8').includes('./pages/*/page.ts')) return [];
  return globSync('src/pages/*', { cwd: folder }).flatMap((page) =>
    parts
      .filter((part) => !existsSync(join(folder, page, part)))
      .map((part) => `The page ${page} has no ${part}. Write it as the other pages have it, or take the folder away.`),
  );
}
