import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const rows = style({ '@layer': { [layers.page]: { margin: 0, padding: 0, listStyle: 'none' } } });
export const row = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: `${tokens.space.small} ${tokens.space.large}`,
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'baseline',
      paddingBlock: tokens.space.medium,
      borderBlockStart: `1px solid ${tokens.color.line}`,
      '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'auto 1fr 1fr' } },
    },
  },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.5rem', lineHeight: 1.25 } },
});
export const text = style({
  '@layer': {
    [layers.page]: { gridColumn: '2', margin: 0, '@media': { '(min-width: 48rem)': { gridColumn: 'auto' } } },
  },
});
