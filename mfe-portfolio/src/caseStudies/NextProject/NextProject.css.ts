import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, noColorMixQuery, tokens } from 'shared/design';
import { travel } from '../../pictures/parallax.css.ts';

const deep = (percent: number) => `color-mix(in srgb, ${tokens.color.deep} ${percent}%, transparent)`;

/** Height of the picture below 1024 px, where it stands above the text instead of beside it. */
const above = 'clamp(300px, 56vw, 540px)';

export const next = style([
  inPage({
    position: 'relative',
    isolation: 'isolate',
    // Overlaps the equally dark footer by a pixel. Otherwise the light page would show between them at fractional positions.
    marginBlockEnd: -1,
    color: tokens.color.foam,
    background: tokens.color.deep,
    vars: { [tokens.color.focus]: tokens.color.buoy },
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      // Covers the picture with the dark background behind the text, and fades out towards the right (below 1024 px: towards the top).
      backgroundImage: `linear-gradient(90deg, ${tokens.color.deep} 44%, ${deep(92)} 55%, ${deep(8)} 86%)`,
    },
    // Stands outside the block `::after`, in which vanilla-extract would drop a media query.
    '@media': {
      [breakpoints.belowLarge]: {
        '::after': {
          insetBlockEnd: 'auto',
          blockSize: above,
          backgroundImage: `linear-gradient(${deep(8)} 56%, ${deep(70)} 84%, ${tokens.color.deep})`,
        },
      },
      print: { '::after': { display: 'none' } },
    },
    '@supports': {
      [noColorMixQuery]: {
        '::after': { backgroundImage: `linear-gradient(90deg, ${tokens.color.deep} 44%, transparent 86%)` },
        '@media': {
          [breakpoints.belowLarge]: {
            '::after': { backgroundImage: `linear-gradient(transparent 56%, ${tokens.color.deep})` },
          },
        },
      },
    },
  }),
]);
/** Picture of the next project, behind the text. Overrides the `position` that `travel` sets. */
export const picture = style([
  travel,
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    '@media': {
      [breakpoints.belowLarge]: { insetBlockEnd: 'auto', blockSize: above },
      // Print uses dark text, so it must not print the dark picture.
      print: { display: 'none' },
    },
  }),
]);
export const words = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    minBlockSize: 'clamp(460px, 46vw, 760px)',
    paddingBlock: 56,
    '@media': {
      [breakpoints.belowLarge]: { minBlockSize: 0, paddingBlockStart: `calc(${above} - 24px)` },
      print: { minBlockSize: 0, paddingBlock: 24 },
    },
  }),
);
export const subtitle = style(inPage({ margin: 0, fontSize: '0.9375rem' }));
export const title = style(
  inPage({
    margin: '14px 0 0',
    maxInlineSize: '10.5em',
    overflowWrap: 'anywhere',
    fontSize: tokens.size.banner,
    lineHeight: 0.98,
    letterSpacing: '-0.038em',
  }),
);
export const result = style(inPage({ margin: '20px 0 0', fontSize: tokens.size.lead, lineHeight: 1.3 }));
/** The link's pseudo-element covers the whole teaser, so that a click anywhere follows the link. */
export const link = style(
  inPage({
    display: 'inline-flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: 18,
    marginBlockStart: 32,
    fontWeight: 500,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { outline: `2px solid ${tokens.color.buoy}`, outlineOffset: '-6px' } },
  }),
);
/** A hollow circle before the name of a project that has no page yet. */
export const coming = style(
  inPage({
    display: 'inline-flex',
    gap: 10,
    alignItems: 'baseline',
    margin: '36px 0 0',
    color: tokens.color.foam2,
    fontSize: '0.9375rem',
    '::before': {
      content: '""',
      boxSizing: 'border-box',
      flex: 'none',
      inlineSize: 10,
      blockSize: 10,
      border: `1.5px solid ${tokens.color.buoy}`,
      borderRadius: '50%',
    },
  }),
);
export const arrow = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 64,
    blockSize: 64,
    borderRadius: tokens.radius.round,
    color: tokens.color.onBuoy,
    background: tokens.color.buoy,
    transition: `transform ${tokens.time.fast} ${tokens.ease.out}`,
    selectors: { [`${link}:hover > &`]: { transform: 'translateX(6px)' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);
