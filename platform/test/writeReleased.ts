import { join } from 'node:path';
import { contractVersion, parseRelease, type Release, storedFormat } from 'shared/contract';
import { packFiles } from '../src/release/sendFiles.ts';
import { contentDigest } from '../src/store/integrityOf.ts';
import { isCompressedCopy } from '../src/store/mediaTypes.ts';
import { type Content, contentKey, contentOf } from '../src/store/protocol/content.ts';
import { descriptionKey } from '../src/store/protocol/keys.ts';
import { readRelease } from '../src/store/protocol/readRelease.ts';
import { sealed } from '../src/store/protocol/seal.ts';
import type { ReleaseStore } from '../src/store/releaseStore.ts';

/** A release as a test says it; the rest follows from it. */
type Said = Omit<Release, 'format' | 'contract' | 'content' | 'seal'>;

/** A release as publishing describes it: with its content and its seal. */
export async function wholeRelease(said: Said): Promise<Release> {
  const own = Object.fromEntries(Object.entries(said.files).filter(([file]) => !isCompressedCopy(file)));
  const content = contentDigest(own).slice(0, 10);
  return parseRelease(await sealed({ format: storedFormat, contract: contractVersion, ...said, content }), said.name);
}

/** The part of a release that a test wants to say. Chunks that are named alone have its entry for a file. */
type Wanted = Pick<Said, 'name' | 'version'> &
  Partial<Omit<Said, 'chunks'>> & { readonly chunks?: readonly string[] | Said['chunks'] };

const isList = (chunks: Wanted['chunks']): chunks is readonly string[] => Array.isArray(chunks);

/** Writes a release as publishing does: every file where it belongs, the description last. */
export async function writeReleased(
  store: ReleaseStore,
  { entry = 'browser/entry.js', chunks = {}, ...wanted }: Wanted,
  files: Readonly<Record<string, Buffer | string>>,
): Promise<void> {
  const built = Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, Buffer.from(bytes)]));
  const packed = await packFiles(built, {});
  const release = await wholeRelease({
    node: 'node/main.cjs',
    shares: {},
    files: packed.files,
    entry,
    chunks: isList(chunks) ? Object.fromEntries(chunks.map((name) => [name, { js: [entry], css: [] }])) : chunks,
    ...wanted,
  });
  for (const [key, bytes] of Object.entries(packed.stored)) await store.create(key, bytes);
  await store.create(descriptionKey(release.name, release.version), `${JSON.stringify(release, null, 2)}\n`);
}

/** Names the place where a file of a release lies. */
export async function keyOfReleased(store: ReleaseStore, name: string, version: string, file: string): Promise<string> {
  return contentKey(await contentOfReleased(store, name, version, file));
}

/** The content of a file of a release. */
export async function contentOfReleased(
  store: ReleaseStore,
  name: string,
  version: string,
  file: string,
): Promise<Content> {
  const content = contentOf((await describe(store, name, version)).files, file);
  if (content) return content;
  throw new Error(`${name} ${version} has no ${file}.`);
}

/** The same as a path, of a store that is a folder. */
export const placeOfReleased = async (
  store: ReleaseStore,
  name: string,
  version: string,
  file: string,
): Promise<string> => join(store.place, await keyOfReleased(store, name, version, file));

async function describe(store: ReleaseStore, name: string, version: string): Promise<Release> {
  const release = await readRelease(store.read, name, version);
  if (release) return release;
  throw new Error(`There is no release ${name} ${version}.`);
}
