import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

const moves = '(prefers-reduced-motion: no-preference)';

export const list = style(
  inPage({
    margin: 0,
    padding: 0,
    listStyle: '""',
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    selectors: { 'p + &': { marginBlockStart: 'clamp(28px, 2.8vw, 44px)' } },
  }),
);
/** A row: the condition at the left, and the better system at the right. */
export const item = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(208px, 34%)',
    gap: '14px clamp(24px, 3.4vw, 56px)',
    alignItems: 'center',
    minBlockSize: 104,
    boxSizing: 'border-box',
    paddingBlock: 20,
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    selectors: { '&:first-child': { borderBlockStart: `1.5px solid ${tokens.surface.text}` } },
    '@media': {
      // Makes the list as high as the chart beside it, if no text stands above the list.
      [breakpoints.large]: {
        selectors: { [`${list}:first-child > &`]: { minBlockSize: 'clamp(120px, 11vw, 168px)' } },
      },
      [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
    },
  }),
);
export const text = style(
  inPage({ margin: 0, maxInlineSize: '26em', color: tokens.surface.quiet, textWrap: 'pretty' }),
);
export const link = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 16,
    alignItems: 'center',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '-2px' } },
  }),
);
globalStyle(`${link} > :first-child`, inPage({ color: tokens.color.blueInk }));
globalStyle(
  `${link} > :last-child`,
  inPage({
    fontSize: '1.125rem',
    '@media': { [moves]: { transition: `translate ${tokens.time.fast} ${tokens.ease.out}` } },
  }),
);
globalStyle(
  `${item}:is(:hover, :focus-within) ${link} > :last-child`,
  inPage({ '@media': { [moves]: { translate: '6px' } } }),
);
