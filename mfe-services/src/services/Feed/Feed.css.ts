import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** Padding of a post, in px. */
const inside = 20;

globalStyle('#feed > :last-child', inPage({ marginBlockStart: 'clamp(28px, 2.8vw, 48px)' }));

export const feed = style(
  inPage({
    display: 'grid',
    gap: `48px ${tokens.space.gutter}`,
    alignItems: 'start',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': { [breakpoints.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
/** Icons below a picture in a feed: heart, bubble, and share arrow. */
const underPicture = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 24" fill="none" stroke="#000" stroke-width="1.8" stroke-linejoin="round"><path d="M12 21C5 16 2 12.5 2 8.5A5 5 0 0 1 12 7A5 5 0 0 1 22 8.5C22 12.5 19 16 12 21ZM42 19.5A9.5 9.5 0 1 1 46 22L39.5 23ZM80 3H102L91 22L88 12ZM88 12L102 3"/></svg>',
)}")`;

/** A post of the feed. On wide screens each post stands a little higher than the post before. */
export const post = style(
  inPage({
    paddingBlockEnd: 28,
    borderRadius: 16,
    overflow: 'clip',
    background: `color-mix(in oklab, ${tokens.surface.text} 7%, ${tokens.surface.background})`,
    '@media': {
      [breakpoints.large]: {
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
    minBlockSize: 64,
    paddingInline: inside,
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
    '@media': { [breakpoints.narrow]: { aspectRatio: '1', objectFit: 'cover' } },
  }),
);
export const title = style(
  inPage({
    margin: '0',
    paddingInline: inside,
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    '::before': {
      content: '""',
      display: 'block',
      blockSize: 24,
      marginBlock: '18px 20px',
      background: tokens.surface.text,
      maskImage: underPicture,
      maskSize: '340px 24px',
      maskRepeat: 'no-repeat',
    },
    '@media': { '(forced-colors: active)': { '::before': { display: 'none' } } },
  }),
);
export const text = style(
  inPage({ margin: '20px 0 0', paddingInline: inside, maxInlineSize: '30em', color: tokens.surface.quiet }),
);
