import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

export const closing = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    rowGap: 28,
    alignItems: 'end',
    marginBlockStart: 'clamp(40px, 4.4vw, 72px)',
  }),
);
export const ruled = style([
  closing,
  inPage({ marginBlockStart: 0, paddingBlockStart: 36, borderBlockStart: `1.5px solid ${tokens.surface.text}` }),
]);
export const text = style(
  inPage({
    gridColumn: '1 / 9',
    margin: 0,
    color: tokens.surface.quiet,
    selectors: {
      '&:first-child': {
        color: tokens.surface.text,
        fontFamily: tokens.font.heading,
        fontSize: tokens.size.quote,
        fontWeight: 300,
        lineHeight: 1.3,
        letterSpacing: '-0.015em',
        wordSpacing: '0.08em',
        maxInlineSize: '30em',
      },
      // If a second text ends the block, sets it beside the first as a note.
      '&:nth-child(2):last-child': {
        gridColumn: '9 / 13',
        '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } },
      },
    },
    '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } },
  }),
);
/** Hint below the order button about the content of the visitor's message. */
export const note = style(
  inPage({ margin: '14px 0 0', color: tokens.surface.quiet, fontSize: tokens.size.small, maxInlineSize: '24em' }),
);
export const action = style(
  inPage({
    gridColumn: '9 / 13',
    justifySelf: 'end',
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1', justifySelf: 'start' },
      [breakpoints.narrow]: { justifySelf: 'stretch', display: 'grid' },
    },
  }),
);
