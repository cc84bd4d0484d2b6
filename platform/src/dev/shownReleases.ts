import { contractVersion, ExplainedError, InvalidInputError, NotFoundError } from 'shared/contract';
import { type Named, readNamed, written } from '../release/live.ts';
import { cookieIn } from '../serve/respond/cookieIn.ts';
import { descriptionKey } from '../store/protocol/keys.ts';
import { readJson } from '../store/protocol/readKey.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** The cookie of a browser that is shown other releases than those that are live: theirs, until it is closed. */
const shownCookie = 'porohy-shown';

/** As a cookie may have it: without a comma. */
const between = '/';

/**
 * Reads which releases somebody wants to be shown in place of live ones, or of sources: `portfolio@1.0.0-3f9c2a1b07,home@…`.
 * @param remotes whose releases may be named
 * @throws InvalidInputError if a word names no release, no remote, or a release of another contract; NotFoundError if the store has none such
 */
export async function readShown(store: ReleaseStore, words: string, remotes: readonly string[]): Promise<Named[]> {
  const named = words
    .split(',')
    .filter((word) => word !== '')
    .map(readNamed);
  for (const { name, version } of named) {
    if (!remotes.includes(name))
      throw new InvalidInputError({
        fact: `There is no remote ${name} that could be shown in another release.`,
        nextStep: `Name some of: ${remotes.join(', ')}. While developing the shell is shown from source.`,
      });
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

/** The releases that a browser is shown, by its cookies. What is not there any more is not among them. */
export async function shownIn(
  store: ReleaseStore,
  cookies: string | undefined,
  remotes: readonly string[],
): Promise<Named[]> {
  const words = (cookieIn(cookies ?? '', shownCookie) ?? '').split(between);
  const found = await Promise.all(
    words.map((word) =>
      readShown(store, word, remotes).catch((error: unknown) => {
        if (error instanceof ExplainedError) return [];
        throw error;
      }),
    ),
  );
  return found.flat();
}

/** The cookie that has a browser shown some releases; without any it ends. */
export const cookieOf = (shown: readonly Named[]): string =>
  `${shownCookie}=${shown.map(written).join(between)}; Path=/; SameSite=Lax; HttpOnly${shown.length > 0 ? '' : '; Max-Age=0'}`;
