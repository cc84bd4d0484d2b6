import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

const ink = `1.5px solid ${tokens.color.ink}`;
/** Depth at which a place's figure hangs below the list's upper border: a number of px, without the unit. */
const depthOf = createVar();
const two = '(768px <= width < 1024px)';
/** Selector of lists with five or more places. Their figures are smaller, because six large ones do not fit in a row. */
const many = '&:has(> :nth-child(5))';
const figure = createVar();
/** Distance from the top of a large figure to the dot beside it, where the vertical line from above ends. */
const middle = `${figure} * 0.7`;
/** Height without water lines between the list's upper border and the line below a figure. Better places have a smaller one. */
const air = `calc(${depthOf} * 1px + ${figure} * 0.86 + 12px)`;
const ground = tokens.surface.background;
const stand = `linear-gradient(${ground} calc(100% - 1.5px), ${tokens.color.ink} 0)`;
/** Returns a background of horizontal lines (the water), `apart` px from each other, with an opacity of `strong` percent. */
const line = (apart: number, strong: number) =>
  `repeating-linear-gradient(0deg, #0000 0 ${apart - 1}px, color-mix(in srgb, ${tokens.color.ink} ${strong}%, #0000) 0 ${apart}px)`;
const water = `linear-gradient(0deg, ${ground}, #0000 150px), ${line(40, 50)}, ${line(8, 26)}`;

export const rankings = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    minBlockSize: 'max(380px, 230px + 11vw)',
    vars: { [figure]: tokens.size.figure },
    margin: 0,
    padding: 0,
    borderBlockStart: ink,
    listStyle: '""',
    '@media': {
      // Print shows the places on all platforms, like a page without script.
      'screen and (scripting: enabled)': {
        selectors: {
          '&:not([data-active])': { display: 'none' },
          // If hydration fails, no carousel chooses a platform, so the places on all platforms are shown.
          ':root[data-hydrated="failed"] &:not([data-active])': {
            display: 'grid',
            minBlockSize: 0,
            paddingBlockEnd: 40,
          },
        },
      },
      '(scripting: none), print': { minBlockSize: 0, paddingBlockEnd: 40 },
      [breakpoints.large]: {
        selectors: { [many]: { gridTemplateColumns: 'repeat(6, 1fr)', vars: { [figure]: tokens.size.title1 } } },
      },
      [two]: { gridTemplateColumns: '1fr 1fr', rowGap: 44, borderBlockStart: 0, minBlockSize: 520 },
      [breakpoints.narrow]: { gridTemplateColumns: '1fr' },
    },
  }),
);
const sounding = style(
  inPage({
    position: 'relative',
    padding: `calc(${depthOf} * 1px + 12px) 16px 0 20px`,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      blockSize: `calc(${depthOf} * 1px + ${middle})`,
      borderInlineStart: `1px solid ${tokens.color.ink}`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -4,
      insetBlockStart: `calc(${depthOf} * 1px + ${middle} - 4px)`,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: '50%',
      background: tokens.color.ink,
    },
    '@media': {
      [breakpoints.large]: {
        // Draws water lines below each step. All columns end at the same height, so that their water lines meet.
        background: `${stand} 0 0 / 100% ${air} no-repeat, ${water}`,
      },
      [two]: {
        borderBlockStart: ink,
        paddingBlockStart: `calc(${depthOf} * 0.4px + 12px)`,
        '::before': { blockSize: `calc(${depthOf} * 0.4px + ${middle})` },
        '::after': { insetBlockStart: `calc(${depthOf} * 0.4px + ${middle} - 4px)` },
      },
      [breakpoints.narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(128px, auto) minmax(0, 1fr)',
        gap: 14,
        alignItems: 'baseline',
        padding: '14px 0',
        borderBlockEnd: `1px solid ${tokens.color.line}`,
        '::before': { display: 'none' },
        '::after': { display: 'none' },
      },
    },
  }),
);
/** The places in SPEC §3. The lower a place, the deeper its figure hangs (logarithmically). Only the first place has an orange dot. */
const places = ['1', '2', '3', '4', '5', '7', '19', '20', '22', '55'] as const;
export const depth: Readonly<Record<string, string>> = styleVariants(
  Object.fromEntries(places.map((place) => [place, Math.round(8 + 76 * Math.log(Number(place)))])),
  (pixels, place) => [
    sounding,
    inPage({
      vars: { [depthOf]: String(pixels) },
      ...(place === '1' && { '::after': { background: tokens.color.buoy } }),
    }),
  ],
);
/** A place: its figure and the word beside it. The word wraps below the figure if a large font leaves no room. */
export const place = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    fontFamily: tokens.font.heading,
    fontSize: figure,
    fontWeight: 300,
    lineHeight: 0.86,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
    '@media': { [breakpoints.narrow]: { fontSize: '3rem' } },
  }),
);
export const word = style(
  inPage({
    fontFamily: tokens.font.text,
    fontSize: '1rem',
    fontWeight: 400,
    letterSpacing: 0,
    color: tokens.surface.quiet,
    whiteSpace: 'pre',
    // Compensates for the figure's negative letter spacing before its ordinal ending.
    marginInlineStart: '0.25em',
  }),
);
export const words = style(
  inPage({
    display: 'grid',
    marginBlockStart: 14,
    lineHeight: 1.4,
    '@media': {
      // Hides the water behind the text by a background, from edge to edge of the step.
      [breakpoints.large]: { margin: '0 -16px 0 -20px', padding: '12px 16px 18px 20px', background: ground },
      [breakpoints.narrow]: { marginBlockStart: 0 },
    },
  }),
);
export const platform = style(inPage({ color: tokens.surface.quiet }));
