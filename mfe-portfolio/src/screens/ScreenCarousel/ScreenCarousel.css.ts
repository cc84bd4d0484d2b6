import { style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const row = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      gap: tokens.space.medium,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      paddingBlockEnd: tokens.space.medium,
    },
  },
});
/** The frames' widths: a tablet's screen, and a phone's of 310 px (SPEC §9). */
export const slide = styleVariants({ desktop: '32rem', mobile: '310px' }, (width) => ({
  '@layer': {
    [layers.page]: {
      flex: 'none',
      inlineSize: `min(${width}, 85%)`,
      margin: 0,
      padding: tokens.space.large,
      border: `1px solid ${tokens.color.line}`,
      scrollSnapAlign: 'start',
    },
  },
}));
export const note = style({
  '@layer': { [layers.page]: { color: tokens.color.ink2, fontSize: '0.875rem' } },
});
