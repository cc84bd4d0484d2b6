import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import { colors, narrowStones, outlines, subjects, type ToldKey, toldKeys, wideStones } from './toldStones.ts';
import { wash } from './wash.ts';

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
/** Over the drawing, whose stones lie so (`toldStones.ts`). */
export const stones = style(
  inPage({
    position: 'absolute',
    inset: 0,
    '@media': { '(forced-colors: active)': { position: 'static', display: 'grid', justifyItems: 'center' } },
  }),
);
/** All of a stone is the link's target. It shows a picture of the case; below it is wet, and has the name. */
globalStyle(
  `${stones} > *`,
  inPage({
    position: 'absolute',
    isolation: 'isolate',
    display: 'grid',
    placeContent: 'end center',
    paddingBlockEnd: '1.5vw',
    overflow: 'hidden',
    color: tokens.color.foam,
    font: `${tokens.size.lead}/1 ${tokens.font.heading}`,
    textDecorationThickness: 1,
    whiteSpace: 'nowrap',
    '@media': {
      [widths.narrow]: { paddingBlockEnd: '3vw' },
      '(forced-colors: active)': { position: 'static', minBlockSize: 44 },
    },
  }),
);
globalStyle(
  `${stones} > *::before`,
  inPage({
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 'auto 0 0',
    blockSize: '36%',
    backgroundSize: '100% 100%',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);
const percents = (parts: readonly number[]) => parts.map((part) => `${part}%`).join(' ');
const placed = ({ width, height, places }: typeof wideStones, key: ToldKey) => {
  const [left, top, across, down] = places[key];
  return {
    inset: `${Math.round((top * width * 100) / height) / 100}% auto auto ${left}%`,
    inlineSize: `${across}%`,
    aspectRatio: `${across}/${down}`,
  };
};
toldKeys.forEach((key, index) => {
  globalStyle(
    `${stones} > :nth-child(${index + 1})`,
    inPage({
      ...placed(wideStones, key),
      borderRadius: `${percents(outlines[key].across)}/${percents(outlines[key].down)}`,
      background: colors[key],
      '@media': { [widths.narrow]: placed(narrowStones, key) },
    }),
  );
  globalStyle(
    `${stones} > :nth-child(${index + 1})::before`,
    inPage({ backgroundImage: wash(index + 2, colors[key], '#f1f5f0') }),
  );
  globalStyle(`${stones} > :nth-child(${index + 1}) img`, inPage({ objectPosition: `50% ${subjects[key]}%` }));
});
globalStyle(
  `${stones} img`,
  inPage({
    position: 'absolute',
    zIndex: -2,
    inset: 0,
    blockSize: '100%',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);
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
