import { setTimeout } from 'node:timers/promises';
import { namePattern, versionPattern } from 'shared/contract';
import { inParallel } from '../store/inParallel.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { isCompressedCopy } from '../store/mediaTypes.ts';
import { keysOfFile } from '../store/protocol/fileKeys.ts';
import { descriptionKey } from '../store/protocol/keys.ts';
import { missingFor } from '../store/protocol/readKey.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { unreadable } from './earlier.ts';
import { type Named, written } from './live.ts';

interface MoveOptions {
  /** Only says what would be moved. */
  readonly dryRun?: boolean | undefined;
  /** Waits until nobody takes a file for missing any more that was copied just now: servers remember "not there" for some seconds. */
  readonly settle?: (() => Promise<unknown>) | undefined;
}

/** What moving came to. */
export interface MovedReleases {
  /** The releases that had files below their versions, as people write them. */
  readonly releases: readonly string[];
  /** How many files lie where they belong now, and below their version no more. */
  readonly files: number;
  /** Keys that stay where they are, and why. They are read there as before. */
  readonly left: readonly { readonly key: string; readonly fault: string }[];
}

/** A file of a release that lies below its version. */
interface Former {
  readonly before: string;
  readonly now: string;
  readonly integrity: string;
}

/**
 * Moves the files of releases from below their versions to the keys that files have today: all are copied, each held against what was
 * released, and then the old ones are removed. Visitors and writers read on meanwhile; stopped on the way it has done no harm, and goes on
 * when it is run again. Descriptions, signatures and marks stay where they are, and say the same.
 * @throws StoreError if something cannot be read or written
 */
export async function moveReleases(
  store: ReleaseStore,
  { dryRun = false, settle = () => setTimeout(2 * missingFor) }: MoveOptions = {},
): Promise<MovedReleases> {
  const left: { key: string; fault: string }[] = [];
  const there = new Set((await store.upkeep.inventory()).map(({ key }) => key));
  const found = new Map<string, readonly Former[]>();
  for (const release of releasesAmong(there)) {
    const files = await formerFiles(store, release, there);
    if (files === undefined) left.push({ key: descriptionKey(release.name, release.version), fault: 'cannot be read' });
    else if (files.length > 0) found.set(written(release), files);
  }
  const releases = [...found.keys()].sort();
  const files = [...found.values()].flat();
  if (dryRun || files.length === 0) return { releases, files: files.length, left };
  const copied: string[] = [];
  const move = async (file: Former) => {
    const fault = await copy(store, file);
    if (fault) left.push({ key: file.before, fault });
    else copied.push(file.before);
  };
  // Copies first: what lies packed is its own copy then, packed as the release lists it.
  const isCopy = ({ before }: Former) => isCompressedCopy(before);
  await inParallel(files.filter(isCopy), 8, move);
  await inParallel(
    files.filter((file) => !isCopy(file)),
    8,
    move,
  );
  await settle();
  await store.upkeep.remove(copied);
  return { releases, files: copied.length, left: left.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

/** The releases of a store, by the keys of their descriptions. */
const releasesAmong = (keys: Iterable<string>): Named[] =>
  [...keys].flatMap((key) => {
    const [name = '', version = '', file] = key.split('/');
    return namePattern.test(name) && versionPattern.test(version) && file === 'release.json' ? [{ name, version }] : [];
  });

/** What of a release lies below its version; undefined where its description cannot be read. */
async function formerFiles(
  store: ReleaseStore,
  { name, version }: Named,
  there: ReadonlySet<string>,
): Promise<Former[] | undefined> {
  const release = await readRelease(store.read, name, version).catch(unreadable);
  return (
    release &&
    Object.entries(release.files).flatMap(([file, integrity]) => {
      const [now, before] = keysOfFile(release, file);
      return there.has(before) ? [{ before, now, integrity }] : [];
    })
  );
}

/** Copies a file to its key of today, if it is what was released. @returns why it stays where it is; undefined where it lies there now */
async function copy({ read, create }: ReleaseStore, { before, now, integrity }: Former): Promise<string | undefined> {
  const bytes = await read(before);
  if (!bytes || integrityOf(bytes) !== integrity) return 'is not what was released; "release verify" says what to do';
  if (await create(now, bytes)) return undefined;
  const present = await read(now);
  // A copy may have been packed otherwise there, by another version of the packer.
  return present && integrityOf(present) === integrity
    ? undefined
    : `is not what lies at ${now}, and is read here as before`;
}
