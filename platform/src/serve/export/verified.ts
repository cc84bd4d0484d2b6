import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '../../store/integrityOf.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

/** A file out of the store, its bytes held against what the listing or the release says. @throws a lesson */
export async function verified(store: ReleaseStore, key: string, integrity: string): Promise<Buffer> {
  const bytes = await store.read(key);
  if (!bytes)
    throw new Error(`${key} is missing in ${store.place}. Compose again (npm start); that writes what is missing.`);
  if (integrityOf(bytes) !== integrity) throw tampered(store, key);
  return bytes;
}

/** The twins of a file, where it has some: unpacked they are the file. @throws a lesson */
export async function verifiedTwins(store: ReleaseStore, key: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  const twins: Record<string, Buffer> = {};
  for (const [suffix, unpack] of [
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const) {
    const packed = await store.read(key + suffix);
    if (!packed) continue;
    if (!unpackedWith(unpack, packed)?.equals(bytes)) throw tampered(store, key + suffix);
    twins[suffix] = packed;
  }
  return twins;
}

function unpackedWith(unpack: (bytes: Buffer) => Buffer, bytes: Buffer): Buffer | undefined {
  try {
    return unpack(bytes);
  } catch {
    return undefined;
  }
}

const tampered = (store: ReleaseStore, key: string): Error =>
  new Error(
    `${key} in ${store.place} is not what was written there; somebody changed it. Nothing was exported. Find out who can write into the store, then release or compose again.`,
  );
