import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import places from '../../../art/stairs.json';
import { projectListLabelStyle, projectListPointStyle } from '../projectListStyles.ts';

const mark = { wide: 26, beside: 20 };
/** Gap in px between a chamber's water and the text above the chamber. */
const above = 40;
/** Below 1024 px, each kind of project is indented by this length (px) more than the kind before. The indents look like stairs. */
const stepIn = 14;
const fairway = `2.4px solid ${tokens.color.buoy}`;

export const texts = style([
  layout.wrap,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    rowGap: '0.9em',
    fontSize: tokens.size.lead,
    lineHeight: 1.5,
  }),
]);
// A paragraph about the uses of Laravel. The first is the main statement at the left; the others are notes at the right.
export const text = style(
  inPage({
    gridColumn: '7 / 13',
    margin: 0,
    paddingInlineEnd: 'clamp(0px, 3vw, 56px)',
    selectors: { '&:first-child': { gridColumn: '1 / 7', gridRow: 'span 2' } },
    '@media': {
      [breakpoints.belowLarge]: {
        paddingInlineEnd: 0,
        gridColumn: '1 / -1',
        selectors: { '&:first-child': { gridColumn: '1 / -1' } },
      },
    },
  }),
);
export const stairs = style(
  inPage({ containerType: 'inline-size', position: 'relative', marginBlockStart: 'clamp(36px, 3.6vw, 64px)' }),
);
export const drawing = style(
  inPage({
    position: 'absolute',
    // Limits the drawing to the width of the page's columns, because its lock gates stand between these columns.
    insetBlockEnd: 0,
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: '100%',
    maxInlineSize: tokens.width.page,
    blockSize: places.height,
    '@media': {
      [breakpoints.belowLarge]: { display: 'none' },
      // In wider windows, fades the drawing out at its left and right end, where its land would end abruptly.
      '(width > 2000px)': { maskImage: 'linear-gradient(90deg, #0000, #000 96px calc(100% - 96px), #0000)' },
      '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' },
    },
  }),
);
export const built = style([
  layout.wrap,
  inPage({
    position: 'relative',
    '@media': {
      [breakpoints.belowLarge]: { paddingBlockEnd: 'clamp(44px, 8vw, 88px)' },
      [breakpoints.large]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        columnGap: tokens.space.gutter,
        alignItems: 'start',
      },
    },
  }),
]);
export const title = style(
  inPage({
    gridArea: '1 / 1 / 2 / 3',
    margin: '0 0 28px',
    ...projectListLabelStyle,
  }),
);
export const points = style(
  inPage({
    gridArea: '2 / 1 / 3 / 6',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'end',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': { [breakpoints.belowLarge]: { display: 'block' } },
  }),
);
/** One kind of project. Its text stands one stair lower than the text of the kind before. */
export const point = style(
  inPage({
    position: 'relative',
    ...projectListPointStyle,
    textWrap: 'pretty',
    '@media': {
      [breakpoints.large]: {
        fontSize: 'clamp(1.25rem, 0.4rem + 1.15vw, 1.5rem)',
        paddingBlockEnd: above,
        // Keeps the text away from the drawn lock gate at the right.
        paddingInlineEnd: 16,
      },
      [breakpoints.belowLarge]: {
        paddingBlock: '0 36px',
        paddingInlineStart: 36,
        '::before': {
          inlineSize: mark.beside,
          blockSize: mark.beside,
          insetBlock: '0.6em auto',
          insetInlineStart: 1.2,
          translate: '-50% -50%',
        },
        // Draws the orange line: down beside the text, then right to the indented next point.
        '::after': {
          content: '""',
          position: 'absolute',
          insetBlock: '0.6em -0.6em',
          insetInlineStart: 0,
          inlineSize: stepIn,
          boxSizing: 'content-box',
          borderInlineStart: fairway,
          borderBlockEnd: fairway,
          borderEndStartRadius: stepIn,
        },
      },
    },
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      boxSizing: 'border-box',
      border: fairway,
      borderRadius: '50%',
      background: tokens.surface.background,
      forcedColorAdjust: 'none',
      inlineSize: mark.wide,
      blockSize: mark.wide,
      insetBlockEnd: 0,
      translate: '-50% 50%',
    },
    selectors: {
      '&:last-child::before': { background: tokens.color.buoy },
      '&:last-child::after': { display: 'none' },
    },
  }),
);
for (const [index, level] of places.levels.entries())
  globalStyle(
    `${point}:nth-child(${index + 1})`,
    inPage({
      '@media': {
        [breakpoints.large]: { marginBlockEnd: level },
        [breakpoints.belowLarge]: { marginInlineStart: index * (stepIn + 2.4) },
      },
    }),
  );
/** Closing text, in the free space above the lower stairs. */
export const closing = style(
  inPage({
    gridArea: '1 / 4 / 3 / 6',
    position: 'relative',
    margin: 0,
    color: tokens.surface.quiet,
    '@media': {
      [breakpoints.belowLarge]: { marginBlockStart: 4 },
      // In a large font, moves the closing text above all steps, because the texts of the lower steps would overlap it.
      [breakpoints.large]: { '@container': { '(width < 54rem)': { gridRow: '1 / 2', marginBlockEnd: 28 } } },
    },
  }),
);
