import { getFilesBase } from 'shared/contract';
import { scriptPlace } from '../protocol/scriptPlace.ts';
import { documentOf } from '../protocol/siteListing.ts';
import type { Headers } from './policy.ts';

/** The home pages: what a visitor sees first is a dictionary of every page of its language. A longer pattern wins over a shorter one. */
export const homePatterns: Readonly<Record<string, string>> = { [documentOf('/')]: '/*', [documentOf('/en')]: '/en*' };

/**
 * For which addresses a document is a dictionary: its own, where it will have changed, and for a home page those of its language.
 * @param file as a listing names it: `en/portfolio.html`
 */
export const documentPattern = (file: string): string => homePatterns[file] ?? `/${file.replace(/\.html$/, '')}`;

/** The address of a script with `*` in the place of its hash: the same script of every other release. Undefined for what is none. */
export function scriptPattern(name: string, file: string): string | undefined {
  const place = scriptPlace(file);
  return place === undefined ? undefined : getFilesBase(name) + place;
}

/** Headers of a response that is offered as a dictionary (RFC 9842), by the pattern of the addresses that it is one for. */
export const offers = {
  document: (pattern: string): Headers => ({ 'use-as-dictionary': `match="${pattern}", match-dest=("document")` }),
  script: (pattern: string): Headers => ({ 'use-as-dictionary': `match="${pattern}"` }),
} as const;
