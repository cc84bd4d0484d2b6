import { ConflictError, type Integrity, type Release } from 'shared/contract';
import { integrityOf } from '../store/integrityOf.ts';
import { isCompressedCopy } from '../store/mediaTypes.ts';
import { findNewestOf } from '../store/newestOf.ts';
import type { Unsealed } from '../store/protocol/seal.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import { asking, type Work } from '../store/protocol/work.ts';
import type { World } from './world.ts';

/** Files of a release by their paths inside it, and their bytes. */
export type Files = Readonly<Record<string, Buffer>>;

/** What publishing asks besides. */
export interface PublishingWorld extends World {
  /** The files of a release that lie nowhere any more. */
  lost(release: Release): ReadonlySet<string>;
  /** The files that need not be sent, with their copies: a release whose bytes were held lists the same, and they lie where they belong. */
  standing(described: Unsealed, held: Release | undefined): Readonly<Record<string, Integrity>>;
  /** The built files but those that stand, with their compressed copies. */
  packed(standing: Readonly<Record<string, Integrity>>): Files;
  /** The description in its form, with its seal. */
  sealed(release: Unsealed): Release;
  /** Asks, before a byte of it is written, whether it may become a release. @throws to refuse it */
  accept(release: Release, files: Files): void;
  /** Writes files where they belong. @returns copies that lie there packed otherwise. @throws ConflictError if one lies there with other bytes */
  send(release: Release, files: Files): Readonly<Record<string, Integrity>>;
  /** Creates the description: false if there was one. */
  describe(release: Release): boolean;
}

const ask = asking<PublishingWorld>();

/**
 * Writes a release into the store, its description last: if that is there, the release is whole. Only what is not there is sent. Of a
 * release that is there what was lost is sent again. @returns false if it was there
 * @throws ConflictError if the version, or a name that carries a hash, exists with other bytes
 */
export function* publishing(described: Unsealed): Work<PublishingWorld, boolean> {
  const { name, version } = described;
  const existing = yield* ask('release', { name, version });
  if (existing) {
    requireSame(existing, described);
    const lost = yield* ask('lost', existing);
    if (lost.size === 0) return false;
    const built = Object.entries(yield* ask('packed', {}));
    const again = built.filter(([file, bytes]) => lost.has(file) && integrityOf(bytes) === existing.files[file]);
    yield* ask('send', existing, Object.fromEntries(again));
    return false;
  }
  const standing = yield* ask('standing', described, yield* findLiveRelease(name));
  const files = yield* ask('packed', standing);
  const integrities = Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, integrityOf(bytes)]));
  const whole = { ...described.files, ...standing, ...integrities };
  const release = yield* ask('sealed', { ...described, files: whole });
  yield* ask('accept', release, files);
  const others = yield* ask('send', release, files);
  if (yield* ask('describe', yield* ask('sealed', { ...release, files: { ...whole, ...others } }))) return true;
  // Somebody else was quicker: with the same bytes, or with others.
  const there = yield* ask('release', { name, version });
  if (there) requireSame(there, described);
  return false;
}

/** What is live of a package: its bytes were held when it became so. */
function* findLiveRelease(name: string): Work<PublishingWorld, Release | undefined> {
  const version = (yield* findNewestOf())?.composition.releases[name];
  if (version === undefined) return undefined;
  try {
    return yield* ask('release', { name, version });
  } catch (error) {
    return unreadable(error);
  }
}

/** @throws ConflictError if a version that is there has other files */
function requireSame(existing: Release, described: Unsealed): void {
  const there = Object.keys(existing.files).filter((file) => !isCompressedCopy(file));
  const changed = [...new Set([...there, ...Object.keys(described.files)])].filter(
    (file) => existing.files[file] !== described.files[file],
  );
  if (changed.length === 0) return;
  throw new ConflictError({
    fact: `${described.name} ${described.version} is released already, with other bytes: ${changed.join(', ')}.\n`,
    nextStep: 'A release never changes. Give this build a version of its own.',
  });
}
