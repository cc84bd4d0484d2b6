import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** How much lower the right column hangs. */
const stagger = '9vw';

export const head = style({});
// Room for the tails of the letters: the banner cuts off what leaves it.
globalStyle(`${head} h1`, inPage({ paddingBlockEnd: '0.16em' }));

export const page = style({});
// The covers follow the title as its own row, and the hidden heading takes no space.
globalStyle(`${page} > #projects`, inPage({ paddingBlockStart: 'clamp(28px, 3vw, 60px)' }));

/** One column, two staggered from medium up (SPEC §2). */
export const projects = style(
  inPage({
    display: 'grid',
    gap: 'clamp(48px, 5vw, 96px) clamp(16px, 1.7vw, 32px)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [widths.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlockEnd: stagger } },
  }),
);
export const project = style(
  inPage({
    position: 'relative',
    '@media': { [widths.medium]: { selectors: { '&:nth-child(even)': { insetBlockStart: stagger } } } },
  }),
);
/** Two columns, four from large up (SPEC §2). */
export const teaser = style(
  inPage({
    display: 'grid',
    gap: `clamp(28px, 3vw, 48px) ${tokens.space.gutter}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [widths.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const small = style(inPage({ position: 'relative' }));
export const crop = style(
  inPage({
    aspectRatio: '4 / 3',
    overflow: 'clip',
    borderRadius: tokens.radius.picture,
    background: tokens.color.deep,
    marginBlockEnd: 10,
  }),
);
export const name = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    letterSpacing: '-0.012em',
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' },
      '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
    },
  }),
);
export const category = style(inPage({ margin: 0, color: tokens.surface.quiet, fontSize: tokens.size.small }));
export const more = style(inPage({ margin: 'clamp(32px, 3.4vw, 56px) 0 0' }));
export const moreLink = style(
  inPage({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 500 }),
);
