import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** From edge to edge: the stream comes from before the page and runs on after it. */
export const stream = style(inPage({ margin: 0 }));
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1600 / 340',
    '@media': {
      [widths.narrow]: { aspectRatio: '760 / 640' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
export const caption = style(
  inPage({ paddingBlockStart: 14, color: tokens.surface.quiet, fontSize: tokens.size.small }),
);
/** Two columns, four from large up (SPEC §2). */
export const crafts = style(
  inPage({
    display: 'grid',
    gap: `clamp(28px, 3vw, 48px) ${tokens.space.gutter}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 'clamp(40px, 5vw, 80px) 0 0',
    padding: 0,
    listStyle: 'none',
    '@media': { [widths.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const craft = style(
  inPage({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    paddingBlockStart: 18,
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
  }),
);
export const name = style(inPage({ margin: 0, fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
/** All of the cell is the link's target. */
export const link = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    minBlockSize: 44,
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' },
      '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
    },
  }),
);
export const arrow = style(
  inPage({
    display: 'inline-flex',
    fontSize: '1.25rem',
    color: tokens.surface.quiet,
    transition: `translate ${tokens.time.fast} ${tokens.ease.out}`,
    selectors: { [`${link}:hover > &`]: { translate: '6px 0' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);
export const cases = style(inPage({ margin: '20px 0 0', color: tokens.surface.quiet, textWrap: 'balance' }));
