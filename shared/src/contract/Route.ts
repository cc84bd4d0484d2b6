import { defaultLanguage, type Language } from './Language.ts';

/** A path without the language: `/`, `/portfolio/ikura`. It does not end with a slash. */
export type Path = `/${string}`;

/** Tells whether a remote may have a path: lower-case words, no slash at the end, and no first segment of the shell. */
export const isPagePath = (path: string): path is Path =>
  /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) && !/^\/(en|r|dev|preview|proof|404|index)(\/|$)/.test(path);

/** One page of a remote. */
export interface Route {
  readonly path: Path;
  /** Key in {@link Remote.pages}. Several routes may share a page. */
  readonly page: string;
  /** True if a first visit may choose the language by the stored choice and the browser (SPEC §4). */
  readonly detectsLanguage?: true;
}

/** Returns the address of a path in a language: English is below `/en`. */
export function formatAddress(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? '/en' : `/en${path.startsWith('/') ? path : `/${path}`}`;
}

/** Splits an address into path and language. It must have no query or fragment. */
export function readAddress(address: string): { readonly path: Path; readonly language: Language } {
  const [, prefix, rest] = /^(\/en(?=\/|$))?(.*)$/s.exec(address) ?? [];
  const path = rest || '/';
  let end = path.length;
  // A regular expression would restart at each slash: a long row of slashes would take minutes.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return { path: path.slice(0, end) as Path, language: prefix ? 'en' : 'ua' };
}
