import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const axis = { wide: 44, narrow: 22 };
const buoySize = 15;

export const figure = style(inPage({ margin: 0 }));
export const chart = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: `${axis.wide}px minmax(0, 1fr)`,
    columnGap: 12,
    '@media': { [widths.narrow]: { gridTemplateColumns: `${axis.narrow}px minmax(0, 1fr)` } },
  }),
);
/** The positions stand on their lines. */
export const positions = style(
  inPage({
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: tokens.surface.quiet,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const position = style(
  inPage({
    position: 'absolute',
    insetInlineEnd: 0,
    translate: '0 -50%',
    lineHeight: 1,
    selectors: { '&:first-child': { color: tokens.surface.text, fontWeight: 700 } },
  }),
);
export const drawing = style(inPage({ position: 'relative' }));
export const lines = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(300px, 35vw, 560px)',
    '@media': {
      [widths.narrow]: { blockSize: 360 },
      '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' },
    },
  }),
);
export const buoy = style(
  inPage({
    position: 'absolute',
    insetInlineEnd: -buoySize / 2,
    inlineSize: buoySize,
    blockSize: buoySize,
    marginBlockStart: -buoySize / 2,
    borderRadius: '50%',
    background: tokens.color.buoy,
    forcedColorAdjust: 'none',
  }),
);
export const caption = style(
  inPage({
    marginBlockStart: 18,
    marginInlineStart: axis.wide + 12,
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    '@media': { [widths.narrow]: { marginInlineStart: 0 } },
  }),
);
export const intro = style(inPage({ margin: 0 }));
