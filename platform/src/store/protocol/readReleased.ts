import { isReleased } from './asReleased.ts';
import { type Keyed, keysOfFile } from './fileKeys.ts';

/** Bytes, and the key under which they lay. */
export interface Found<Bytes extends Uint8Array = Uint8Array> {
  readonly key: string;
  readonly bytes: Bytes;
}

/** Releases whose files were last found below their version: there is looked first. */
const former = new WeakSet<Keyed>();

/**
 * A file of a release, wherever it lies: under the key that it has now, or below the version, where it was written before. What has the
 * bytes that were released is preferred; else the caller is given what there is, and finds the fault. Undefined where there is none.
 * @param file its path inside the release, one that the release lists
 */
export async function readReleased<Bytes extends Uint8Array>(
  read: (key: string) => Promise<Bytes | undefined>,
  release: Keyed,
  file: string,
): Promise<Found<Bytes> | undefined> {
  const [now, before] = keysOfFile(release, file);
  let other: Found<Bytes> | undefined;
  for (const key of former.has(release) ? [before, now] : [now, before]) {
    const bytes = await read(key);
    if (!bytes) continue;
    if (await isReleased(bytes, release.files[file] ?? '')) {
      if (key === now) former.delete(release);
      else former.add(release);
      return { key, bytes };
    }
    other ??= { key, bytes };
  }
  return other;
}
