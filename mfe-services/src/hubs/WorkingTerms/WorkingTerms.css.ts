import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const terms = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [widths.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const term = style(
  inPage({
    paddingBlock: '22px 8px',
    paddingInlineEnd: 'clamp(0px, 3vw, 48px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1.5rem, 1.05rem + 1.5vw, 2.75rem)',
    fontWeight: 300,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    wordSpacing: '0.09em',
    textWrap: 'balance',
    '@media': { [widths.narrow]: { paddingBlock: '16px 32px' } },
  }),
);
