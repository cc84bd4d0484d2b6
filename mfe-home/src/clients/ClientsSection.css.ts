import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';
import { marqueeVars } from 'shared/motion';

export const intro = style(inPage({ margin: 0 }));
/** Gap between two covers. The carousel's gap is 0, so that the line below the covers has no interruption. */
const between = 'clamp(12px, 1.4vw, 28px)';
/** Sets the marquee's duration by viewport width: the time in which it moves by its whole row (SPEC §9, scroll durations). */
export const marquee = style(
  inPage({
    vars: { [marqueeVars.duration]: '60s', [marqueeVars.gap]: '0px' },
    '@media': {
      '(width >= 768px)': { vars: { [marqueeVars.duration]: '70s' } },
      '(width >= 1280px)': { vars: { [marqueeVars.duration]: '80s' } },
    },
  }),
);
globalStyle(`${marquee} > :first-child`, inPage({ paddingInlineStart: tokens.space.margin }));
globalStyle(`${marquee} > :first-child > div`, inPage({ alignItems: 'flex-end' }));
globalStyle(`${marquee} > :last-child`, inPage({ paddingInline: tokens.space.margin, paddingBlockStart: 8 }));

export const project = style(inPage({ position: 'relative', display: 'grid', flex: 'none', margin: 0 }));
/** Client and result, in a box as wide as the cover above. A horizontal line separates box and cover. */
export const caption = style(
  inPage({
    boxSizing: 'border-box',
    inlineSize: 0,
    minInlineSize: '100%',
    paddingBlock: '16px 4px',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    fontSize: '0.9375rem',
  }),
);
/** Extends the link's clickable area to the cover. */
export const link = style(
  inPage({
    display: 'grid',
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, marginInlineEnd: between },
    ':hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  }),
);
export const result = style(
  inPage({
    marginBlock: '10px 4px',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const label = style(inPage({ color: tokens.surface.quiet }));

/** Heights of the covers, which differ slightly. All covers stand on one baseline. */
export const picture = styleVariants({ low: 28, middle: 31, tall: 34.5 }, (height) =>
  inPage({
    display: 'block',
    flex: 'none',
    inlineSize: 'auto',
    blockSize: `max(${height * 10}px, ${height}vw)`,
    aspectRatio: '5 / 6',
    marginInlineEnd: between,
    objectFit: 'cover',
    background: tokens.color.line,
    borderRadius: `${tokens.radius.picture} ${tokens.radius.picture} 0 0`,
  }),
);
