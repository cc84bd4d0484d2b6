import { contractVersion, ExplainedError, InvalidInputError, NotFoundError } from 'shared/contract';
import { type Named, readNamed, written } from '../release/live.ts';
import { cookieIn } from '../serve/respond/cookieIn.ts';
import { descriptionKey } from '../store/protocol/keys.ts';
import { readJson } from '../store/protocol/readKey.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { isElsewhere, releaseElsewhere } from './elsewhere.ts';

/** The cookie of a browser that is shown other releases than those that are live: theirs, until it is closed. */
const shownCookie = 'porohy-shown';

/** As a cookie may have it: without a comma. */
const between = '|';

/**
 * Reads which releases somebody wants to be shown in place of live ones, or of sources: `portfolio@1.0.0-3f9c2a1b07,home@http://localhost:3101`.
 * @param remotes whose releases may be named
 * @throws InvalidInputError if a word names no release, no remote, or a release of another contract; NotFoundError if the store has none
 * such, or the address of another development server is none
 */
export async function readShown(store: ReleaseStore, words: string, remotes: readonly string[]): Promise<Named[]> {
  const named = words
    .split(',')
    .filter((word) => word !== '')
    .map(readWanted);
  for (const { name, version } of named) {
    if (!remotes.includes(name))
      throw new InvalidInputError({
        fact: `There is no remote ${name} that could be shown in another release.`,
        nextStep: `Name some of: ${remotes.join(', ')}. While developing the shell is shown from source.`,
      });
    if (isElsewhere({ version })) {
      await releaseElsewhere({ name, version });
      continue;
    }
    const described = await readJson(store.read, descriptionKey(name, version));
    if (described === undefined)
      throw new NotFoundError({
        fact: `There is no release ${name} ${version} in ${store.place}.`,
        nextStep: `"release list ${name}" shows those there are.`,
      });
    const { contract } = described as { readonly contract?: unknown };
    if (contract !== contractVersion)
      throw new InvalidInputError({
        fact: `${name} ${version} is of contract ${String(contract)}, and this workspace speaks ${contractVersion}.`,
        nextStep: 'Develop in the workspace that it was built in.',
      });
    await readRelease(store.read, name, version);
  }
  return named;
}

/** `portfolio@2.3.1`, or `portfolio@http://localhost:3101`: from source, at another development server of this machine. */
function readWanted(word: string): Named {
  const [, name = '', version = ''] = /^([a-z][a-z0-9-]*)@(http:.*)$/.exec(word) ?? [];
  return isElsewhere({ version }) ? { name, version } : readNamed(word);
}

/** What a browser is shown in place of what it would be. */
export interface Shown {
  readonly releases: readonly Named[];
  /** What is not there any more, a sentence each: it is not shown. */
  readonly gone: readonly string[];
}

/** The releases that a browser is shown, by its cookies. */
export async function shownIn(
  store: ReleaseStore,
  cookies: string | undefined,
  remotes: readonly string[],
): Promise<Shown> {
  const words = (cookieIn(cookies ?? '', shownCookie) ?? '').split(between);
  const gone: string[] = [];
  const found = await Promise.all(
    words.map((word) =>
      readShown(store, word, remotes).catch((error: unknown) => {
        if (!(error instanceof ExplainedError)) throw error;
        gone.push(error.message);
        return [];
      }),
    ),
  );
  return { releases: found.flat(), gone };
}

/** The cookie that has a browser shown some releases; without any it ends. */
export const cookieOf = (shown: readonly Named[]): string =>
  `${shownCookie}=${shown.map(written).join(between)}; Path=/; SameSite=Lax; HttpOnly${shown.length > 0 ? '' : '; Max-Age=0'}`;
