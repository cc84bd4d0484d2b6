import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

export const notes = style(
  inPage({
    paddingBlock: '0 clamp(48px, 5vw, 88px)',
    background: tokens.surface.background,
    // Overlaps the section above by a pixel. Otherwise the page's background would show between them at fractional positions.
    boxShadow: `0 -1px ${tokens.surface.background}`,
  }),
);
export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 1fr',
    gap: `20px ${tokens.space.gutter}`,
    paddingBlockStart: 'clamp(28px, 3vw, 48px)',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const title = style(inPage({ margin: 0, fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const risk = style(
  inPage({
    gridColumn: '2 / 4',
    margin: 0,
    fontSize: tokens.size.lead,
    '@media': { [breakpoints.narrow]: { gridColumn: 'auto' } },
  }),
);
export const small = style(
  inPage({
    margin: 0,
    paddingBlockStart: 14,
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
  }),
);
/** Sentence that names the agency as the site's owner, directly above the agency's footer. */
export const host = style([small, inPage({ gridColumn: '1 / -1', maxInlineSize: 'none' })]);
export const top = style(
  inPage({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, marginBlockStart: -12 }),
);
