/** Redirects a first visit to the visitor's language, before first paint. For the shell, and for `/exchange` without the shell. */
export { redirectToVisitorLanguage } from './language/redirectToVisitorLanguage.ts';
