import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { featuredKeys, narrowNumberDrawing, wideNumberDrawing } from './featuredProjects.ts';

/** Container of the drawn number of all projects, with the names of the featured ones at its foot. */
export const number = style(inPage({ position: 'relative', containerType: 'inline-size' }));
/** Container query: at the current font size, the names do not fit on one line, so they stand below the drawing. */
const tooNarrow = '(width < 17rem)';
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: `${wideNumberDrawing.width} / ${wideNumberDrawing.height}`,
    '@media': {
      [breakpoints.narrow]: { aspectRatio: `${narrowNumberDrawing.width} / ${narrowNumberDrawing.height}` },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
/** Names over the drawing. A line leads from each name to its project's stroke (`featuredProjects.ts`). */
export const names = style(
  inPage({
    '@container': { [tooNarrow]: { display: 'flex', flexWrap: 'wrap', columnGap: 24 } },
    '@media': { '(forced-colors: active)': { display: 'flex', flexWrap: 'wrap', columnGap: 24 } },
  }),
);
globalStyle(
  `${names} > *`,
  inPage({
    position: 'absolute',
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'end',
    minBlockSize: 44,
    paddingInlineStart: 'clamp(6px, 0.9vw, 14px)',
    font: `${tokens.size.title3}/0.9 ${tokens.font.heading}`,
    fontWeight: 300,
    letterSpacing: '-0.012em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { textDecoration: 'underline', textDecorationThickness: 1 },
    '@media': {
      [breakpoints.narrow]: { fontSize: 'clamp(0.8125rem, 4.1vw, 1.25rem)' },
      '(forced-colors: active)': { position: 'static' },
    },
    '@container': { [tooNarrow]: { position: 'static', whiteSpace: 'normal' } },
  }),
);
featuredKeys.forEach((key, index) => {
  const at = ({ width, places }: typeof wideNumberDrawing) => ({
    insetInlineStart: `${(places[key][0] / width) * 100}%`,
  });
  globalStyle(
    `${names} > :nth-child(${index + 1})`,
    inPage({ ...at(wideNumberDrawing), '@media': { [breakpoints.narrow]: at(narrowNumberDrawing) } }),
  );
});
/** Two columns; four from 1024 px on (SPEC §2). */
export const crafts = style(
  inPage({
    display: 'grid',
    gap: `clamp(28px, 3vw, 48px) ${tokens.space.gutter}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 'clamp(40px, 5vw, 80px) 0 0',
    padding: 0,
    listStyle: '""',
    '@media': { [breakpoints.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const craft = style(
  inPage({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    paddingBlockStart: 18,
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
  }),
);
export const name = style(inPage({ margin: 0, fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const link = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    minBlockSize: 44,
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' },
      '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
    },
  }),
);
export const arrow = style(inPage({ display: 'inline-flex', fontSize: '1.25rem', color: tokens.surface.quiet }));
export const sample = style(inPage({ marginBlockStart: 48 }));
export const cases = style(inPage({ margin: '20px 0 0', color: tokens.surface.quiet, textWrap: 'balance' }));
