import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConflictError, contractVersion, parseRelease, type Release } from 'shared/contract';
import { compressedCopies } from '../store/compressedCopies.ts';
import { contentDigest, integrityOf } from '../store/integrityOf.ts';
import { isCompressedCopy } from '../store/mediaTypes.ts';
import { newestOf } from '../store/newestOf.ts';
import { keyOfFile } from '../store/protocol/fileKeys.ts';
import { descriptionKey } from '../store/protocol/keys.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { sealed } from '../store/protocol/seal.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { digestLength } from '../store/verifyRelease.ts';
import { buildPackage } from './buildPackage.ts';
import { unreadable } from './earlier.ts';
import { lostFiles, sendFiles, standingFiles } from './sendFiles.ts';

/** What a release was built from. */
export type Source = NonNullable<Release['source']>;

export interface PublishOptions {
  /** The workspace. */
  readonly root: string;
  /** The package's folder name: `mfe-portfolio`, `shell`. */
  readonly folder: string;
  readonly store: ReleaseStore;
  /** The team's own number instead of one made from package.json and the content. */
  readonly version?: string | undefined;
  readonly source?: Source | undefined;
  /**
   * Called with the whole release, by its keys, and with what the bundler complained of, before a byte of it is written. @throws to refuse it
   */
  readonly beforeUpload?:
    | ((release: Release, files: Readonly<Record<string, Buffer>>, complaints: readonly string[]) => Promise<void>)
    | undefined;
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
 * Publishes one package: build what has changed → gather → name by content → write the files that are not there → `release.json` last.
 * @throws ConflictError if the version, or a name that carries a hash, exists with other bytes; BuildError if the build fails; nothing of it becomes a release then
 */
export async function publishRelease({
  root,
  folder,
  store,
  version: wanted,
  source,
  beforeUpload,
}: PublishOptions): Promise<Published> {
  const name = folder.replace(/^mfe-/, '');
  // Only building needs the compiler; going back must not wait for it.
  const [{ shareRanges, shareVersions }, { knownVersion, noteBuild }] = await Promise.all([
    import('../build.ts'),
    import('./buildNote.ts'),
  ]);
  const known = wanted ? undefined : await knownVersion(root, folder, name);
  if (known && (await readRelease(store.read, name, known)))
    return { name, version: known, created: false, built: false };
  const { files, report, complaints } = await buildPackage(join(root, folder));
  const integrities = mapValues(files, integrityOf);
  const { version: own } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const content = contentDigest(integrities).slice(0, digestLength);
  const version = wanted ?? `${own}-${content}`;

  const described: Release = {
    contract: contractVersion,
    name,
    version,
    entry: `browser/${report.entry}`,
    chunks: mapValues(report.chunks, ({ js, css }) => ({ js: js.map(inBrowser), css: css.map(inBrowser) })),
    node: 'node/main.cjs',
    shares: name === 'shell' ? shareVersions() : shareRanges(),
    files: integrities,
    content,
    ...(source && { source }),
  };
  const created = await writeRelease(store, files, described, (release, keyed) =>
    beforeUpload?.(release, keyed, complaints),
  );
  await noteBuild(root, folder, name, version);
  return { name, version, created, built: true };
}

const inBrowser = (file: string) => `browser/${file}`;

/** Writes a release into the store, its description last: if that is there, the release is whole. Only what is not there is sent. */
async function writeRelease(
  store: ReleaseStore,
  files: Readonly<Record<string, Buffer>>,
  described: Release,
  beforeUpload: (release: Release, files: Readonly<Record<string, Buffer>>) => Promise<void> | undefined,
): Promise<boolean> {
  const { name, version } = described;
  const existing = await readRelease(store.read, name, version);
  if (existing) {
    const there = Object.keys(existing.files).filter((file) => !isCompressedCopy(file));
    const changed = [...new Set([...there, ...Object.keys(described.files)])].filter(
      (file) => existing.files[file] !== described.files[file],
    );
    if (changed.length > 0) throw conflict(name, version, changed);
  }
  const lost = existing && (await lostFiles(store, existing));
  if (lost?.size === 0) return false;
  const standing = existing ? {} : await standingFiles(store, described, await liveRelease(store, name));
  const all: Record<string, Buffer> = {};
  for (const [file, bytes] of Object.entries(files)) {
    if (file in standing) continue;
    all[file] = bytes;
    if (file.startsWith('browser/')) Object.assign(all, await compressedCopies(file, bytes));
  }
  if (existing) {
    const again = Object.entries(all).filter(
      ([file, bytes]) => lost?.has(file) && integrityOf(bytes) === existing.files[file],
    );
    await sendFiles(store, existing, Object.fromEntries(again));
    return false;
  }
  const whole = { ...described.files, ...standing, ...mapValues(all, integrityOf) };
  const release = await sealed(parseRelease({ ...described, files: whole }, `${name} ${version}`));
  const key = descriptionKey(name, version);
  const keyed = Object.entries(all).map(([file, bytes]) => [keyOfFile(release, file), bytes]);
  await beforeUpload(release, { ...Object.fromEntries(keyed), [key]: written(release) });
  const others = await sendFiles(store, release, all);
  return store.create(key, written(await sealed({ ...release, files: { ...whole, ...others } })));
}

/** A release as its `release.json` is written. */
const written = (release: Release): Buffer => Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

/** What is live of a package: its bytes were held when it became so. */
async function liveRelease(store: ReleaseStore, name: string): Promise<Release | undefined> {
  const version = (await newestOf(store))?.composition.releases[name];
  return version === undefined ? undefined : readRelease(store.read, name, version).catch(unreadable);
}

const conflict = (name: string, version: string, files: readonly string[]): ConflictError =>
  new ConflictError({
    fact: `${name} ${version} is released already, with other bytes: ${files.join(', ')}.\n`,
    nextStep: 'A release never changes. Give this build a version of its own.',
  });

const mapValues = <In, Out>(object: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
