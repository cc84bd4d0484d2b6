import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { ice } from '../../exchange.css.ts';

const tablet = '(768px <= width < 1024px)';
const drop = 72;
/** Width of the column of numbers on phones, in px. */
const numeral = 88;
const ink = `1.5px solid ${ice.ink}`;

export const steps = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 36 } },
  }),
);
export const step = style(
  inPage({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    // Extends the horizontal line above a step across the gap, to the next step.
    marginInlineEnd: `calc(-1 * ${tokens.space.gutter})`,
    padding: `20px calc(28px + ${tokens.space.gutter}) 0 0`,
    borderBlockStart: ink,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -1.5,
      insetBlockStart: -drop - 1.5,
      blockSize: drop + 1.5,
      borderInlineStart: ink,
    },
    selectors: {
      '&:first-child::before': { display: 'none' },
      '&:nth-child(2)': { marginBlockStart: drop },
      '&:nth-child(3)': { marginBlockStart: 2 * drop, marginInlineEnd: 0, paddingInlineEnd: 28 },
    },
    '@media': {
      [breakpoints.narrow]: {
        display: 'grid',
        gridTemplateColumns: `${numeral}px minmax(0, 1fr)`,
        marginInlineEnd: 0,
        paddingInlineEnd: 0,
        '::before': { display: 'none' },
        selectors: {
          '&:nth-child(2)': { marginBlockStart: 0 },
          '&:nth-child(3)': { marginBlockStart: 0, paddingInlineEnd: 0 },
        },
      },
    },
  }),
);
export const number = style(
  inPage({
    display: 'block',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.figure,
    fontWeight: 300,
    lineHeight: 0.84,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
    '@media': { [breakpoints.narrow]: { fontSize: '4.5rem' } },
  }),
);
export const title = style(
  inPage({
    margin: '26px 0 0',
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    '@media': {
      [breakpoints.narrow]: { marginBlockStart: 0 },
      // Fits a long Ukrainian word into a third of a tablet's width.
      [tablet]: { fontSize: tokens.size.title3 },
    },
  }),
);
export const text = style(inPage({ margin: '20px 0 0', maxInlineSize: '25em', color: tokens.surface.quiet }));
/** Text with the picture below it. All three pictures end at the same height. */
export const content = style(inPage({ display: 'flex', flexDirection: 'column', flexGrow: 1 }));
/** Picture of a step. On phones it starts in the column of numbers, below the number. */
export const picture = style(
  inPage({
    flexGrow: 1,
    marginBlockStart: 28,
    background: ice.second,
    '@media': { [breakpoints.narrow]: { marginBlockStart: 24, marginInlineStart: -numeral } },
  }),
);
