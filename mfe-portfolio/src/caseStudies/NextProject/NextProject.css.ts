import { style } from '@vanilla-extract/css';
import { inPage, tokens, widths, withoutMixing } from 'shared/design';
import { travel } from '../../pictures/travel.css.ts';

const deep = (percent: number) => `color-mix(in srgb, ${tokens.color.deep} ${percent}%, transparent)`;

/** Height of the picture above the text in windows too narrow for both side by side. */
const above = 'clamp(300px, 56vw, 540px)';

export const next = style([
  inPage({
    position: 'relative',
    isolation: 'isolate',
    // Overlaps the equally dark footer by a pixel; at fractional positions the light page would show between them.
    marginBlockEnd: -1,
    color: tokens.color.foam,
    background: tokens.color.deep,
    vars: { [tokens.color.focus]: tokens.color.buoy },
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      // Darkens the water behind the text: the picture starts right of it, or ends above it.
      backgroundImage: `linear-gradient(90deg, ${tokens.color.deep} 44%, ${deep(92)} 55%, ${deep(8)} 86%)`,
    },
    // Outside the pseudo-element, because a media query inside it would be dropped.
    '@media': {
      [widths.belowLarge]: {
        '::after': {
          insetBlockEnd: 'auto',
          blockSize: above,
          backgroundImage: `linear-gradient(${deep(8)} 56%, ${deep(70)} 84%, ${tokens.color.deep})`,
        },
      },
      print: { '::after': { display: 'none' } },
    },
    '@supports': {
      [withoutMixing]: {
        '::after': { backgroundImage: `linear-gradient(90deg, ${tokens.color.deep} 44%, transparent 86%)` },
        '@media': {
          [widths.belowLarge]: {
            '::after': { backgroundImage: `linear-gradient(transparent 56%, ${tokens.color.deep})` },
          },
        },
      },
    },
  }),
]);
/** Overrides the position of `travel`, which stays in the page's flow. */
export const picture = style([
  travel,
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    '@media': {
      [widths.belowLarge]: { insetBlockEnd: 'auto', blockSize: above },
      // Print uses dark text, so the dark water must not be printed.
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
      [widths.belowLarge]: { minBlockSize: 0, paddingBlockStart: `calc(${above} - 24px)` },
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
/** The only orange element of the picture; the whole picture is the link's target. */
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
/** An unlit buoy marks a project that has no page yet. */
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
