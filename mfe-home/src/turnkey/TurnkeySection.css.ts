import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const stacked = '(width < 1280px)';

export const points = style(inPage({ margin: 0, padding: 0, listStyle: 'none' }));
export const point = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) 232px',
    columnGap: tokens.space.gutter,
    alignItems: 'start',
    padding: '34px 0 54px',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
    '@media': { [stacked]: { gridTemplateColumns: '44px minmax(0, 1fr)', paddingBlock: '26px 40px' } },
  }),
);
export const number = style(
  inPage({
    paddingBlockStart: '0.55em',
    color: tokens.surface.accent,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const title = style(inPage({ margin: 0, fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const text = style(inPage({ margin: '20px 0 0', maxInlineSize: '34em', color: tokens.surface.quiet }));
export const drawing = style(
  inPage({
    justifySelf: 'end',
    display: 'block',
    '@media': {
      [stacked]: { gridColumn: '2', justifySelf: 'start', marginBlockStart: 22, inlineSize: 200, blockSize: 'auto' },
    },
  }),
);
