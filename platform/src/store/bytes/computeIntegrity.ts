import { hash } from 'node:crypto';
import type { Integrity } from 'shared/contract';

/** Returns the integrity value of bytes, `sha256-…`, in the form of `release.json`, snapshots and HTML. */
export const computeIntegrity = (bytes: Uint8Array | string): Integrity => `sha256-${hash('sha256', bytes, 'base64')}`;

/** Returns a digest of files: the SHA-256 over names and integrity values, in hex. */
export const digestFiles = (files: Readonly<Record<string, Integrity>>): string =>
  hash(
    'sha256',
    Object.keys(files)
      .sort()
      .map((name) => `${name}\0${files[name]}\0`)
      .join(''),
  );
