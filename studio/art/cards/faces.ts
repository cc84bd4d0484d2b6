import { typefaces } from '../painting.ts';

/** The site's two typefaces: Piazzolla for titles and names, Onest for all other text. */
export const faces = typefaces({ Piazzolla: 'piazzolla/opsz', Onest: 'onest' }, import.meta.url);
