import { typefaces } from '../painting.ts';

/** The site's two typefaces: Piazzolla for titles and names, Onest for all other text. */
export const siteTypefaces = typefaces({ Piazzolla: 'piazzolla/opsz', Onest: 'onest' }, import.meta.url);
