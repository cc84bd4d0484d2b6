import { namePattern, versionPattern } from 'shared/contract';
import { contentKey } from '../store/protocol/content.ts';
import { noPackages, promotedKey, shownFolder, shownKey } from '../store/protocol/keys.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { sharedFiles } from '../store/protocol/sharedFiles.ts';
import { markedBy, markOf } from '../store/protocol/shownMark.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { contentsOf } from '../store/verifyRelease.ts';
import type { Named } from './live/live.ts';

/** What releases that stay have of the files of their packages. */
export interface KeptFiles {
  /** The keys of all contents that one of them lists. */
  readonly keys: Set<string>;
  /** Packages one of whose releases cannot be read: what it lists is not known. */
  readonly unknown: Set<string>;
  /** The files that carry their hash, of each of them, as `name/version`. */
  readonly releases: Map<string, ReadonlySet<string>>;
  /** The keys of the marks of files that one of them lists that was shown, with the text that names it. */
  readonly marks: Map<string, string>;
}

/**
 * Looks at every release that lies in the store by now.
 * @param packages the names of the packages that are looked at
 * @param leaving the releases that go, as `name/version`
 */
export async function findKeptFiles(
  store: ReleaseStore,
  packages: Iterable<string>,
  leaving: ReadonlySet<string>,
): Promise<KeptFiles> {
  const kept: KeptFiles = { keys: new Set(), unknown: new Set(), releases: new Map(), marks: new Map() };
  for (const name of packages)
    for (const version of (await store.list(`${name}/`)).filter((each) => versionPattern.test(each)))
      if (!leaving.has(`${name}/${version}`)) await keep(store, { name, version }, kept);
  return kept;
}

async function keep(
  { read }: ReleaseStore,
  { name, version }: Named,
  { keys, unknown, releases, marks }: KeptFiles,
): Promise<void> {
  const release = await readRelease(read, name, version).catch((error: unknown) => {
    unreadable(error);
    unknown.add(name);
    return undefined;
  });
  if (!release) return;
  for (const [, content] of contentsOf(release)) keys.add(contentKey(content));
  releases.set(`${name}/${version}`, new Set(sharedFiles(release)));
  if (!(await read(promotedKey(name, version)))) return;
  for (const file of sharedFiles(release)) marks.set(shownKey(name, file), markOf(release));
}

/** Tells whether a key is the mark of a file. */
export function isFileMark(key: string): boolean {
  const [name = '', second = '', ...rest] = key.split('/');
  return namePattern.test(name) && !noPackages.has(name) && second === shownFolder && rest.length > 0;
}

/**
 * What becomes of the mark of a file: it stays while the release is there that it names and lists the file; else another that was shown takes its place.
 * @param text what the mark says now
 * @returns the text that the mark is to have; undefined where it goes
 */
export function keptMark(key: string, text: string | undefined, kept: KeptFiles): string | undefined {
  const [name = '', , ...rest] = key.split('/');
  const marked = markedBy(text === undefined ? undefined : Buffer.from(text), key);
  if (marked?.name === name && kept.releases.get(`${name}/${marked.version}`)?.has(rest.join('/'))) return text;
  return kept.marks.get(key);
}
