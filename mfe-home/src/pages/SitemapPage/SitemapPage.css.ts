import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const rule = `1.5px solid ${tokens.surface.text}`;

export const map = style(
  inPage({ position: 'relative', marginBlockStart: 'clamp(40px, 5vw, 80px)', paddingBlockEnd: tokens.space.section }),
);
/** It enters from the page's right edge; its four branches come down on the four columns below. */
export const river = style(
  inPage({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `max(${tokens.space.margin}, (100% - ${tokens.width.page}) / 2 + ${tokens.space.margin})`,
    inlineSize: `calc(100% - 2 * ${tokens.space.margin})`,
    maxInlineSize: `calc(${tokens.width.page} - 2 * ${tokens.space.margin})`,
    blockSize: 132,
    // Out of the mist at the right.
    maskImage: 'linear-gradient(90deg, #000 80%, #0000)',
    '@media': { [widths.belowLarge]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
export const groups = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    paddingBlockStart: 140,
    '@media': {
      [widths.belowLarge]: { gridTemplateColumns: '1fr 1fr', paddingBlockStart: 0 },
      [widths.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
/** Titles of one line and of two: their lists begin at one height. */
export const group = style(
  inPage({
    minInlineSize: 0,
    paddingBlockEnd: 'clamp(40px, 4vw, 72px)',
    '@media': { [widths.medium]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
  }),
);
export const title = style(inPage({ margin: 0, fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const list = style(
  inPage({ alignSelf: 'start', margin: '18px 0 0 4px', padding: 0, borderInlineStart: rule, listStyle: 'none' }),
);
export const item = style(
  inPage({
    position: 'relative',
    paddingBlock: '4px 14px',
    paddingInlineStart: 30,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 26,
      inlineSize: 16,
      borderBlockStart: rule,
    },
    selectors: {
      // The gauge ends at its last mark.
      '&:last-child::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -2,
        insetBlock: '27px 0',
        inlineSize: 4,
        background: tokens.surface.background,
      },
    },
  }),
);
export const link = style(
  inPage({
    display: 'inline-block',
    paddingBlock: '10px 2px',
    fontSize: '1.125rem',
    lineHeight: 1.4,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    selectors: {
      // Where one is already: a buoy, as in a table of contents.
      '&[aria-current]::before': {
        content: '""',
        display: 'inline-block',
        inlineSize: 9,
        blockSize: 9,
        marginInlineEnd: 12,
        verticalAlign: 2,
        borderRadius: '50%',
        background: tokens.color.buoy,
        forcedColorAdjust: 'none',
      },
    },
  }),
);
export const description = style(
  inPage({ margin: 0, color: tokens.surface.quiet, fontSize: tokens.size.small, lineHeight: 1.45 }),
);

/** What comes after the four branches: a row of its own under a rule. */
export const further = style(
  inPage({
    gridColumn: '1 / -1',
    paddingBlockStart: 'clamp(28px, 3vw, 48px)',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
  }),
);
export const row = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `8px ${tokens.space.gutter}`,
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
    '@media': {
      [widths.belowLarge]: { gridTemplateColumns: '1fr 1fr' },
      [widths.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
