import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

// A band, lower than a section. The title keeps clear of the drawing.
globalStyle('#promo', inPage({ paddingBlock: 'clamp(72px, 7vw, 128px)' }));
globalStyle('#promo > :last-child', inPage({ marginBlockStart: 24 }));
globalStyle(
  '#promo-title',
  inPage({ '@media': { [widths.large]: { gridColumn: '1 / 7' }, [widths.belowLarge]: { gridColumn: '1 / -1' } } }),
);

/** The drawing at the right, from the section's top to its foot; on phones below the words. */
export const water = style(
  inPage({
    position: 'absolute',
    inset: '0 0 0 auto',
    inlineSize: '60%',
    zIndex: -1,
    overflow: 'hidden',
    '@media': {
      [widths.extraLarge]: { inlineSize: '54%' },
      [widths.belowLarge]: { inset: 'auto 0 0', inlineSize: '100%', blockSize: 300 },
      '(forced-colors: active)': { display: 'none' },
      print: { display: 'none' },
    },
  }),
);
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '100% 50%',
    maskImage: 'linear-gradient(90deg, #0000 4%, #000 20%), linear-gradient(#0000, #000 14%, #000 86%, #0000)',
    maskComposite: 'intersect',
    '@media': {
      // Close together the letters stay whole, and the water is lower.
      '(1024px <= width < 1280px)': { objectFit: 'contain' },
      [widths.belowLarge]: {
        objectPosition: '50% 50%',
        maskImage: 'linear-gradient(#0000, #000 16%, #000 84%, #0000)',
      },
      // On phones, too; the water ends before its box does.
      [widths.narrow]: {
        objectFit: 'contain',
        maskImage: 'linear-gradient(#0000 12%, #000 32%, #000 70%, #0000 88%)',
      },
    },
  }),
);
export const offer = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    rowGap: 28,
    '@media': {
      [widths.belowLarge]: { paddingBlockEnd: 260 },
      [widths.narrow]: { justifyItems: 'stretch' },
    },
  }),
);
export const text = style(
  inPage({
    margin: 0,
    maxInlineSize: 'min(26em, 46vw)',
    fontSize: tokens.size.lead,
    lineHeight: 1.42,
    '@media': { [widths.belowLarge]: { maxInlineSize: '28em' } },
  }),
);
export const siteToo = style(inPage({ margin: 0, color: tokens.surface.quiet }));
