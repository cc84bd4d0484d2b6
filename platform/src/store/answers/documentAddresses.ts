/** Document of a response with 404 or 410, by language. */
export type NotFoundDocument = '404.html' | 'en/404.html';

/** Tells whether a file is a not-found page. Those have no address. */
export const isNotFound = (file: string): boolean => file === '404.html' || file === 'en/404.html';

/** Requested addresses whose not-found page is the English one. */
export const englishPath = /^\/en(\/|$)/;

/** Returns the not-found page for a requested address. */
export const getNotFoundDocument = (target: string): NotFoundDocument =>
  englishPath.test(target.split('?', 1)[0] ?? '') ? 'en/404.html' : '404.html';

/** Tells whether a site file is internal: hosts and compose read it, visitors cannot. */
export const isUnserved = (file: string): boolean => /^(?:reach|described)\.json$|^facts\//.test(file);

/** Returns the `location` header for the target of a redirect. Addresses of other sites are encoded already. */
export const encodeLocation = (address: string): string => (address.startsWith('/') ? encodeURI(address) : address);

/** Returns the address of a document: the inverse of `toDocumentFile`. */
export const toDocumentAddress = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
