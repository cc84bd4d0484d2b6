import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, openingSign, tokens } from 'shared/design';

// Reduces the title, because the note is an addition to the plan above.
globalStyle('#cases + #about-seo h2', inPage({ fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
const read = { maxInlineSize: '40em' };

export const first = style(inPage({ ...read, margin: 0, fontSize: tokens.size.lead, lineHeight: 1.5 }));
export const more = style(
  inPage({
    maxInlineSize: '45em',
    marginBlock: 20,
    borderBlock: `1px solid ${tokens.surface.rule}`,
    color: tokens.surface.quiet,
  }),
);
export const summary = style([
  openingSign,
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    paddingBlock: 12,
    lineHeight: 1.6,
    color: tokens.surface.text,
    fontWeight: 500,
    cursor: 'pointer',
  }),
]);
