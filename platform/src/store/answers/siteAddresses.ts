/** The document of an address at which nothing stands. */
export type NotFoundDocument = '404.html' | 'en/404.html';

/** Tells the not-found pages, which stand at no address. */
export const isNotFound = (file: string): boolean => file === '404.html' || file === 'en/404.html';

/** Addresses, as they are sent, whose not-found document is the English one. */
export const englishPath = /^\/en(\/|$)/;

/** The not-found document of an address, as it was sent. */
export const notFoundDocument = (target: string): NotFoundDocument =>
  englishPath.test(target.split('?', 1)[0] ?? '') ? 'en/404.html' : '404.html';

/** Tells files of a composed site that are for hosts and for composing, not for visitors. */
export const isUnserved = (file: string): boolean => /^(?:reach|described)\.json$|^facts\//.test(file);

/** A listed address as a `location` says it. One of another site is written as browsers show it already. */
export const locationOf = (address: string): string => (address.startsWith('/') ? encodeURI(address) : address);

/** The clean address of a document, as `documentOf` names it. */
export const addressOfDocument = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
