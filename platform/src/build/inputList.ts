import { existsSync, realpathSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Compiler } from '@rspack/core';

/** Inputs of a build, as the bundler lists them. */
export interface InputList {
  /** Files of the workspace, by their paths from the workspace's root. */
  readonly files: readonly string[];
  /** Folders that a glob import searches. Their lists of file names are inputs, because a new file may match the glob. */
  readonly folders: readonly string[];
  /** Names of the libraries from which the build has read files. */
  readonly libraries: readonly string[];
}

const inputListName = (name: string): string => `inputs.${name}.json`;

/** Tells whether a file of `dist` is an input list. Publishing leaves such files out of the release. */
export const isInputList = (name: string): boolean => /^inputs\..+\.json$/.test(name);

/** Writes the list of the build's inputs into `dist`. With this list, publishing can tell whether the package must be built again. */
export function createInputListPlugin(folder: string) {
  return {
    apply(compiler: Compiler): void {
      const { RawSource } = compiler.rspack.sources;
      compiler.hooks.thisCompilation.tap('InputListPlugin', (compilation) => {
        const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'InputListPlugin', stage }, () => {
          const list = listInputs(
            dirname(folder),
            [...compilation.fileDependencies],
            [...compilation.contextDependencies],
          );
          const path = relative(
            compiler.outputPath,
            join(folder, 'dist', inputListName(compiler.options.name ?? 'build')),
          );
          compilation.emitAsset(path.split(sep).join('/'), new RawSource(`${JSON.stringify(list, null, 1)}\n`));
        });
      });
    },
  };
}

function listInputs(root: string, files: readonly string[], folders: readonly string[]): InputList {
  // Resolves symbolic links, because node_modules links to packages of the workspace. So their files count as own files, not as libraries.
  const real = (paths: readonly string[]) => paths.filter((path) => existsSync(path)).map((path) => realpathSync(path));
  const isOwnPath = (path: string) => path.startsWith(root + sep) && !path.includes(`${sep}node_modules${sep}`);
  const toRelativePath = (path: string) => relative(root, path).split(sep).join('/');
  const read = real(files).filter((path) => statSync(path).isFile());
  return {
    files: unique(read.filter(isOwnPath).map(toRelativePath)),
    folders: unique(real(folders).filter(isOwnPath).map(toRelativePath)),
    libraries: unique(read.filter((path) => path.includes('node_modules')).map(findLibrary)),
  };
}

function findLibrary(path: string): string {
  const [first = '', second = ''] = path.slice(path.lastIndexOf(`node_modules${sep}`) + 13).split(sep);
  return first.startsWith('@') ? `${first}/${second}` : first;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

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
