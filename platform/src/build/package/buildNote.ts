import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type InputList, readInputLists } from '../inputList.ts';
import { lockedLibraries } from '../lockedLibraries.ts';
import { sourceGraph } from '../sourceGraph.ts';

/** Inputs of a build, and the release that came of it. It lies in the workspace's cache and is worth no more than that. */
interface BuildNote extends InputList {
  /** Libraries that make a build and travel in none. */
  readonly tools: readonly string[];
  /** Digest of all that is listed, as it was. */
  readonly fingerprint: string;
  readonly version: string;
}

type Inputs = Omit<BuildNote, 'fingerprint' | 'version'>;

const noteFile = (root: string, name: string) => join(root, '.cache/builds', `${name}.json`);

/** The version that was released of just what lies there now; undefined where something has changed, or nothing is known. */
export async function knownVersion(root: string, folder: string, name: string): Promise<string | undefined> {
  // No note, or a torn one: the package is built again, which is always right.
  const note: BuildNote | undefined = await readFile(noteFile(root, name), 'utf8').then(JSON.parse, () => undefined);
  if (!Array.isArray(note?.files) || !Array.isArray(note.tools)) return undefined;
  return (await fingerprintOf(root, folder, note)) === note.fingerprint ? note.version : undefined;
}

/** Notes what a package's `dist` was built of. A note that cannot be written is none, and the next run builds again. */
export async function noteBuild(root: string, folder: string, name: string, version: string): Promise<void> {
  const inputs = await inputsOf(root, folder);
  const note: BuildNote = { ...inputs, fingerprint: await fingerprintOf(root, folder, inputs), version };
  await mkdir(join(root, '.cache/builds'), { recursive: true })
    .then(() => writeFile(noteFile(root, name), JSON.stringify(note)))
    .catch(() => {});
}

/** Loaders and programs that a configuration names without importing them, and what runs while styles are compiled. */
const unimportedTools = ['@rspack/cli', '@vanilla-extract/css', 'css-loader', 'typescript'];

/**
 * The bundler's list; besides it what it does not see: types, which travel with a remote, and the configuration. Of shared the manifest
 * says which modules have effects, of the package itself the version's first part.
 */
async function inputsOf(root: string, folder: string): Promise<Inputs> {
  const read = await readInputLists(join(root, folder, 'dist'));
  const inPackage = (file: string) => join(root, folder, file);
  const typed = sourceGraph(
    root,
    existsSync(inPackage('src/remote.ts')) ? [join(root, 'shared/src/contract/Remote.ts')] : [],
  );
  const configuration = sourceGraph(root, [inPackage('rspack.config.ts')]);
  const told = [
    `${folder}/package.json`,
    'shared/tsconfig.types.json',
    'shared/package.json',
    'tsconfig.base.json',
    'platform/src/build/bindLetters.cjs',
    'platform/src/build/droppable.cjs',
  ];
  const files = [...typed.files, ...configuration.files].map((file) => relative(root, file).split(sep).join('/'));
  return {
    files: [...new Set([...read.files, ...files, ...told])].sort(),
    folders: read.folders,
    libraries: [...new Set([...read.libraries, ...typed.libraries])].sort(),
    tools: [...new Set([...configuration.libraries, ...unimportedTools])].sort(),
  };
}

async function fingerprintOf(
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
    .update(JSON.stringify(lockedLibraries(lockfile, { packages, bundled: libraries, tools })))
    .digest('hex');
}
