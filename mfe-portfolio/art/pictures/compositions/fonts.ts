import { loadTypefaces } from 'studio/painting';

/** Typefaces of the painted stores (licence OFL). They appear only in pictures; no page loads them. */
export const storeTypefaces = loadTypefaces(
  {
    Unbounded: 'unbounded',
    'Golos Text': 'golos-text',
    Manrope: 'manrope',
    'Wix Madefor Display': 'wix-madefor-display',
    'Inter Tight': 'inter-tight',
  },
  import.meta.url,
);
