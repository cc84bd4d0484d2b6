import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

// Puts the title in a row above both columns, so that the columns start at one height.
globalStyle('#good-for h2', inPage({ gridColumn: '1 / -1' }));
globalStyle('#good-for > :last-child', inPage({ marginBlockStart: 'clamp(28px, 2.8vw, 44px)' }));

export const answers = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: `36px ${tokens.space.gutter}`,
    paddingBlockStart: 'clamp(20px, 2vw, 28px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
  }),
);
export const texts = style(
  inPage({
    gridColumn: '1 / 6',
    paddingInlineEnd: 'clamp(8px, 3vw, 56px)',
    fontSize: tokens.size.lead,
    lineHeight: 1.5,
    '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1', paddingInlineEnd: 0 } },
  }),
);
export const text = style(inPage({ margin: 0, selectors: { '& + &': { marginBlockStart: '0.9em' } } }));
export const built = style(
  inPage({ gridColumn: '6 / 13', '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } } }),
);
