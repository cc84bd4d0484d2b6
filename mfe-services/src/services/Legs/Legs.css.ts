import { style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';
import { tone } from '../tones.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const legs = style([
  layout.wrap,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    paddingBlock: tokens.space.section,
  }),
]);
/** The first says what it is about; each of the others is a leg of the way, its beginning marked in the service's colour. */
export const leg = style(
  inPage({
    gridColumn: 'span 6',
    margin: 0,
    paddingBlock: '28px 56px',
    fontSize: '1.125rem',
    lineHeight: 1.6,
    paddingInlineEnd: 'clamp(0px, 4vw, 72px)',
    maxInlineSize: 'none',
    borderBlockStart: `1px solid ${tokens.surface.text}`,
    color: tokens.surface.quiet,
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: -2,
      inlineSize: 72,
      blockSize: 3,
      background: tone,
    },
    selectors: {
      '&:first-child': {
        gridColumn: '1 / 11',
        paddingBlock: '0 clamp(48px, 6vw, 96px)',
        border: 0,
        color: tokens.surface.text,
        fontFamily: tokens.font.heading,
        fontSize: tokens.size.quote,
        fontWeight: 300,
        lineHeight: 1.3,
        letterSpacing: '-0.015em',
        wordSpacing: '0.08em',
      },
      '&:first-child::before': { content: 'none' },
    },
    '@media': {
      [widths.narrow]: {
        gridColumn: '1 / -1',
        paddingBlock: '18px 36px',
        paddingInlineEnd: 0,
        selectors: { '&:first-child': { gridColumn: '1 / -1' } },
      },
    },
  }),
);
