import { globalStyle, style } from '@vanilla-extract/css';
import { layers, openingSign, tokens } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

// A note: its title is no louder than what it is a note to.
globalStyle('#about-seo-title', inPage({ fontSize: tokens.size.title2 }));

export const first = style(inPage({ margin: 0, fontSize: tokens.size.lead, lineHeight: 1.5 }));
export const more = style(
  inPage({ marginBlock: 20, borderBlock: `1px solid ${tokens.surface.rule}`, color: tokens.surface.quiet }),
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
