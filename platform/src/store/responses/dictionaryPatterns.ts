import { getHashedFilesBase, hasContentHash } from 'shared/contract';
import { toDocumentFile } from '../protocol/siteListing.ts';
import type { Headers } from './headerPolicy.ts';

/** URL patterns of the two home pages. A home page is a dictionary for all pages of its language, unless a longer pattern matches. */
export const homePagePatterns: Readonly<Record<string, string>> = {
  [toDocumentFile('/')]: '/*',
  [toDocumentFile('/en')]: '/en*',
};

/**
 * Returns the pattern of the addresses for which browsers may use a document as a dictionary: its own address; for a home page, all
 * addresses of its language.
 * @param file name in a site listing: `en/portfolio.html`
 */
export const getDocumentPattern = (file: string): string => homePagePatterns[file] ?? `/${file.replace(/\.html$/, '')}`;

/**
 * Returns a script's address with `*` in place of its hash, which matches the same script of other releases. @returns undefined for other
 * files
 */
export function getScriptDictionaryPattern(name: string, file: string): string | undefined {
  const place = maskHashInName(file);
  return place === undefined ? undefined : getHashedFilesBase(name) + place;
}

/** Headers that offer a response as a compression dictionary (RFC 9842) for addresses that match a pattern. */
export const dictionaryHeadersFor = {
  document: (pattern: string): Headers => ({ 'use-as-dictionary': `match="${pattern}", match-dest=("document")` }),
  script: (pattern: string): Headers => ({ 'use-as-dictionary': `match="${pattern}"` }),
} as const;

/**
 * Returns a script's name with `*` in place of its hash (`js/main.*.js`), which is the same in every release. @returns undefined for other
 * files and names without a hash
 */
export const maskHashInName = (file: string): string | undefined =>
  hasContentHash(file) && file.endsWith('.js') ? file.replace(/\.[^./]+\.js$/, '.*.js') : undefined;
