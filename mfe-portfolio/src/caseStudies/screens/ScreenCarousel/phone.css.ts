import { globalStyle, style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { carouselVars } from '../Carousel/carouselVars.css.ts';

/** Two phones on desktop, one on mobile (SPEC §9, phone slider). */
export const carousel = style({
  '@layer': {
    [shared]: {
      vars: { [carouselVars.perView]: '1', [carouselVars.gap]: tokens.space.medium },
      '@media': { '(width >= 768px)': { vars: { [carouselVars.perView]: '2' }, maxInlineSize: '780px' } },
    },
  },
});

/** 310 pixels wide on small screens (SPEC §9, phone slider). */
export const frame = style({
  '@layer': {
    [shared]: {
      inlineSize: '310px',
      maxInlineSize: '100%',
      marginInline: 'auto',
      padding: '10px',
      background: tokens.color.ink,
      borderRadius: '44px',
      '@media': { '(width >= 768px)': { inlineSize: '330px' } },
    },
  },
});

/** 626 pixels high (SPEC §9, phone slider). */
globalStyle(`${frame} img`, {
  '@layer': {
    [shared]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: '626px',
      objectFit: 'cover',
      objectPosition: 'top',
      borderRadius: '34px',
    },
  },
});
