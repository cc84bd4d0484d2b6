import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type InputList, readInputLists } from '../inputList.ts';
import { listLockedLibraries } from '../lockedLibraries.ts';
import { readSourceGraph } from '../sourceGraph.ts';

/** Inputs of a package's last build, and the version of its release. Stored in the workspace's cache, which may be deleted at any time. */
interface BuildRecord extends InputList {
  /** Libraries that run during the build, such as the bundler, and of which the release contains nothing. */
  readonly tools: readonly string[];
  /** Digest of all listed inputs at the time of the build. */
  readonly fingerprint: string;
  readonly version: string;
}

type Inputs = Omit<BuildRecord, 'fingerprint' | 'version'>;

const recordPath = (root: string, name: string) => join(root, '.cache/builds', `${name}.json`);

/** Returns the version of the last build if all inputs are unchanged. @returns undefined if an input has changed, or without a record */
export async function findBuiltVersion(root: string, folder: string, name: string): Promise<string | undefined> {
  // Ignores a missing or damaged record, because it only costs a new build.
  const record: BuildRecord | null | undefined = await readFile(recordPath(root, name), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (!record || ![record.files, record.folders, record.libraries, record.tools].every(isTextList)) return undefined;
  return (await computeFingerprint(root, folder, record)) === record.fingerprint ? record.version : undefined;
}

const isTextList = (list: unknown): boolean => Array.isArray(list) && list.every((item) => typeof item === 'string');

/**
 * Records the inputs of a package's `dist`. Writes no record if an input has changed since the build began, because the build may have read
 * its earlier bytes. Without a record, the next run builds the package again.
 * @param began time in ms before the build
 */
export async function recordBuild(
  root: string,
  folder: string,
  name: string,
  version: string,
  began: number,
): Promise<void> {
  const inputs = await collectInputs(root, folder);
  const record: BuildRecord = { ...inputs, fingerprint: await computeFingerprint(root, folder, inputs), version };
  // Compares the times last, so that a file that is saved while the fingerprint is computed counts as changed, too.
  if (await isChangedSince(root, inputs, began)) return;
  await mkdir(join(root, '.cache/builds'), { recursive: true })
    .then(() => writeFile(recordPath(root, name), JSON.stringify(record)))
    .catch(() => {});
}

/** Libraries that affect a build although no source imports them: loaders and programs in configurations, and the compiler of styles. */
const unimportedTools = ['@rspack/cli', '@vanilla-extract/css', 'css-loader', 'typescript'];

/**
 * Adds inputs that the bundler does not see: the configuration, and the types in a remote's release. Also adds the package.json of
 * `shared`, which lists modules with side effects, and the package's own, which has the major version.
 */
async function collectInputs(root: string, folder: string): Promise<Inputs> {
  const read = await readInputLists(join(root, folder, 'dist'));
  const inPackage = (file: string) => join(root, folder, file);
  const typed = readSourceGraph(
    root,
    existsSync(inPackage('src/remote.ts')) ? [join(root, 'shared/src/contract/Remote.ts')] : [],
  );
  const configuration = readSourceGraph(root, [inPackage('rspack.config.ts')]);
  const configurationFiles = [
    `${folder}/package.json`,
    'shared/tsconfig.types.json',
    'shared/package.json',
    'tsconfig.base.json',
    'platform/src/build/bindLetters.cjs',
    'platform/src/build/markPure.cjs',
  ];
  const files = [...typed.files, ...configuration.files].map((file) => relative(root, file).split(sep).join('/'));
  return {
    files: [...new Set([...read.files, ...files, ...configurationFiles])].sort(),
    folders: read.folders,
    libraries: [...new Set([...read.libraries, ...typed.libraries])].sort(),
    tools: [...new Set([...configuration.libraries, ...unimportedTools])].sort(),
  };
}

async function computeFingerprint(
  root: string,
  folder: string,
  { files, folders, libraries, tools }: Inputs,
): Promise<string> {
  const digest = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(join(root, file)).catch(() => 'absent');
    digest.update(`${file}\0`).update(bytes).update('\0');
  }
  for (const each of folders) {
    const names = await readdir(join(root, each), { recursive: true }).catch(() => []);
    digest.update(JSON.stringify([each, names.sort()]));
  }
  const lockfile = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8');
  const packages = [folder, 'shared', 'platform', '.'];
  return digest
    .update(JSON.stringify(listLockedLibraries(lockfile, { packages, bundled: libraries, tools })))
    .digest('hex');
}

/** Tells whether a file, or the list of files in a folder, has changed after the millisecond `began`. */
async function isChangedSince(root: string, { files, folders }: Inputs, began: number): Promise<boolean> {
  const searched = await Promise.all(folders.map((folder) => listFolders(root, folder)));
  const paths = new Set([...files, ...searched.flat(), 'pnpm-lock.yaml']);
  const times = await Promise.all([...paths].map((path) => readChangeTime(root, path)));
  return times.some((time) => time >= began + 1);
}

/** Lists a folder and the folders inside it, because a new file changes the time of its own folder only. */
async function listFolders(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  const inside = entries.filter((entry) => entry.isDirectory());
  return [folder, ...inside.map(({ parentPath, name }) => relative(root, join(parentPath, name)))];
}

/** Reads the time in ms of the last change of a file or folder. For a removed file, reads that of the folder above, which has lost it. */
async function readChangeTime(root: string, path: string): Promise<number> {
  const stats = await stat(join(root, path)).catch(() => undefined);
  if (stats) return Math.max(stats.mtimeMs, stats.ctimeMs);
  const above = dirname(path);
  return above === '.' ? 0 : readChangeTime(root, above);
}
