import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from 'shared/contract';
import { isInputList } from '../inputList.ts';
import type { ChunkReport } from '../namedChunkFiles.ts';
import { typesArchivePath } from '../typesArchive.ts';
import { packTypes } from './packTypes.ts';
import { runInPackage } from './runInPackage.ts';

export interface BuiltPackage {
  /** Bytes by path inside the release: `browser/js/main.1a2b3c4d.js`. */
  readonly files: Readonly<Record<string, Buffer>>;
  readonly report: ChunkReport;
}

/**
 * Builds a package from scratch with its `rspack.config.ts`, and adds the type archive of a remote.
 * @throws BuildError with the output of the bundler or the compiler
 */
export async function buildPackage(folder: string): Promise<BuiltPackage> {
  const dist = join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await runBundler(folder);
  const files = await gatherFiles(dist);
  const report = await readChunkReport(join(dist, 'browser'));
  if (!existsSync(join(folder, 'src/remote.ts'))) return { files, report };
  const pages = Object.keys(report.chunks).flatMap((name) => /^page-(.*)$/.exec(name)?.[1] ?? []);
  return { files: { ...files, [typesArchivePath]: await packTypes(join(folder, '../shared'), pages) }, report };
}

/** @throws BuildError with the compiler's errors */
export async function checkPackageTypes(folder: string): Promise<void> {
  const { code, output } = await runInPackage(folder, 'tsc', ['--project', folder, '--noEmit', '--pretty', 'false']);
  if (code === 0) return;
  const lines = output.split('\n').filter((line) => /\berror TS\d+:/.test(line));
  throw new BuildError({
    what: `The types of ${folder} have errors.\n`,
    fact: `${(lines.length > 0 ? lines.slice(0, 8).join('\n') : output.trim()) || `It ended with ${code}.`}\n`,
    nextStep: 'Fix the errors above and run the command again. Nothing of the package was released.',
  });
}

async function runBundler(folder: string): Promise<void> {
  const { code, output } = await runInPackage(folder, 'rspack', ['build']);
  if (code === 0) return;
  throw new BuildError({
    what: `${folder} could not be built.\n`,
    fact: `${output.trim()}\n`,
    nextStep: 'Fix the errors above and run the command again.',
  });
}

/** Tells whether a file of `dist` is a report for publishing, which a release does not contain. */
const isReport = (name: string): boolean => /^(chunks(\..+)?|mf-stats)\.json$/.test(name) || isInputList(name);

async function gatherFiles(dist: string): Promise<Record<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !isReport(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (file) => {
        const bytes = await readFile(file);
        const name = file
          .slice(dist.length + 1)
          .split('\\')
          .join('/');
        return [name, bytes] as const;
      }),
    ),
  );
}

/**
 * Reads `chunks.json` of the package's main build, and adds the chunks of its other builds, whose reports are in the same folder.
 * @throws BuildError if there is no `chunks.json`
 */
export async function readChunkReport(browser: string): Promise<ChunkReport> {
  const names = (await readdir(browser)).filter((name) => /^chunks(\..+)?\.json$/.test(name)).sort();
  const reports: ChunkReport[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(browser, name), 'utf8'))),
  );
  const main = reports[names.indexOf('chunks.json')];
  if (!main)
    throw new BuildError({
      fact: `The build in ${browser} wrote no chunks.json.`,
      nextStep: 'Use the build configuration of platform/build.',
    });
  return { entry: main.entry, chunks: Object.assign({}, ...reports.map(({ chunks }) => chunks)) };
}
