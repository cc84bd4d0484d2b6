import { globalStyle, style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

// It goes on from the banner: one dark screen.
globalStyle('#cards', inPage({ paddingBlock: 0 }));

export const columns = style([
  layout.wrap,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    marginBlock: 0,
    listStyle: 'none',
    '@media': {
      [widths.belowLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingInline: 0 },
      '(width < 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
]);
export const intro = style([layout.wrap, inPage({ paddingBlock: 'clamp(40px, 4vw, 64px) clamp(48px, 5vw, 80px)' })]);
export const paragraph = style(
  inPage({
    margin: 0,
    maxInlineSize: '34em',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.quote,
    fontWeight: 300,
    lineHeight: 1.3,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
  }),
);
