import { mimes } from 'mrmime';

/** What the files of a site and of releases end with. A host that guesses their types by itself guesses otherwise. */
const endings = [
  'html',
  'js',
  'css',
  'json',
  'svg',
  'xml',
  'txt',
  'ts',
  'avif',
  'webp',
  'png',
  'jpg',
  'woff2',
  'zip',
] as const;

/** Where the library is not followed. */
const ours: Readonly<Record<string, string>> = {
  // Type declarations: for people and compilers. Elsewhere the ending means a film.
  ts: 'text/plain',
  // The library says its alias, text/xml.
  xml: 'application/xml',
};

/** For a file whose name says nothing. */
export const unknownType = 'application/octet-stream';

/** The content types that visitors get, by the ending of a file. */
export const contentTypes: Readonly<Record<string, string>> = Object.fromEntries(
  endings.map((ending) => {
    const type = ours[ending] ?? mimes[ending] ?? unknownType;
    return [ending, type.startsWith('text/') ? `${type}; charset=utf-8` : type];
  }),
);

/** The content type of a file that a visitor gets. */
export const contentTypeOf = (file: string): string =>
  contentTypes[/\.([a-z0-9]+)$/.exec(file)?.[1] ?? ''] ?? unknownType;

/** Endings of the files that may have compressed copies; their responses depend on `accept-encoding`. */
export const compressibleEndings = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt'] as const;

/** Whether a file may have compressed copies. */
export const isCompressible = (file: string): boolean =>
  compressibleEndings.some((ending) => file.endsWith(`.${ending}`));

/** Encodings, as HTTP calls them, with the end of a copy's name. A store keeps brotli alone. */
export const copySuffix = { br: '.br', gzip: '.gz' } as const;

/** An encoding that copies are made in. */
export type Encoding = keyof typeof copySuffix;

/** Tells whether a file of a store is the compressed copy of another. */
export const isCompressedCopy = (file: string): boolean => file.endsWith(copySuffix.br);
