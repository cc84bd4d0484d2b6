import { existsSync, realpathSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Compiler } from '@rspack/core';

/** All that a build has read: the bundler's own list. */
export interface InputList {
  /** Files of the workspace, by their paths from its root. */
  readonly files: readonly string[];
  /** Folders whose list of files counts: an import by a pattern finds what lies there. */
  readonly folders: readonly string[];
  /** Libraries of which a file was read, by name. */
  readonly libraries: readonly string[];
}

const listFile = (name: string): string => `inputs.${name}.json`;

/** Tells whether a file of `dist` is a list of inputs, and so no part of a release. */
export const isInputList = (name: string): boolean => /^inputs\..+\.json$/.test(name);

/** Writes what the build has read into the package's `dist`; publishing notes it, to know when to build again. */
export function inputList(folder: string) {
  return {
    apply(compiler: Compiler): void {
      const { RawSource } = compiler.rspack.sources;
      compiler.hooks.thisCompilation.tap('inputList', (compilation) => {
        const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'inputList', stage }, () => {
          const list = inputsOf(
            dirname(folder),
            [...compilation.fileDependencies],
            [...compilation.contextDependencies],
          );
          const place = relative(compiler.outputPath, join(folder, 'dist', listFile(compiler.options.name ?? 'build')));
          compilation.emitAsset(place.split(sep).join('/'), new RawSource(`${JSON.stringify(list, null, 1)}\n`));
        });
      });
    },
  };
}

function inputsOf(root: string, files: readonly string[], folders: readonly string[]): InputList {
  // A package of the workspace is reached through a link in node_modules; it counts as what it is.
  const real = (paths: readonly string[]) => paths.filter((path) => existsSync(path)).map((path) => realpathSync(path));
  const own = (path: string) => path.startsWith(root + sep) && !path.includes(`${sep}node_modules${sep}`);
  const named = (path: string) => relative(root, path).split(sep).join('/');
  const read = real(files).filter((path) => statSync(path).isFile());
  return {
    files: unique(read.filter(own).map(named)),
    folders: unique(real(folders).filter(own).map(named)),
    libraries: unique(read.filter((path) => path.includes('node_modules')).map(libraryAt)),
  };
}

/** The library that a file below `node_modules` belongs to. */
function libraryAt(path: string): string {
  const [first = '', second = ''] = path.slice(path.lastIndexOf(`node_modules${sep}`) + 13).split(sep);
  return first.startsWith('@') ? `${first}/${second}` : first;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** All that the builds of a package have read. */
export async function readInputLists(dist: string): Promise<InputList> {
  const names = (await readdir(dist)).filter(isInputList);
  const lists: InputList[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(dist, name), 'utf8'))),
  );
  return {
    files: unique(lists.flatMap(({ files }) => files)),
    folders: unique(lists.flatMap(({ folders }) => folders)),
    libraries: unique(lists.flatMap(({ libraries }) => libraries)),
  };
}
