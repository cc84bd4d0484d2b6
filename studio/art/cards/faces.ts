import { typefaces } from '../painting.ts';

/** The site's own two faces: of titles and names, and of all else. */
export const faces = typefaces({ Piazzolla: 'piazzolla/opsz', Onest: 'onest' }, import.meta.url);
