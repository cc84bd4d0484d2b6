import { globalStyle, style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
/** From the page's columns to the edges of the window, also where the page has its greatest width. */
const beyond = `calc(-1 * max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;

// A band like that of the cases, with its title no louder than theirs.
globalStyle('#editor', inPage({ paddingBlock: 'clamp(64px, 6vw, 112px)' }));
globalStyle('#editor-title', inPage({ fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
globalStyle('#editor > :last-child', inPage({ marginBlockStart: 'clamp(28px, 2.8vw, 48px)' }));

export const figure = style([
  layout.wrap,
  inPage({
    marginBlock: 0,
    '@media': {
      [widths.large]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gridTemplateRows: '1fr auto',
        columnGap: tokens.space.gutter,
      },
    },
  }),
]);
/** It runs to the start of the window, on phones to both its sides. */
export const scene = style(
  inPage({
    containerType: 'inline-size',
    overflow: 'hidden',
    aspectRatio: '16 / 10',
    marginInline: beyond,
    background: `linear-gradient(150deg, ${tokens.color.deep3}, ${tokens.color.blueInk} 130%)`,
    '@media': {
      [widths.large]: { gridColumn: '1 / 9', gridRow: '1 / 3', marginInlineEnd: 0 },
      [widths.narrow]: { aspectRatio: '1 / 1' },
    },
  }),
);
/** Its foot and its end are further on than the picture shows. */
export const screen = style(
  inPage({
    blockSize: '100%',
    margin: 'clamp(24px, 7cqi, 64px) -1px 0 clamp(20px, 9cqi, 96px)',
    borderStartStartRadius: tokens.radius.window,
    overflow: 'hidden',
    color: tokens.color.ink,
    background: tokens.color.white,
  }),
);
export const bar = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(10px, 1.8cqi, 18px)',
    maxInlineSize: 'none',
    margin: 0,
    padding: 'clamp(8px, 1.4cqi, 14px) clamp(12px, 2.4cqi, 24px)',
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
);
export const sign = style(inPage({ display: 'grid', color: tokens.color.blueInk, fontSize: 22 }));
/** The button that adds a block. */
export const insert = style(
  inPage({
    inlineSize: 28,
    blockSize: 28,
    borderRadius: tokens.radius.picture,
    color: tokens.color.white,
    background: `linear-gradient(currentColor, currentColor) center / 12px 1.5px no-repeat, linear-gradient(currentColor, currentColor) center / 1.5px 12px no-repeat, ${tokens.color.ink}`,
  }),
);
export const publish = style(
  inPage({
    marginInlineStart: 'auto',
    padding: '6px clamp(12px, 2cqi, 20px) 7px',
    borderRadius: tokens.radius.round,
    color: tokens.color.onBuoy,
    background: tokens.color.buoy,
    fontSize: '0.9375rem',
    fontWeight: 500,
    lineHeight: 1.4,
  }),
);
export const sheet = style(
  inPage({ paddingBlockStart: 'clamp(20px, 5cqi, 52px)', paddingInlineStart: 'clamp(20px, 9cqi, 92px)' }),
);
export const heading = style(
  inPage({
    margin: 0,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(2rem, 8cqi, 4.75rem)',
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    wordSpacing: '0.09em',
  }),
);
export const line = style(
  inPage({
    margin: 'clamp(10px, 2cqi, 20px) 24px 0 0',
    color: tokens.color.ink2,
    fontSize: 'clamp(0.9375rem, 2.2cqi, 1.25rem)',
    lineHeight: 1.45,
  }),
);
const edge = `1.5px solid ${tokens.color.blueInk}`;
/** The block at hand: framed, with a handle at each corner that is seen. */
export const chosen = style(
  inPage({
    position: 'relative',
    margin: 'clamp(16px, 3.4cqi, 34px) -2px 0 0',
    border: edge,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: -5,
      insetInlineStart: -5,
      inlineSize: 9,
      blockSize: 9,
      border: edge,
      background: tokens.color.white,
    },
  }),
);
export const image = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '60cqi',
    objectFit: 'cover',
    objectPosition: '50% 0',
    background: tokens.color.deep,
  }),
);
export const blocks = style(
  inPage({
    margin: '20px 0 0',
    padding: 0,
    listStyle: 'none',
    '@media': {
      [widths.large]: { gridColumn: '9 / 13', marginBlockStart: 0, paddingInlineStart: 'clamp(0px, 1.4vw, 24px)' },
    },
  }),
);
/** Beside the button that adds it, as in the editor: behind the words it would look like something that opens. */
export const block = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 20,
    alignItems: 'center',
    paddingBlock: 'clamp(14px, 1.2vw, 20px)',
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    selectors: { '&:first-child': { paddingBlockStart: 0 } },
    '::before': {
      content: '""',
      blockSize: 28,
      border: `1px solid ${tokens.surface.rule}`,
      borderRadius: tokens.radius.picture,
      background:
        'linear-gradient(currentColor, currentColor) center / 12px 1.5px no-repeat, linear-gradient(currentColor, currentColor) center / 1.5px 12px no-repeat',
    },
  }),
);
export const blockTitle = style(
  inPage({ margin: 0, fontSize: tokens.size.title3, lineHeight: 1.16, letterSpacing: '-0.015em' }),
);
export const purpose = style(
  inPage({ gridColumn: '2', margin: '20px 0 0', color: tokens.surface.quiet, fontSize: '1rem', lineHeight: 1.45 }),
);
export const caption = style(
  inPage({
    marginBlockStart: 16,
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    '@media': { [widths.large]: { gridColumn: '9 / 13', paddingInlineStart: 'clamp(0px, 1.4vw, 24px)' } },
  }),
);
