/** For a file whose name says nothing. */
export const unknownType = 'application/octet-stream';

/** The content types that visitors get, by the ending of a file. A host that guesses them by itself guesses otherwise. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  // Type declarations: for people and compilers. Elsewhere the ending means a film.
  ts: 'text/plain; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** The content type of a file that a visitor gets. */
export const contentTypeOf = (file: string): string =>
  contentTypes[/\.([a-z0-9]+)$/.exec(file)?.[1] ?? ''] ?? unknownType;

/** Endings of the files that may have compressed copies; their responses depend on `accept-encoding`. */
export const compressibleEndings = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt'] as const;

/** Tells whether a file may have compressed copies. */
export const isCompressible = (file: string): boolean =>
  compressibleEndings.some((ending) => file.endsWith(`.${ending}`));

/** Encodings, as HTTP calls them, with the end of a copy's name. A store keeps brotli alone. */
export const copySuffix = { br: '.br', gzip: '.gz' } as const;

/** An encoding that copies are made in. */
export type Encoding = keyof typeof copySuffix;

/** Tells whether a file of a store is the compressed copy of another. */
export const isCompressedCopy = (file: string): boolean => file.endsWith(copySuffix.br);

/** Headers with which a store that answers requests itself sends a file. */
export interface StoredHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

/**
 * The headers under which a bucket keeps a key. A content never changes under its key; everything else is asked about again by whoever caches
 * it. What is packed is kept as plain bytes: with an encoding of its own it would be decompressed on its way by those who fetch it.
 */
export const storedHeaders = (key: string): StoredHeaders => ({
  contentType: contentTypeOf(key),
  cacheControl: key.startsWith('blobs/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});
