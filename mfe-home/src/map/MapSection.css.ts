import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** A sheet of a chart: from edge to edge, ruled above and below. */
export const box = style(
  inPage({
    position: 'relative',
    blockSize: 'clamp(480px, 43vw, 840px)',
    overflow: 'hidden',
    margin: 0,
    borderBlock: `1px solid ${tokens.color.ink}`,
    background: tokens.color.paper2,
    '@media': {
      // The card stands below: on the chart it would cover the city.
      '(width < 1200px)': { blockSize: 'auto' },
      [widths.narrow]: {
        margin: `0 ${tokens.space.margin} ${tokens.space.margin}`,
        border: 0,
        background: 'none',
      },
    },
  }),
);
export const frame = style(
  inPage({
    display: 'block',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    '@media': { '(width < 1200px)': { position: 'static', blockSize: 480 } },
  }),
);
export const card = style(
  inPage({
    position: 'absolute',
    insetInlineStart: tokens.space.margin,
    insetBlockEnd: 42,
    inlineSize: 'min(384px, 44%)',
    padding: '24px 28px 26px',
    border: `1px solid ${tokens.color.ink}`,
    background: tokens.color.paper,
    '@media': {
      '(width < 1200px)': {
        position: 'static',
        inlineSize: 'auto',
        borderWidth: '1px 0 0',
      },
      [widths.narrow]: { padding: '20px 0 32px', border: 0, background: 'none' },
    },
  }),
);
export const text = style(inPage({ margin: 0, fontSize: '0.9375rem', lineHeight: 1.5 }));
export const status = style(
  inPage({ margin: 0, fontWeight: 500, selectors: { '&:not(:empty)': { marginBlockStart: 10 } } }),
);
export const actions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 22px', marginBlockStart: 18 }),
);
export const elsewhere = style(inPage({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }));
