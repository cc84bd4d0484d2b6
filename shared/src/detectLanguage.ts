/** Leads a first visit to the language that it wants: what runs before anything is painted, in the shell and where the exchange stands alone. */
export { detectLanguage } from './language/detectLanguage.ts';
