import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
/** The channel's own course leaves that of the strategy where the third question stands, and comes down beside the words. */
const course = { gap: 32, mark: 16, line: 2.4 };

/** Lower and quieter than a section, and of one piece with what stands above it. */
export const note = style(
  inPage({ position: 'relative', overflow: 'clip', paddingBlock: '0 clamp(56px, 5.6vw, 104px)' }),
);
/** At the right the half of the page that the third and the fourth question have. */
export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    '@media': { [widths.belowLarge]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 24 } },
  }),
);
export const head = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    rowGap: 14,
    '@media': { [widths.belowLarge]: { paddingBlockStart: 32 } },
  }),
);
export const title = style(inPage({ margin: 0, fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const texts = style(
  inPage({
    '@media': {
      [widths.large]: {
        position: 'relative',
        paddingInlineStart: course.gap,
        '::before': {
          content: '""',
          position: 'absolute',
          insetBlock: '-400px 6px',
          insetInlineStart: -course.line / 2,
          borderInlineStart: `${course.line}px dotted ${tokens.color.redInk}`,
        },
        '::after': {
          content: '""',
          position: 'absolute',
          boxSizing: 'border-box',
          inlineSize: course.mark,
          blockSize: course.mark,
          insetBlockStart: 6,
          insetInlineStart: -course.mark / 2,
          border: `${course.line}px solid ${tokens.color.blueInk}`,
          borderRadius: '50%',
          background: tokens.surface.background,
        },
      },
    },
  }),
);
export const paragraph = style(
  inPage({
    margin: 0,
    maxInlineSize: '40em',
    color: tokens.surface.quiet,
    fontSize: '1rem',
    selectors: { '& + &': { marginBlockStart: '0.9em' }, '&:first-child': { color: tokens.surface.text } },
  }),
);
