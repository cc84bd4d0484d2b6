import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';

const { surface } = tokens;

globalStyle('#product > :last-child', inPage({ marginBlockStart: 'clamp(28px, 2.8vw, 48px)' }));

export const caption = style(inPage({ margin: 0, fontSize: tokens.size.small }));
export const page = style([layout.wrap, layout.columns, inPage({ rowGap: 28, alignItems: 'start' })]);
export const picture = style(
  inPage({
    gridColumn: '1 / 7',
    alignSelf: 'stretch',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    borderBlockStart: `1.5px solid ${surface.text}`,
    background: tokens.color.white,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1', blockSize: 'auto', aspectRatio: '5 / 4' },
      '(forced-colors: active)': { forcedColorAdjust: 'none' },
    },
  }),
);
export const words = style(
  inPage({
    gridColumn: '7 / 13',
    borderBlockStart: `1.5px solid ${surface.text}`,
    paddingBlockStart: 16,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1' },
      [breakpoints.large]: { marginInlineStart: 'clamp(0px, 1.4vw, 24px)' },
    },
  }),
);
export const category = style(inPage({ margin: 0, color: surface.quiet, fontSize: tokens.size.small }));
export const name = style(
  inPage({ margin: '12px 0 0', fontSize: tokens.size.row, lineHeight: 1.02, letterSpacing: '-0.03em' }),
);
export const prices = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 24px',
    margin: '20px 0 0',
    color: surface.quiet,
  }),
);
export const price = style(
  inPage({
    color: surface.text,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    letterSpacing: '-0.025em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const options = style(inPage({ margin: '24px 0 0' }));
export const option = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    paddingBlock: 14,
    borderBlockStart: `1px solid ${surface.rule}`,
  }),
);
// Puts the values of an option on a line below its name on phones.
globalStyle(
  `${option} > dt`,
  inPage({ inlineSize: '7em', color: surface.quiet, '@media': { [breakpoints.narrow]: { inlineSize: '100%' } } }),
);
export const value = style(
  inPage({
    margin: 0,
    padding: '6px 16px 7px',
    // A dashed border, so that the value of an option does not look like a button.
    border: `1px dashed ${surface.edge}`,
    borderRadius: tokens.radius.picture,
    lineHeight: 1.4,
  }),
);
export const chosen = style([
  value,
  inPage({
    borderColor: surface.text,
    color: tokens.color.paper,
    background: surface.text,
    '@media': {
      print: { borderWidth: 2, color: surface.text, background: 'none' },
      '(forced-colors: active)': { borderWidth: 3 },
    },
  }),
]);
export const order = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 24px',
    margin: 0,
    paddingBlock: '18px 28px',
    borderBlockStart: `1px solid ${surface.rule}`,
  }),
);
/** The shop's order button, as a drawing. Another colour and shape show that it is not a button of this site. */
export const add = style(
  inPage({
    padding: '11px 26px 12px',
    border: `1.5px dashed ${surface.text}`,
    borderRadius: tokens.radius.picture,
    fontWeight: 500,
    lineHeight: 1.4,
  }),
);
export const coupon = style(
  inPage({
    minInlineSize: '8em',
    paddingBlock: '8px',
    borderBlockEnd: `1px solid ${surface.edge}`,
    color: surface.quiet,
  }),
);
export const attributesTitle = style(
  inPage({
    margin: 0,
    paddingBlockEnd: 10,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    fontWeight: 400,
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    color: surface.quiet,
  }),
);
export const attributes = style(inPage({ margin: 0 }));
export const attribute = style(
  inPage({
    display: 'flex',
    gap: 16,
    justifyContent: 'space-between',
    paddingBlock: 10,
    borderBlockStart: `1px solid ${surface.rule}`,
  }),
);
globalStyle(`${attribute} > dd`, inPage({ margin: 0, textAlign: 'end' }));
