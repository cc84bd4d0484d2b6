import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import { narrowStones, wideStones } from './toldStones.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** From edge to edge: the stream comes from before the page and runs on after it. */
export const stream = style(inPage({ position: 'relative' }));
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: `${wideStones.width} / ${wideStones.height}`,
    '@media': {
      [widths.narrow]: { aspectRatio: `${narrowStones.width} / ${narrowStones.height}` },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
/** Over the drawing, whose stones lie so (`toldStones.ts`); a padding in percent is one of the width. */
const cells = ({ columns, room: [sides, ends] }: typeof wideStones) => ({
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  padding: `${ends}% ${sides}%`,
});
export const stones = style(
  inPage({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    justifyItems: 'center',
    ...cells(wideStones),
    '@media': { [widths.narrow]: cells(narrowStones), '(forced-colors: active)': { position: 'static' } },
  }),
);
/** In a grid's cell. */
const sized = ({ columns, room: [sides], stone: [across, down] }: typeof wideStones) => ({
  inlineSize: `${Math.round((across * columns * 1e4) / (100 - 2 * sides)) / 100}%`,
  aspectRatio: `${across} / ${down}`,
});
/** The name of a told case on its stone, all of which is the link's target. */
globalStyle(
  `${stones} > *`,
  inPage({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    ...sized(wideStones),
    borderRadius: '50%',
    color: tokens.color.foam,
    fontFamily: tokens.font.heading,
    whiteSpace: 'nowrap',
    '@media': { [widths.narrow]: sized(narrowStones) },
  }),
);
globalStyle(`${stones} > :nth-child(2n)`, inPage({ alignSelf: 'end', color: tokens.color.ink }));
/** Two columns, four from large up (SPEC §2). */
export const crafts = style(
  inPage({
    display: 'grid',
    gap: `clamp(28px, 3vw, 48px) ${tokens.space.gutter}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 'clamp(40px, 5vw, 80px) 0 0',
    padding: 0,
    listStyle: 'none',
    '@media': { [widths.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
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
/** All of the cell is the link's target. */
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
export const cases = style(inPage({ margin: '20px 0 0', color: tokens.surface.quiet, textWrap: 'balance' }));
