import { existsSync, realpathSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Compiler } from '@rspack/core';

/** Inputs of a build, as the bundler lists them. */
export interface InputList {
  /** Files of the workspace, by their paths from the workspace's root. */
  readonly files: readonly string[];
  /** Folders with a glob import. Their lists of file names are an input, because a new file may match the glob. */
  readonly folders: readonly string[];
  /** Names of the libraries of which the build read a file. */
  readonly libraries: readonly string[];
}

const inputListName = (name: string): string => `inputs.${name}.json`;

/** Tells whether a file of `dist` is a list of inputs. Releases do not contain such lists. */
export const isInputList = (name: string): boolean => /^inputs\..+\.json$/.test(name);

/** Writes the build's input list into the package's `dist`. Publishing reads it to find out whether an input has changed since. */
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
  // Resolves symbolic links in node_modules, so that packages of the workspace count as its files and not as libraries.
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
