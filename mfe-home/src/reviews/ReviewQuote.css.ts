import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const other = ':not([data-active])';

export const quote = style(
  inPage({
    position: 'relative',
    margin: 0,
    padding: '38px 44px 0 0',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: '50%',
      background: tokens.color.buoy,
      forcedColorAdjust: 'none',
    },
    selectors: {
      [`&${other}::before`]: {
        background: tokens.surface.background,
        boxShadow: `inset 0 0 0 1.5px ${tokens.color.ink}`,
      },
    },
    '@media': { [widths.narrow]: { padding: '32px 20px 0 0' } },
  }),
);
export const text = style(
  inPage({
    margin: 0,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.quote,
    fontWeight: 300,
    lineHeight: 1.26,
    letterSpacing: '-0.012em',
    wordSpacing: '0.07em',
    transition: `color ${tokens.time.fast}`,
    selectors: { [`${other} > &`]: { color: tokens.color.ink3 } },
  }),
);
globalStyle(`${text} > p`, inPage({ margin: 0 }));
export const author = style(inPage({ display: 'grid', gap: 2, marginBlockStart: 30, color: tokens.surface.quiet }));
export const name = style(
  inPage({
    fontWeight: 500,
    color: tokens.surface.text,
    selectors: { [`${other} > * > &`]: { color: tokens.color.ink3 } },
  }),
);
