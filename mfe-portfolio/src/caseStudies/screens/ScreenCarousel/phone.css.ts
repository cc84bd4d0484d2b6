import { globalStyle, style } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { layers, tokens } from 'shared/design';

/** Two phones on desktop, one on mobile (SPEC §9, phone slider). */
export const carousel = style({
  '@layer': {
    [layers.page]: {
      vars: { [carouselVars.perView]: '1' },
      '@media': { '(width >= 768px)': { vars: { [carouselVars.perView]: '2' }, maxInlineSize: '780px' } },
    },
  },
});

export const frame = style({
  '@layer': {
    [layers.page]: {
      maxInlineSize: '100%',
      marginInline: 'auto',
      padding: '10px',
      background: tokens.color.ink,
      borderRadius: '44px',
    },
  },
});

/** 626 pixels high (SPEC §9, phone slider). */
globalStyle(`${frame} img`, {
  '@layer': {
    [layers.page]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: '626px',
      objectFit: 'cover',
      objectPosition: 'top',
      borderRadius: '34px',
    },
  },
});
