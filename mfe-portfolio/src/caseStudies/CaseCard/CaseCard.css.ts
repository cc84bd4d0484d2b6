import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const card = style({ '@layer': { [layers.page]: { position: 'relative' } } });
/** Name and category on one baseline. */
export const caption = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 24px',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      paddingBlockStart: 'clamp(14px, 1.6vw, 26px)',
    },
  },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontSize: tokens.size.title2, lineHeight: 1.02, letterSpacing: '-0.025em' } },
});
/** The whole card is the link's target. */
export const link = style({
  '@layer': {
    [layers.page]: {
      textDecoration: 'none',
      '::after': { content: '""', position: 'absolute', inset: 0 },
      ':focus-visible': { outline: 'none' },
      selectors: {
        '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' },
        '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
      },
    },
  },
});
/** Below name and category, on a line of its own. */
export const result = style({
  '@layer': { [layers.page]: { flex: '1 0 100%', margin: 0, fontSize: tokens.size.lead, lineHeight: 1.3 } },
});
export const category = style({
  '@layer': { [layers.page]: { margin: 0, color: tokens.surface.quiet, fontSize: '0.9375rem' } },
});
