import { loadTypefaces } from '../painting.ts';

/** The site's two typefaces: Piazzolla for titles and names, Onest for all other text. */
export const siteTypefaces = loadTypefaces({ Piazzolla: 'piazzolla/opsz', Onest: 'onest' }, import.meta.url);
