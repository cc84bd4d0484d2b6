import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import places from '../../../art/locks.json';

const mark = { wide: 26, beside: 22 };
const beside = { width: places.strip.width, fairway: places.strip.fairwayAt, edge: 20, gap: 20 };

globalStyle('#locks > :last-child', inPage({ marginBlockStart: 'clamp(20px, 2.4vw, 40px)' }));

export const caption = style(inPage({ margin: 0, fontSize: tokens.size.small }));
export const river = style(
  inPage({ position: 'relative', overflow: 'clip', '@media': { [breakpoints.belowLarge]: { display: 'none' } } }),
);
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    // Fades out the river banks at the top and bottom, because the section's background is dark.
    maskImage: 'linear-gradient(#0000, #000 18%, #000 82%, #0000)',
    '@media': { '(forced-colors: active)': { background: tokens.color.deep, forcedColorAdjust: 'none' } },
  }),
);
const buoy = { border: `2.4px solid ${tokens.color.buoy}`, borderRadius: '50%', background: tokens.surface.background };
const done = { background: tokens.color.buoy };
const columns = { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: tokens.space.gutter };
/** Grid that places the circles over the river. Its columns are those of the steps below the river. */
export const marks = style([
  layout.wrap,
  inPage({ position: 'absolute', inset: 0, display: 'grid', alignItems: 'start', ...columns }),
]);
/** Circle that marks the job in a section of the river. A vertical line connects it with the column of its step. */
const markStyle = style(
  inPage({
    ...buoy,
    position: 'relative',
    inlineSize: mark.wide,
    blockSize: mark.wide,
    translate: '-50% -50%',
    forcedColorAdjust: 'none',
    selectors: { '&:last-child': done },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '100%',
      blockSize: 600,
      insetInlineStart: 'calc(50% - 0.5px)',
      borderInlineStart: `1px solid ${tokens.surface.rule}`,
    },
  }),
);

export { markStyle as mark };
export const course = style([layout.wrap, inPage({ position: 'relative' })]);
export const strip = style(
  inPage({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${tokens.space.margin} - ${beside.edge}px)`,
    inlineSize: beside.width,
    maxInlineSize: 'none',
    blockSize: '100%',
    maskImage: 'linear-gradient(#0000, #000 24px, #000 calc(100% - 40px), #0000)',
    '@media': {
      [breakpoints.large]: { display: 'none' },
      '(forced-colors: active)': { background: tokens.color.deep, forcedColorAdjust: 'none' },
    },
  }),
);
export const steps = style(
  inPage({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.large]: columns,
      // Makes all steps equally high, because the upright river beside them has five equal parts, one for each step.
      [breakpoints.belowLarge]: { gridAutoRows: '1fr', paddingInlineStart: beside.width - beside.edge + beside.gap },
    },
  }),
);
export const step = style(
  inPage({
    position: 'relative',
    '@media': {
      [breakpoints.belowLarge]: {
        minBlockSize: 168,
        paddingBlock: '24px 40px',
        '::before': {
          content: '""',
          ...buoy,
          position: 'absolute',
          insetBlockStart: 28,
          insetInlineStart: -(beside.gap + beside.width - beside.fairway),
          inlineSize: mark.beside,
          blockSize: mark.beside,
          boxSizing: 'border-box',
          translate: '-50%',
          forcedColorAdjust: 'none',
        },
        selectors: { '&:last-child::before': done },
      },
    },
  }),
);
export const title = style(
  inPage({ margin: 0, fontSize: tokens.size.title2, lineHeight: 1.1, letterSpacing: '-0.025em' }),
);
export const text = style(
  inPage({ margin: '20px 0 0', maxInlineSize: '26em', color: tokens.surface.quiet, fontSize: '1rem', lineHeight: 1.5 }),
);
