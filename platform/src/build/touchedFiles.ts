import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { BuildError } from 'shared/contract';
import { pack } from '../store/packing.ts';
import { browserBuild } from './remoteBuild.ts';
import { shellBrowserBuild } from './shellBuild.ts';

/** Somebody changes one source. */
export interface SourceChange {
  /** Which file it is, by its whole path. */
  readonly file: RegExp;
  /** Another word in the first message of a file of messages, another line in a function, or a module more that is imported. */
  readonly by: 'word' | 'line' | 'module';
}

/** A file of a build that a change has touched: its name without its hash, and what a visitor fetches of it, in bytes of brotli. */
export interface TouchedFile {
  readonly name: string;
  readonly bytes: number;
}

const alterSource = createRequire(import.meta.url).resolve('./alterSource.cjs');

/**
 * Builds a package for the browser, as it stands and with each change, and says which files differ. Nothing of the workspace is changed.
 * Types and manifest are left out: no visitor fetches them.
 * @param folder the package's folder, an absolute path
 * @throws BuildError if a build fails, or a change meets no file
 */
export async function touchedFiles<Changes extends Readonly<Record<string, SourceChange | undefined>>>(
  folder: string,
  name: string,
  changes: Changes,
): Promise<Record<keyof Changes, TouchedFile[]>> {
  const all = Object.values(changes).filter((change) => change !== undefined);
  const before = await builtFiles(folder, name, all);
  const touched: [string, TouchedFile[]][] = [];
  for (const [what, change] of Object.entries(changes)) {
    const after = await builtFiles(folder, name, all, change);
    const differing = [...after].filter(([file, bytes]) => !before.get(file)?.equals(bytes));
    if (change && differing.length === 0)
      throw new BuildError({ fact: `No file like ${change.file} is part of ${name}.`, nextStep: 'Name one that is.' });
    touched.push([what, await Promise.all(differing.map(touchedFile))]);
  }
  return Object.fromEntries(touched) as Record<keyof Changes, TouchedFile[]>;
}

async function touchedFile([file, bytes]: readonly [string, Buffer]): Promise<TouchedFile> {
  return { name: file.replace(/\.[0-9a-f]{8}(?=\.[a-z0-9]+$)/, ''), bytes: (await pack(bytes)).length };
}

/** What a visitor may fetch of a package's build, by file. */
async function builtFiles(
  folder: string,
  name: string,
  changes: readonly SourceChange[],
  made?: SourceChange,
): Promise<ReadonlyMap<string, Buffer>> {
  const path = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    await run(altered(configurationOf(folder, name), path, changes, made));
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const named = files.map((file) => [file.slice(path.length + 1).replaceAll('\\', '/'), file] as const).sort();
    return new Map(await Promise.all(named.map(async ([file, at]) => [file, await readFile(at)] as const)));
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

const configurationOf = (folder: string, name: string): Configuration =>
  name === 'shell' ? shellBrowserBuild(folder, 'production') : browserBuild(name, folder, 'production');

function altered(
  base: Configuration,
  path: string,
  changes: readonly SourceChange[],
  made: SourceChange | undefined,
): Configuration {
  const rules = changes.map((change) => ({
    test: change.file,
    enforce: 'pre' as const,
    loader: alterSource,
    options: { by: change === made ? change.by : '' },
  }));
  return {
    ...base,
    output: { ...base.output, path },
    plugins: (base.plugins ?? []).filter((plugin) => !isReporting(plugin?.constructor.name)),
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...rules] },
  };
}

/** Plugins that write what no visitor fetches: types, manifest, and our own plain objects, which write reports into the package. */
const isReporting = (plugin: string | undefined): boolean => /^(DtsPlugin|StatsPlugin|Object)$/.test(plugin ?? '');

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      const failed =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close(() => {
        if (!failed) return resolve();
        reject(
          new BuildError({ fact: `${configuration.name} could not be built: ${failed.message}`, nextStep: 'Mend it.' }),
        );
      });
    });
  });
}
