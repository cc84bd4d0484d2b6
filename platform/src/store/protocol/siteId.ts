import { sha256Of } from './hex.ts';
import { inOrder } from './inOrder.ts';

/** What a site's name is made of. */
interface Listed {
  readonly recipe?: string;
  readonly files: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, string>>;
  readonly redirects?: Readonly<Record<string, string | null>>;
}

/**
 * The name of a composed site: 16 hex digits of the SHA-256 over all that its listing says. By Web Crypto, the same everywhere. A listing
 * without a recipe was named by an older rule: over its files, copies left aside, with the key of a page in the place of its integrity.
 */
export async function siteIdOf({ recipe, files, pages, redirects }: Listed): Promise<string> {
  const text =
    recipe === undefined
      ? Object.entries(inOrder({ ...withoutCopies(files), ...pages }))
          .map(([name, value]) => `${name}\0${value}\0`)
          .join('')
      : JSON.stringify([inOrder(files), inOrder(pages), recipe, redirects ? inOrder(redirects) : null]);
  return (await sha256Of(text)).slice(0, 16);
}

/** The file that a compressed copy stands for; undefined where it is none. */
export const wholeOf = (file: string): string | undefined => /^(.+)\.(?:br|gz)$/.exec(file)?.[1];

/** The files of a listing but the compressed copies. */
export const withoutCopies = (files: Listed['files']): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([file]) => wholeOf(file) === undefined));
