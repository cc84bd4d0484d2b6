import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from 'shared/design';
import { inPage } from '../inPage.ts';

/** On a phone three columns fit in small letters; narrower ones would break long Ukrainian words. */
const narrowest = 340;
const small = '(width < 640px)';

/** A table wider than the screen scrolls by itself, not with the page. */
export const scroll = style(
  inPage({ marginBlock: '1.9em 2.2em', overflowX: 'auto', '@media': { print: { overflow: 'visible' } } }),
);
export const table = style(
  inPage({
    inlineSize: '100%',
    minInlineSize: narrowest,
    borderCollapse: 'collapse',
    overflowWrap: 'normal',
    lineHeight: 1.45,
    '@media': { [small]: { fontSize: tokens.size.small }, print: { minInlineSize: 0 } },
  }),
);
globalStyle(
  `${table} :is(th, td)`,
  inPage({
    inlineSize: `${100 / 3}%`,
    padding: `14px ${tokens.space.gutter} 16px 0`,
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
    '@media': { [small]: { paddingInlineEnd: 10 } },
  }),
);
globalStyle(
  `${table} thead th`,
  inPage({
    paddingBlock: '0 12px',
    borderBlockEnd: `1.5px solid ${tokens.surface.text}`,
    fontFamily: tokens.font.heading,
    fontSize: '1.25rem',
    fontWeight: 300,
    lineHeight: 1.16,
    letterSpacing: '-0.012em',
    verticalAlign: 'bottom',
    '@media': { [small]: { fontSize: '1rem', letterSpacing: 0 } },
  }),
);
globalStyle(`${table} :is(th, td):first-child`, inPage({ '@media': { [small]: { inlineSize: '28%' } } }));
globalStyle(`${table} tbody th`, inPage({ fontWeight: 500 }));
globalStyle(`${table} td`, inPage({ color: tokens.surface.quiet }));
globalStyle(`${table} tr`, inPage({ '@media': { print: { breakInside: 'avoid' } } }));
export const caption = style(
  inPage({ paddingBlockEnd: 20, color: tokens.surface.quiet, fontSize: tokens.size.small, textAlign: 'start' }),
);
