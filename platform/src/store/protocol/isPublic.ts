import type { Release } from 'shared/contract';
import { promotedKey, shownKey } from './keys.ts';
import type { LogEntry } from './logEntry.ts';
import type { ReadKey } from './readKey.ts';
import { markedBy } from './shownMark.ts';

/** What decides who may have what: the newest entry. */
type Shown = Pick<LogEntry, 'composition' | 'canary'>;

/** Gives the description of a release; undefined where there is none. */
type Describe = (name: string, version: string) => Promise<Release | undefined>;

/**
 * Whether everybody may have the files of a release: it is live, or a canary, or it was so once and has its mark. What was only released
 * is nobody's but its team's.
 */
export async function isPublic(
  read: ReadKey,
  { composition, canary }: Shown,
  name: string,
  version: string,
): Promise<boolean> {
  if (composition.releases[name] === version) return true;
  if (canary?.name === name && canary.version === version) return true;
  return (await read(promotedKey(name, version))) !== undefined;
}

/**
 * The release by which everybody may have a file that carries its hash: the live one or the canary's, if it lists the file; else the one that
 * its mark names, for what was shown once. Undefined where nobody but a team may have it.
 * @param file its path below `browser/`
 */
export async function publicReleaseOf(
  read: ReadKey,
  describe: Describe,
  { composition, canary }: Shown,
  name: string,
  file: string,
): Promise<Release | undefined> {
  const live = Object.hasOwn(composition.releases, name) ? composition.releases[name] : undefined;
  const shown = [live, canary?.name === name ? canary.version : undefined];
  for (const version of shown) {
    const release = await releaseListing(describe, name, version, file);
    if (release) return release;
  }
  const key = shownKey(name, file);
  const marked = markedBy(await read(key), key);
  return marked?.name === name ? releaseListing(describe, name, marked.version, file) : undefined;
}

/** A release, if there is one and it lists a browser file. */
export async function releaseListing(
  describe: Describe,
  name: string,
  version: string | undefined,
  file: string,
): Promise<Release | undefined> {
  const release = version === undefined ? undefined : await describe(name, version);
  return release && Object.hasOwn(release.files, `browser/${file}`) ? release : undefined;
}
