import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const details = style(
  inPage({ gridColumn: '9 / 13', minInlineSize: 0, '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } } }),
);
export const list = style(inPage({ margin: 0 }));
export const entry = style(inPage({ padding: '16px 0 22px', borderBlockStart: `1px solid ${tokens.surface.rule}` }));
export const label = style(inPage({ fontSize: tokens.size.small, color: tokens.surface.quiet }));
export const value = style(
  inPage({
    margin: '6px 0 0',
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1.75rem, 1rem + 1.9vw, 3rem)',
    fontWeight: 300,
    lineHeight: 1.08,
    letterSpacing: '-0.025em',
    wordSpacing: '0.09em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const smallValue = style([value, inPage({ fontSize: tokens.size.title3, overflowWrap: 'anywhere' })]);
export const address = style(inPage({ fontStyle: 'normal' }));
export const link = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
  }),
);
export const chatsValue = style(inPage({ margin: 0 }));
export const chats = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: '2px 26px', margin: '6px 0 0', padding: 0, listStyle: 'none' }),
);
export const chat = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
);
