import { defaultLanguage, type Language } from './Language.ts';

/** A path without the language and without a trailing slash: `/`, `/portfolio/ikura`. */
export type Path = `/${string}`;

/**
 * Tells whether a remote may use a path: lower-case words, no trailing slash, no first segment that the shell reserves, and no `index` at
 * its end, which hosts leave out of addresses.
 */
export const isPagePath = (path: string): path is Path =>
  /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) && !/^\/(en|r|dev|preview|proof|404|index)(\/|$)|\/index$/.test(path);

export interface Route {
  readonly path: Path;
  /** Key in {@link Remote.pages}. Several routes may use the same page component. */
  readonly page: string;
  /** True if a first visit may be redirected to the visitor's language: the stored choice, or the browser's languages (SPEC §4). */
  readonly detectsLanguage?: true;
}

/** Returns the address of a path in a language: English addresses begin with `/en`. */
export function formatAddress(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? '/en' : `/en${path.startsWith('/') ? path : `/${path}`}`;
}

/** Splits an address without query and fragment into path and language. */
export function readAddress(address: string): { readonly path: Path; readonly language: Language } {
  const [, prefix, rest] = /^(\/en(?=\/|$))?(.*)$/s.exec(address) ?? [];
  const path = rest || '/';
  let end = path.length;
  // Uses a loop, because a regular expression would take minutes for a very long row of slashes.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return { path: path.slice(0, end) as Path, language: prefix ? 'en' : 'ua' };
}
