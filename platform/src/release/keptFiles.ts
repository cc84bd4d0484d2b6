import { namePattern, versionPattern } from 'shared/contract';
import { keysOfFile } from '../store/protocol/fileKeys.ts';
import { promotedKey, shownFolder, shownKey } from '../store/protocol/keys.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { sharedFiles } from '../store/protocol/sharedFiles.ts';
import { markedBy, markOf } from '../store/protocol/shownMark.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { unreadable } from './earlier.ts';
import type { Named } from './live.ts';

/** What releases that stay have of the files of their packages. */
export interface KeptFiles {
  /** Every key that one of them lists, in both layouts. */
  readonly keys: ReadonlySet<string>;
  /** Packages one of whose releases cannot be read: what it lists is not known, and nothing of theirs goes. */
  readonly unknown: ReadonlySet<string>;
  /** The files that carry their hash, of each of them, as `name/version`. */
  readonly releases: ReadonlyMap<string, ReadonlySet<string>>;
  /** The keys of the marks of files that one of them lists that was shown, with the text that names it. */
  readonly marks: ReadonlyMap<string, string>;
}

/**
 * Looks at every release that lies in the store by now.
 * @param packages the names of the packages that are looked at
 * @param leaving the releases that go, as `name/version`
 */
export async function keptFiles(
  store: ReleaseStore,
  packages: Iterable<string>,
  leaving: ReadonlySet<string>,
): Promise<KeptFiles> {
  const kept: Gathered = { keys: new Set(), unknown: new Set(), releases: new Map(), marks: new Map() };
  for (const name of packages)
    for (const version of (await store.list(`${name}/`)).filter((each) => versionPattern.test(each)))
      if (!leaving.has(`${name}/${version}`)) await keep(store, { name, version }, kept);
  return kept;
}

/** The same while it is gathered. */
interface Gathered extends KeptFiles {
  readonly keys: Set<string>;
  readonly unknown: Set<string>;
  readonly releases: Map<string, ReadonlySet<string>>;
  readonly marks: Map<string, string>;
}

async function keep(
  store: ReleaseStore,
  { name, version }: Named,
  { keys, unknown, releases, marks }: Gathered,
): Promise<void> {
  const release = await readRelease(store.read, name, version).catch((error: unknown) => {
    unreadable(error);
    unknown.add(name);
  });
  if (!release) return;
  for (const file of Object.keys(release.files)) for (const key of keysOfFile(release, file)) keys.add(key);
  releases.set(`${name}/${version}`, new Set(sharedFiles(release)));
  if (!(await store.read(promotedKey(name, version)))) return;
  for (const file of sharedFiles(release)) marks.set(shownKey(name, file), markOf(release));
}

/** A file of a package, or the mark of one: what lies below the package and below no version of it. */
export function packageOf(key: string): string | undefined {
  const [name = '', second = '', ...rest] = key.split('/');
  return namePattern.test(name) && rest.length > 0 && !versionPattern.test(second) ? name : undefined;
}

/** Whether a key of a package is the mark of a file. */
export const isFileMark = (key: string): boolean => key.split('/')[1] === shownFolder;

/**
 * What becomes of the mark of a file: it stays while the release is there that it names and lists the file; else another that was shown takes its place.
 * @returns the text that the mark is to have; undefined where it goes
 */
export async function keptMark(store: ReleaseStore, key: string, kept: KeptFiles): Promise<string | undefined> {
  const [name = '', , ...rest] = key.split('/');
  const bytes = await store.read(key);
  const marked = markedBy(bytes);
  if (marked?.name === name && kept.releases.get(`${name}/${marked.version}`)?.has(rest.join('/')))
    return bytes?.toString();
  return kept.marks.get(key);
}
