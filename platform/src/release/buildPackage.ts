import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { BuildError } from 'shared/contract';
import type { ChunkReport } from '../build/chunkReport.ts';
import { isInputList } from '../build/inputList.ts';
import { withoutTimestamps } from './withoutTimestamps.ts';

/** Where a release has the archive of its types. */
export const typesFile = 'browser/@mf-types.zip';

/** What a package's builds gave. */
export interface Built {
  /** Bytes by their paths inside the release: `browser/js/main.1a2b3c4d.js`. */
  readonly files: Readonly<Record<string, Buffer>>;
  readonly report: ChunkReport;
  /** What the compiler says of the types, line by line, where the build made none: it goes on without them, and the gate refuses that. */
  readonly complaints: readonly string[];
}

/** Builds a package anew, as its `rspack.config.ts` says. @throws BuildError with what the bundler says */
export async function buildPackage(folder: string): Promise<Built> {
  const dist = join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await runBundler(folder);
  const files = await gatherFiles(dist);
  return {
    files,
    report: await readChunkReport(join(dist, 'browser')),
    complaints: await complaintsOf(folder, files),
  };
}

/**
 * What the compiler says of a package's types, where its build made no archive of them: the plugin that makes it tells no reason. A
 * package without a container has none.
 */
async function complaintsOf(folder: string, files: Readonly<Record<string, Buffer>>): Promise<string[]> {
  if (typesFile in files || !existsSync(join(folder, 'src/remote.ts'))) return [];
  const { output } = await run('tsc', ['--project', folder, '--noEmit', '--pretty', 'false'], folder);
  return output.split('\n').filter((line) => /\berror TS\d+:/.test(line));
}

async function runBundler(folder: string): Promise<void> {
  const { code, output } = await run('rspack', ['build'], folder);
  if (code === 0) return;
  throw new BuildError({
    what: `${folder} could not be built.\n`,
    fact: `${output.trim()}\n`,
    nextStep: 'Mend what the lines above name and run the command again.',
  });
}

/** Runs a program that the package or the workspace has installed. */
function run(
  program: string,
  words: readonly string[],
  folder: string,
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const bins = [join(folder, 'node_modules/.bin'), join(folder, '../node_modules/.bin')].join(delimiter);
    const child = spawn(program, words, {
      cwd: folder,
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // The manifest would carry the package's number: a release that only has another number has the same bytes (0033).
        MF_BUILD_VERSION: 'named-by-content',
        PATH: `${bins}${delimiter}${process.env.PATH}`,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Reports of a build, for publishing alone. */
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
        return [name, name.endsWith('.zip') ? withoutTimestamps(bytes) : bytes] as const;
      }),
    ),
  );
}

/**
 * The report of the main build, with the chunks of the others that wrote into the same folder.
 * @throws BuildError if the build wrote none
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
      nextStep: 'Build with the configuration of platform/build.',
    });
  return { entry: main.entry, chunks: Object.assign({}, ...reports.map(({ chunks }) => chunks)) };
}
