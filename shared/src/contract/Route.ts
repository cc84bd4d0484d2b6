import { defaultLanguage, type Language } from './Language.ts';

/** A page's path without its language: `/`, `/portfolio/ikura`. It starts with a slash and does not end with one. */
export type Path = `/${string}`;

/** True if a remote may claim a path: lower-case words, no slash at the end, and no first part that is the shell's. */
export const isPagePath = (path: string): path is Path =>
  /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) && !/^\/(en|r|dev|preview|404|index)(\/|$)/.test(path);

/** One page of a remote. */
export interface Route {
  readonly path: Path;
  /** Key of the page in {@link Remote.pages}. Several routes may share a page. */
  readonly page: string;
  /** True where the first document load may choose the language by the stored choice and the browser (SPEC §4). */
  readonly detectsLanguage?: true;
}

/** The address of a path in a language: Ukrainian at the path itself, English under `/en`. */
export function formatAddress(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? '/en' : `/en${path.startsWith('/') ? path : `/${path}`}`;
}

/** The path and the language of an address. Query and fragment are not part of an address here. */
export function readAddress(address: string): { readonly path: Path; readonly language: Language } {
  const [, prefix, rest] = /^(\/en(?=\/|$))?(.*)$/s.exec(address) ?? [];
  const path = rest || '/';
  let end = path.length;
  // A pattern would look for the end again from each slash: a long row of them would take minutes.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return { path: path.slice(0, end) as Path, language: prefix ? 'en' : 'ua' };
}
