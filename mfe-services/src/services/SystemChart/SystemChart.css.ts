import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
/** Islands are half as wide as a mark's target on phones. */
const size = { wide: 48, narrow: 36 };
/** Room for the words of the axes. */
const axis = 30;
/** Below, each axis has a row: the foot of the upright one, and both ends of the other. */
const rows = 24;

export const figure = style(inPage({ margin: 0 }));
export const chart = style(
  inPage({ position: 'relative', blockSize: 'clamp(440px, 40vw, 600px)', paddingBlock: `${axis}px ${axis + rows}px` }),
);
export const water = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
export const systems = style(
  inPage({ position: 'absolute', inset: `${axis}px 0 ${axis + rows}px`, margin: 0, padding: 0, listStyle: 'none' }),
);
export const system = style(inPage({ position: 'absolute' }));
/** The mark stands on the island, the name below it. */
export const place = style(
  inPage({
    position: 'absolute',
    translate: `-50% ${-size.wide / 2}px`,
    display: 'grid',
    justifyItems: 'center',
    rowGap: 18,
    minInlineSize: 88,
    color: tokens.surface.text,
    textDecoration: 'none',
    '@media': { [widths.narrow]: { translate: `-50% ${-size.narrow / 2}px`, rowGap: 14, minInlineSize: 76 } },
  }),
);
export const stone = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.wide,
    blockSize: size.wide,
    borderRadius: '50%',
    color: tokens.color.blueInk,
    // A mark is drawn at 1.25 em.
    fontSize: 22,
    '@media': { [widths.narrow]: { inlineSize: size.narrow, blockSize: size.narrow, fontSize: 17 } },
  }),
);
export const buoy = style([
  stone,
  inPage({ background: tokens.color.buoy, color: tokens.color.onBuoy, forcedColorAdjust: 'none' }),
]);
/** Nothing of the water shows behind a name. */
export const name = style(
  inPage({
    padding: '1px 8px 3px',
    borderRadius: tokens.radius.round,
    background: tokens.color.white,
    fontFamily: tokens.font.heading,
    fontSize: '1.25rem',
    fontWeight: 300,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    selectors: { 'a:is(:hover, :focus-visible) > &': { textDecoration: 'underline', textUnderlineOffset: 4 } },
    '@media': { [widths.narrow]: { fontSize: '1rem' } },
  }),
);
export const nameHere = style([
  name,
  inPage({ background: tokens.color.ink, color: tokens.color.foam, fontWeight: 400 }),
]);
const end = {
  position: 'absolute',
  margin: 0,
  color: tokens.surface.quiet,
  fontSize: tokens.size.small,
  lineHeight: '20px',
} as const;
export const upper = style(inPage({ ...end, insetBlockStart: 2, insetInlineStart: 0 }));
export const lower = style(inPage({ ...end, insetBlockEnd: rows, insetInlineStart: 0 }));
export const left = style(inPage({ ...end, insetBlockEnd: 0, insetInlineStart: 0 }));
export const right = style(inPage({ ...end, insetBlockEnd: 0, insetInlineEnd: 0 }));
export const caption = style(
  inPage({ marginBlockStart: 14, color: tokens.surface.quiet, fontSize: tokens.size.small }),
);
