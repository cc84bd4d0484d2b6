import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

// A band, as that of the cases on other pages.
globalStyle('#feed', inPage({ paddingBlock: 'clamp(64px, 6vw, 112px)' }));
globalStyle('#feed > :last-child', inPage({ marginBlockStart: 'clamp(28px, 2.8vw, 48px)' }));

export const feed = style(
  inPage({
    display: 'grid',
    gap: `48px ${tokens.space.gutter}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [widths.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
/** A feed runs on: each post stands a little higher than the one before. */
export const post = style(
  inPage({
    '@media': {
      [widths.large]: {
        selectors: { '&:first-child': { marginBlockStart: 96 }, '&:nth-child(2)': { marginBlockStart: 48 } },
      },
    },
  }),
);
export const from = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 56,
    fontWeight: 500,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    '::before': {
      content: '""',
      inlineSize: 32,
      blockSize: 32,
      border: '6px solid #d63a12',
      borderRadius: '50%',
      background: '#ffad5e',
    },
    selectors: {
      ':nth-child(2) > &::before': { borderColor: '#1e4d3a', background: '#f7c520' },
      ':nth-child(3) > &::before': { borderColor: '#5a3fd0', background: '#c8ff3d' },
    },
  }),
);
export const picture = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    borderRadius: 12,
    '@media': { [widths.narrow]: { aspectRatio: '1', objectFit: 'cover' } },
  }),
);
export const title = style(inPage({ margin: '20px 0 0', fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const text = style(inPage({ margin: '20px 0 0', maxInlineSize: '26em', color: tokens.surface.quiet }));
