import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { contractVersion, parseRelease, type Release } from 'shared/contract';
import type { ChunkReport } from '../build.ts';
import { compressedCopies } from '../store/compressedCopies.ts';
import { inParallel } from '../store/inParallel.ts';
import { inputHash } from '../store/inputHash.ts';
import { contentDigest, integrityOf } from '../store/integrityOf.ts';
import { isCompressedCopy } from '../store/mediaTypes.ts';
import { releaseKey } from '../store/protocol/keys.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { digestLength } from '../store/verifyRelease.ts';
import { withoutTimestamps } from './withoutTimestamps.ts';

export interface PublishOptions {
  /** The workspace. */
  readonly root: string;
  /** The package's folder name: `mfe-portfolio`, `shell`. */
  readonly folder: string;
  readonly store: ReleaseStore;
  /** The team's own number instead of one made from package.json and the content. */
  readonly version?: string | undefined;
  /** Called with the whole release, by its keys, before a byte of it is written. @throws to refuse it */
  readonly beforeUpload?: ((release: Release, files: Readonly<Record<string, Buffer>>) => Promise<void>) | undefined;
}

/** What publishing came to. */
export interface Published {
  readonly name: string;
  readonly version: string;
  /** False if this very content was released before; then nothing was written. */
  readonly created: boolean;
  /** False if the sources had not changed since the last build, and nothing was built. */
  readonly built: boolean;
}

/**
 * Publishes one package: build what has changed → gather → name by content → write the files → `release.json` last.
 * @throws if the version exists with other bytes, or if the build fails; nothing of it becomes a release then
 */
export async function publishRelease({
  root,
  folder,
  store,
  version: wanted,
  beforeUpload,
}: PublishOptions): Promise<Published> {
  const name = folder.replace(/^mfe-/, '');
  // Only building needs the compiler; going back must not wait for it.
  const { shareRanges, shareVersions } = await import('../build.ts');
  const input = inputsOf(root, folder);
  const known = await readBuildNote(root, name);
  if (!wanted && known?.input === input && (await readRelease(store.read, name, known.version))) {
    return { name, version: known.version, created: false, built: false };
  }
  await rm(join(root, folder, 'dist'), { recursive: true, force: true });
  await build(join(root, folder));
  const files = await gatherFiles(join(root, folder, 'dist'));
  const report = await readChunkReport(join(root, folder, 'dist/browser'));
  const integrities = mapValues(files, integrityOf);
  const { version: own } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const version = wanted ?? `${own}-${contentDigest(integrities).slice(0, digestLength)}`;

  const described: Release = {
    contract: contractVersion,
    name,
    version,
    entry: `browser/${report.entry}`,
    chunks: mapValues(report.chunks, ({ js, css }) => ({ js: js.map(inBrowser), css: css.map(inBrowser) })),
    node: 'node/main.cjs',
    shares: name === 'shell' ? shareVersions() : shareRanges(),
    files: integrities,
  };
  const created = await writeRelease(store, files, described, beforeUpload);
  await writeBuildNote(root, name, { input, version });
  return { name, version, created, built: true };
}

const inBrowser = (file: string) => `browser/${file}`;

/** Writes a release into the store, its description last: if that is there, the release is whole. */
async function writeRelease(
  store: ReleaseStore,
  files: Record<string, Buffer>,
  described: Release,
  beforeUpload: PublishOptions['beforeUpload'],
): Promise<boolean> {
  const { name, version } = described;
  const existing = await readRelease(store.read, name, version);
  if (existing) {
    const there = Object.keys(existing.files).filter((file) => !isCompressedCopy(file));
    const changed = [...new Set([...there, ...Object.keys(described.files)])].filter(
      (file) => existing.files[file] !== described.files[file],
    );
    if (changed.length === 0) return false;
    throw conflict(name, version, changed);
  }
  const all = { ...files };
  for (const [file, bytes] of Object.entries(files)) {
    if (file.startsWith('browser/')) Object.assign(all, await compressedCopies(file, bytes));
  }
  const release = parseRelease({ ...described, files: mapValues(all, integrityOf) }, `${name} ${version}`);
  const description = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  const keyed = Object.entries({ ...all, 'release.json': description });
  await beforeUpload?.(
    release,
    Object.fromEntries(keyed.map(([file, bytes]) => [releaseKey(name, version, file), bytes])),
  );
  await inParallel(Object.entries(all), 8, async ([file, bytes]) => {
    const key = releaseKey(name, version, file);
    if (await store.create(key, bytes)) return;
    // Left by an interrupted publish of the same content, or by another build under the same number.
    const there = await store.read(key);
    if (!there || integrityOf(there) !== release.files[file]) throw conflict(name, version, [file]);
  });
  return store.create(releaseKey(name, version, 'release.json'), description);
}

const conflict = (name: string, version: string, files: readonly string[]): Error =>
  new Error(
    `${name} ${version} is released already, with other bytes: ${files.join(', ')}.\n` +
      'A release never changes. Give this build a version of its own.',
  );

/** Digest of all that a build of the package depends on. */
function inputsOf(root: string, folder: string): string {
  const own = ['src', 'rspack.config.ts', 'package.json', 'tsconfig.json'].map((file) => join(root, folder, file));
  const common = ['shared/src', 'shared/package.json', 'tsconfig.base.json', 'pnpm-lock.yaml'].map((file) =>
    join(root, file),
  );
  return inputHash([...own, ...common], (file) => !/\.(test|stories)(\.css)?\.tsx?$/.test(file));
}

function build(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const bins = [join(folder, 'node_modules/.bin'), join(folder, '../node_modules/.bin')].join(delimiter);
    const child = spawn('rspack', ['build'], {
      cwd: folder,
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'production', PATH: `${bins}${delimiter}${process.env.PATH}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${folder} could not be built.\n${output.trim()}\nMend what the lines above name and run the command again.`,
          ),
        );
    });
  });
}

async function gatherFiles(dist: string): Promise<Record<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/^(chunks(\..+)?|mf-stats)\.json$/.test(entry.name))
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

/** The report of the main build, with the chunks of the others that wrote into the same folder. */
export async function readChunkReport(browser: string): Promise<ChunkReport> {
  const names = (await readdir(browser)).filter((name) => /^chunks(\..+)?\.json$/.test(name)).sort();
  const reports: ChunkReport[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(browser, name), 'utf8'))),
  );
  const main = reports[names.indexOf('chunks.json')];
  if (!main)
    throw new Error(`The build in ${browser} wrote no chunks.json. Build with the configuration of shared/build.`);
  return { entry: main.entry, chunks: Object.assign({}, ...reports.map(({ chunks }) => chunks)) };
}

interface BuildNote {
  readonly input: string;
  readonly version: string;
}

const noteFile = (root: string, name: string) => join(root, '.cache/builds', `${name}.json`);

async function readBuildNote(root: string, name: string): Promise<BuildNote | undefined> {
  return readFile(noteFile(root, name), 'utf8').then(
    (text) => JSON.parse(text),
    () => undefined, // No note, or a torn one: the package is built again, which is always right.
  );
}

/** A note that cannot be written is none: what was released is released, and the next run builds again. */
async function writeBuildNote(root: string, name: string, note: BuildNote): Promise<void> {
  await mkdir(join(root, '.cache/builds'), { recursive: true })
    .then(() => writeFile(noteFile(root, name), JSON.stringify(note)))
    .catch(() => {});
}

const mapValues = <In, Out>(object: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
