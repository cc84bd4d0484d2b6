import { join } from 'node:path';
import { contractVersion, parseRelease, type Release, storedFormat } from 'shared/contract';
import { packFiles } from '../src/release/publish/releaseFiles.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { digestFiles } from '../src/store/bytes/computeIntegrity.ts';
import { isCompressedCopy } from '../src/store/bytes/mediaTypes.ts';
import { type Content, findContent, getContentKey } from '../src/store/protocol/content.ts';
import { getDescriptionKey } from '../src/store/protocol/keys.ts';
import { addSeal, readRelease } from '../src/store/protocol/storedRelease.ts';

/** Fields of a release that a test sets; the others are derived from them. */
type ReleaseFields = Omit<Release, 'format' | 'contract' | 'content' | 'seal'>;

/** Adds the content digest and the seal to a release, as publishing does. */
export async function completeRelease(fields: ReleaseFields): Promise<Release> {
  const own = Object.fromEntries(Object.entries(fields.files).filter(([file]) => !isCompressedCopy(file)));
  const content = digestFiles(own).slice(0, 10);
  return parseRelease(
    await addSeal({ format: storedFormat, contract: contractVersion, ...fields, content }),
    fields.name,
  );
}

/** Options of a fake release. `chunks` may be a list of names: each chunk then consists of the file `entry`. */
type ReleaseOptions = Pick<ReleaseFields, 'name' | 'version'> &
  Partial<Omit<ReleaseFields, 'chunks'>> & { readonly chunks?: readonly string[] | ReleaseFields['chunks'] };

const isList = (chunks: ReleaseOptions['chunks']): chunks is readonly string[] => Array.isArray(chunks);

/** Writes a release as publishing does: first its files, last `release.json`. */
export async function writeReleased(
  store: ReleaseStore,
  { entry = 'browser/entry.js', chunks = {}, ...wanted }: ReleaseOptions,
  files: Readonly<Record<string, Buffer | string>>,
): Promise<void> {
  const built = Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, Buffer.from(bytes)]));
  const packed = await packFiles(built, {});
  const release = await completeRelease({
    node: 'node/main.cjs',
    shares: {},
    files: packed.files,
    entry,
    chunks: isList(chunks) ? Object.fromEntries(chunks.map((name) => [name, { js: [entry], css: [] }])) : chunks,
    ...wanted,
  });
  for (const [key, bytes] of Object.entries(packed.stored)) await store.create(key, bytes);
  await store.create(getDescriptionKey(release.name, release.version), `${JSON.stringify(release, null, 2)}\n`);
}

export async function findReleasedKey(
  store: ReleaseStore,
  name: string,
  version: string,
  file: string,
): Promise<string> {
  return getContentKey(await findReleasedContent(store, name, version, file));
}

export async function findReleasedContent(
  store: ReleaseStore,
  name: string,
  version: string,
  file: string,
): Promise<Content> {
  const content = findContent((await describe(store, name, version)).files, file);
  if (content) return content;
  throw new Error(`${name} ${version} has no ${file}.`);
}

export const findReleasedPath = async (
  store: ReleaseStore,
  name: string,
  version: string,
  file: string,
): Promise<string> => join(store.place, await findReleasedKey(store, name, version, file));

async function describe(store: ReleaseStore, name: string, version: string): Promise<Release> {
  const release = await readRelease(store.read, name, version);
  if (release) return release;
  throw new Error(`There is no release ${name} ${version}.`);
}
