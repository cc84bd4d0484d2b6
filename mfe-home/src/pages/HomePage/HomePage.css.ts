import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

/** Nine parts follow each other here: they stand closer than those of other pages, about 110 px from their edges at 1440. */
export const page = style({
  '@layer': { [layers.page]: { vars: { [tokens.space.section]: 'clamp(72px, 2.5rem + 4.9vw, 136px)' } } },
});
