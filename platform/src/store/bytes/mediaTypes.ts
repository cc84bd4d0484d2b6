/** Content type of files with an unknown extension. */
export const unknownType = 'application/octet-stream';

/** Content types by extension. Every host gets this list, because hosts' own lists differ. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  // Sends TypeScript declarations as text, for people and compilers. Most hosts would send `.ts` as a video.
  ts: 'text/plain; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

export const getContentType = (file: string): string =>
  contentTypes[/\.([a-z0-9]+)$/.exec(file)?.[1] ?? ''] ?? unknownType;

/** Extensions of files that may have compressed copies. Responses with such a file have `vary: Accept-Encoding`. */
export const compressibleEndings = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt'] as const;

export const isCompressible = (file: string): boolean =>
  compressibleEndings.some((ending) => file.endsWith(`.${ending}`));

/** Extensions of compressed copies, by HTTP encoding. A store contains only brotli. */
export const copySuffix = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof copySuffix;

/** Tells whether a file of a store is the compressed copy of another file. */
export const isCompressedCopy = (file: string): boolean => file.endsWith(copySuffix.br);

/** Headers that are stored with an object. The bucket sends them to clients that read it directly. */
export interface BucketObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

/**
 * Returns the headers with which a bucket stores a key. Blobs never change; all other files must be revalidated. Compressed files have no
 * `content-encoding`, because S3 clients would decompress them.
 */
export const getBucketHeaders = (key: string): BucketObjectHeaders => ({
  contentType: getContentType(key),
  cacheControl: key.startsWith('blobs/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});
