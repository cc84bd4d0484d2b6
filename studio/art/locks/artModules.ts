import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidInputError } from 'shared/contract';

type Kind = 'drawings' | 'pictures' | 'cards';

/** Lists the modules in a package's `art/` and in its subfolders that list art of a kind. */
const modulesOf = (root: string, packageName: string, kind: Kind): string[] =>
  globSync([`${packageName}/art/${kind}.ts`, `${packageName}/art/*/${kind}.ts`], { cwd: root }).sort();

/** Lists the packages that have art of a kind, in alphabetical order. */
export const listPackagesWith = (root: string, kind: Kind): string[] =>
  [...new Set(modulesOf(root, '*', kind).map((file) => file.split(/[\\/]/)[0] ?? ''))].sort();

/** Reads a package's art of a kind. @throws InvalidInputError if two entries have the same name */
export async function readArtLists<Listed>(
  root: string,
  packageName: string,
  kind: Kind,
  nameOf: (listed: Listed) => string,
): Promise<readonly Listed[]> {
  const modules = modulesOf(root, packageName, kind).map((file) => import(pathToFileURL(join(root, file)).href));
  const all: readonly Listed[] = (await Promise.all(modules)).flatMap((each) => each[kind]);
  const names = all.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    throw new InvalidInputError({
      fact: `${packageName}/art lists "${twice}" twice among its ${kind}.`,
      nextStep: 'Rename one of them, or remove it.',
    });
  return all;
}
