import { style } from '@vanilla-extract/css';
import { gauge, layers, layout, tokens, widths } from 'shared/design';
import { marginWater } from '../marginWater.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Beside the title; a phone has no room there. */
export const water = style([
  marginWater,
  inPage({
    objectPosition: '100% 50%',
    maskImage:
      'linear-gradient(90deg, #0000 56%, #0003 68%, #000 84%), linear-gradient(#0000 8%, #0004 22%, #000 38% 78%, #0000)',
  }),
]);
export const columns = style([
  layout.columns,
  inPage({ rowGap: 'clamp(32px, 5vw, 80px)', paddingBlock: `18px ${tokens.space.section}` }),
]);
export const effective = style(inPage({ gridColumn: '1 / -1', margin: 0, color: tokens.surface.quiet }));
export const facts = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    '@media': { [widths.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 24 } },
  }),
);
export const fact = style([
  gauge,
  inPage({ padding: '26px 0 6px 34px', '@media': { [widths.narrow]: { padding: '18px 0 4px 26px' } } }),
]);
export const value = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1.02,
    letterSpacing: '-0.022em',
    wordSpacing: '0.09em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const words = style(
  inPage({ margin: '14px 0 0', maxInlineSize: '24em', color: tokens.surface.quiet, textWrap: 'pretty' }),
);
export const contents = style(
  inPage({
    gridColumn: '1 / 4',
    '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
  }),
);
/** Beside the clauses. */
export const beside = style(inPage({ '@media': { [widths.belowLarge]: { display: 'none' } } }));
/** Where they would stand before the clauses. */
export const folded = style(
  inPage({
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    '@media': { [widths.large]: { display: 'none' } },
  }),
);
export const contentsTitle = style(
  inPage({
    margin: '0 0 12px',
    fontFamily: tokens.font.text,
    fontSize: '0.9375rem',
    fontWeight: 400,
    lineHeight: 1.4,
    letterSpacing: 0,
    wordSpacing: 'normal',
    color: tokens.surface.quiet,
    '@media': { [widths.large]: { position: 'sticky', insetBlockStart: 104 } },
  }),
);
export const list = style(
  inPage({
    margin: 0,
    padding: 0,
    borderInlineStart: `1.5px solid ${tokens.surface.rule}`,
    listStyle: 'none',
    counterReset: 'clause',
    '@media': { [widths.large]: { position: 'sticky', insetBlockStart: 140 } },
  }),
);
export const link = style(
  inPage({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    padding: '6px 0 6px 24px',
    counterIncrement: 'clause',
    lineHeight: 1.35,
    color: tokens.surface.quiet,
    textDecoration: 'none',
    ':hover': { color: tokens.surface.text, textDecoration: 'underline' },
    '::after': {
      content: 'counter(clause)',
      order: -1,
      flex: 'none',
      inlineSize: '2.25em',
      fontVariantNumeric: 'lining-nums',
    },
    selectors: {
      '&[aria-current]': { color: tokens.surface.text, fontWeight: 500 },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -5,
        inlineSize: 9,
        blockSize: 9,
        borderRadius: '50%',
        background: tokens.color.buoy,
      },
    },
  }),
);
export const clauses = style(
  inPage({ gridColumn: '5 / 13', '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } } }),
);
/** Under a rule its number, as large as in print, in a margin of its own; all that is read stands on one axis. */
export const clause = style([
  layout.whenNear,
  inPage({
    display: 'grid',
    gridTemplateColumns: '1fr 3fr',
    scrollMarginBlockStart: 24,
    paddingBlockStart: 'clamp(18px, 1.7vw, 26px)',
    borderBlockStart: `1px solid ${tokens.surface.text}`,
    selectors: { '& + &': { marginBlockStart: 'clamp(36px, 3.6vw, 60px)' } },
    '@media': {
      [widths.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The contents end with a rule.
        selectors: { '&:first-child': { border: 0, padding: 0 } },
      },
    },
  }),
]);
export const number = style(
  inPage({
    gridRow: 'span 2',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.figure,
    fontWeight: 300,
    lineHeight: 0.86,
    fontVariantNumeric: 'lining-nums',
    '@media': { [widths.narrow]: { marginBlockEnd: 12, fontSize: tokens.size.title1 } },
  }),
);
export const text = style(
  inPage({
    gridColumn: '-2',
    fontSize: tokens.size.lead,
    lineHeight: 1.5,
    // The heading has a margin of its own.
    '@media': { [widths.large]: { marginBlockStart: 8 } },
  }),
);
export const points = style(inPage({ margin: '0 0 1em', padding: 0, listStyle: 'none' }));
export const point = style(
  inPage({
    position: 'relative',
    maxInlineSize: '39.9em',
    paddingInlineStart: 30,
    '@media': { [widths.narrow]: { maxInlineSize: 'none' } },
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.78em',
      inlineSize: 17,
      borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    },
    selectors: { '& + &': { marginBlockStart: '0.6em' } },
  }),
);
export const ending = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '8px 32px',
    maxInlineSize: 'none',
    margin: 'clamp(36px, 3.6vw, 60px) 0 0',
    paddingBlockStart: 'clamp(18px, 1.7vw, 26px)',
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    fontSize: tokens.size.lead,
  }),
);
