import { style } from '@vanilla-extract/css';
import { inPage, tokens, widths, withoutMixing } from 'shared/design';
import { travel } from '../../pictures/travel.css.ts';

const deep = (percent: number) => `color-mix(in srgb, ${tokens.color.deep} ${percent}%, transparent)`;

/** Height of the picture above the words where they have no room beside it. */
const above = 'clamp(300px, 56vw, 540px)';

export const next = style([
  inPage({
    position: 'relative',
    isolation: 'isolate',
    // Under the footer, which is as dark: between two edges at parts of a pixel paper would shine through.
    marginBlockEnd: -1,
    color: tokens.color.foam,
    background: tokens.color.deep,
    vars: { [tokens.color.focus]: tokens.color.buoy },
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      // Words stand on still water: the picture begins right of them, or ends above them.
      backgroundImage: `linear-gradient(90deg, ${tokens.color.deep} 44%, ${deep(92)} 55%, ${deep(8)} 86%)`,
    },
    // A rule for a width stands outside the pseudo-element: inside it, it would be dropped.
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
/** Placed over `travel`, which keeps its box in the page. */
export const picture = style([
  travel,
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    '@media': {
      [widths.belowLarge]: { insetBlockEnd: 'auto', blockSize: above },
      // On paper the words are ink, and no still water is printed below them.
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
/** The one orange thing of the picture; all of it is the link's target. */
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
/** A buoy that is not lit yet. */
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
