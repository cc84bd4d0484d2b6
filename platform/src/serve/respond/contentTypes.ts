/** What the files of a site and of releases are, by the end of their names. A host that guesses by itself guesses otherwise. */
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

/** For a file whose name says nothing. */
export const unknownType = 'application/octet-stream';

/** The content type of a file, by its name. */
export const contentTypeOf = (file: string): string =>
  contentTypes[/\.([a-z0-9]+)$/.exec(file)?.[1] ?? ''] ?? unknownType;

/** Endings of the files that may have compressed twins; their answers depend on `accept-encoding`. */
export const compressible = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt'] as const;

/** Whether a file may have compressed twins. */
export const isCompressible = (file: string): boolean => compressible.some((ending) => file.endsWith(`.${ending}`));
