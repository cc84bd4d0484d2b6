/** Document of a response with 404 or 410; there is one per language. */
export type NotFoundDocument = '404.html' | 'en/404.html';

/** Tells whether a file is a not-found page, which has no address. */
export const isNotFound = (file: string): boolean => file === '404.html' || file === 'en/404.html';

/** Matches requested addresses that get the English not-found page. */
export const englishPath = /^\/en(\/|$)/;

export const getNotFoundDocument = (target: string): NotFoundDocument =>
  englishPath.test(target.split('?', 1)[0] ?? '') ? 'en/404.html' : '404.html';

/** Tells whether a site file is internal: hosts and compose read the file, but visitors cannot request it. */
export const isUnserved = (file: string): boolean => /^(?:reach|described)\.json$|^facts\/[^/]+\.json$/.test(file);

/** Returns the `location` header of a redirect. Only targets on this site need encoding. */
export const encodeLocation = (address: string): string => (address.startsWith('/') ? encodeURI(address) : address);

/** Returns the address of a document. The inverse of `toDocumentFile`. */
export const toDocumentAddress = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
