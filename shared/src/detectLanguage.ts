/** Redirects a first visit to the visitor's language, before anything is painted; for the shell and the standalone exchange. */
export { detectLanguage } from './language/detectLanguage.ts';
