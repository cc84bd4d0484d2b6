import { typefaces } from 'studio/painting';

/** Faces of the painted stores (all OFL). They stand in pictures only and are never shipped. */
export const faces = typefaces(
  {
    Unbounded: 'unbounded',
    'Golos Text': 'golos-text',
    Manrope: 'manrope',
    'Wix Madefor Display': 'wix-madefor-display',
    'Inter Tight': 'inter-tight',
  },
  import.meta.url,
);
