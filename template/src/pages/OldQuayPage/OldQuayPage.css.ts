import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';

/** Drawing of the banner. A mask fades it out behind the breadcrumbs and the title. */
export const water = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    pointerEvents: 'none',
    '@media': { [breakpoints.narrow]: { maskImage: 'linear-gradient(#0002 14%, #000 25% 46%, #0003 64%, #0002)' } },
  }),
);

/** Rows with number, title and text on one baseline, and a horizontal line after each. */
export const rows = style(
  inPage({ margin: 0, padding: 0, borderBlockStart: `1.5px solid ${tokens.surface.text}`, listStyle: '""' }),
);
export const row = style([
  layout.columns,
  inPage({
    rowGap: 12,
    alignItems: 'baseline',
    paddingBlock: '26px 34px',
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: '20px 0' } },
  }),
]);
export const number = style(
  inPage({
    gridColumn: '1 / 3',
    color: tokens.color.tideInk,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
    '@media': { [breakpoints.narrow]: { gridColumn: '1' } },
  }),
);
export const title = style(
  inPage({
    gridColumn: '3 / 8',
    margin: 0,
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    '@media': { [breakpoints.narrow]: { gridColumn: '2' } },
  }),
);
export const text = style(
  inPage({
    gridColumn: '8 / 13',
    margin: 0,
    color: tokens.surface.quiet,
    '@media': { [breakpoints.narrow]: { gridColumn: '2' } },
  }),
);

export const call = style([
  layout.wrap,
  layout.columns,
  inPage({ rowGap: 28, alignItems: 'end', paddingBlock: 'clamp(72px, 7vw, 128px)' }),
]);
export const callTitle = style(
  inPage({
    gridColumn: '1 / 8',
    margin: 0,
    fontSize: tokens.size.title1,
    '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } },
  }),
);
export const offer = style(
  inPage({
    gridColumn: '8 / 13',
    display: 'grid',
    justifyItems: 'start',
    rowGap: 24,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1' },
      [breakpoints.narrow]: { justifyItems: 'stretch' },
    },
  }),
);
export const callText = style(inPage({ margin: 0, fontSize: tokens.size.lead, lineHeight: 1.42 }));
