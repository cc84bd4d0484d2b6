import { style } from '@vanilla-extract/css';
import { layers, layout, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Where the title takes the whole width, the letters stand above it, and under the way to the page. */
const narrowArt = { top: 92, height: 346 };
const mediumArt = { height: 420 };

export const art = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    pointerEvents: 'none',
    '@media': {
      [widths.belowLarge]: { insetBlockEnd: 'auto', blockSize: mediumArt.height },
      [widths.narrow]: { insetBlockStart: narrowArt.top, blockSize: narrowArt.height },
    },
  }),
);
/** Under the description: what leads on stands in one column with what it is about. */
export const order = style([
  layout.columns,
  inPage({ marginBlockStart: 24, '@media': { [widths.narrow]: { marginBlockStart: 28 } } }),
]);
export const orderPlace = style(
  inPage({
    gridColumn: '9 / 13',
    display: 'grid',
    justifyContent: 'start',
    '@media': {
      [widths.belowLarge]: { gridColumn: '1 / -1' },
      [widths.narrow]: { justifyContent: 'stretch' },
    },
  }),
);
