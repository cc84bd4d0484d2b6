import { style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** The header lies over it. */
const underHeader = { wide: 124, narrow: 92 };

export const head = style([
  layout.wrap,
  inPage({
    paddingBlockStart: underHeader.wide,
    '@media': { [widths.narrow]: { paddingBlockStart: underHeader.narrow } },
  }),
]);
export const title = style(
  inPage({
    margin: '22px 0 0',
    fontSize: tokens.size.display,
    lineHeight: 0.94,
    letterSpacing: '-0.04em',
    '@media': { [widths.narrow]: { marginBlockStart: 14 } },
  }),
);
export const intro = style([
  layout.columns,
  inPage({
    rowGap: 20,
    marginBlockStart: 'clamp(28px, 3vw, 48px)',
    '@media': { '(768px <= width < 1200px)': { columnGap: 'clamp(24px, 4vw, 48px)' } },
  }),
]);
export const paragraph = style(
  inPage({
    gridColumn: 'span 4',
    margin: 0,
    color: tokens.surface.quiet,
    selectors: { '&:first-child': { color: tokens.surface.text } },
    '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } },
  }),
);
export const order = style(inPage({ gridColumn: '1 / -1' }));
