import { globalStyle, style } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { breakpoints, gauge, inPage, tokens } from 'shared/design';

export const figure = style([
  gauge,
  inPage({
    padding: '0 0 6px 34px',
    color: tokens.surface.text,
  }),
]);
export const rating = style(
  inPage({
    margin: '0 0 0 -0.05em',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.figure,
    fontWeight: 300,
    lineHeight: 0.82,
    letterSpacing: '-0.045em',
    fontVariantNumeric: 'lining-nums',
    // Turns off the opaque backplate that browsers paint behind text in forced colours: with this line height, it would hide text nearby.
    '@media': {
      [breakpoints.narrow]: { fontSize: '6.5rem' },
      '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  }),
);
export const count = style(inPage({ margin: '28px 0 0', fontSize: tokens.size.lead, lineHeight: 1.4 }));
export const platform = style(inPage({ fontSize: tokens.size.small, color: tokens.surface.quiet }));
export const note = style(inPage({ margin: '16px 0 0', maxInlineSize: '18em' }));
/** Extends the slider over the page's right margin, so that its stream runs to the window's edge. */
export const slider = style(
  inPage({
    position: 'relative',
    minInlineSize: 0,
    marginInlineEnd: `calc(-1 * ${tokens.space.margin})`,
    // Fades out the end of the stream. A gradient above it costs less during a drag than a mask.
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: 'min(13vw, 220px)',
      background: `linear-gradient(90deg, #0000, ${tokens.surface.background} 92%)`,
      pointerEvents: 'none',
    },
    '@media': {
      [breakpoints.narrow]: { '::after': { inlineSize: 24 } },
      '(forced-colors: active), print': { '::after': { display: 'none' } },
    },
  }),
);
/** Sets the gaps (SPEC §9) and the slides in view: on phones one and the edge of the next, on wider screens up to 1.62. */
export const carousel = style(
  inPage({
    rowGap: 44,
    vars: { [carouselVars.gap]: '12px', [carouselVars.perView]: '1.12' },
    '@media': {
      '(width >= 640px)': { vars: { [carouselVars.gap]: '16px', [carouselVars.perView]: '1.4' } },
      '(width >= 1024px)': { vars: { [carouselVars.gap]: '20px', [carouselVars.perView]: '1.62' } },
    },
  }),
);
// Print shows two reviews in a row.
globalStyle(`${carousel} [data-slide]`, inPage({ '@media': { print: { flexBasis: '50%' } } }));
