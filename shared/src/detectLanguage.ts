/** Leads a first visit to the language that it wants: what runs before anything is painted, in the shell and on the standalone site of the exchange. */
export { detectLanguage } from './language/detectLanguage.ts';
