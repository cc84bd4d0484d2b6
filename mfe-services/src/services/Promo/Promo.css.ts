import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

// A band, lower than a section.
globalStyle('#promo', inPage({ paddingBlock: 'clamp(72px, 7vw, 128px)' }));
globalStyle('#promo > :last-child', inPage({ marginBlockStart: 28 }));

/** The water brightens towards the stones; nothing bright lies behind the words. */
export const water = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    overflow: 'hidden',
    background: `linear-gradient(90deg, ${tokens.color.deep}, #0b2b31)`,
    '@media': { '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
  }),
);
export const stones = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '100% 50%',
    // It ends before the footer's own water begins.
    maskImage: 'linear-gradient(90deg, #0002 0, #0002 44%, #000 76%), linear-gradient(#000 60%, #0000)',
    maskComposite: 'intersect',
    '@media': {
      [widths.belowLarge]: { maskImage: 'linear-gradient(90deg, #0002 0, #0003 60%, #0009)' },
      [widths.narrow]: { maskImage: 'linear-gradient(#0002 0, #0003 60%, #000 82%, #0000)' },
    },
  }),
);
export const offer = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    rowGap: 28,
    // On phones the stones lie below the words.
    '@media': { [widths.narrow]: { justifyItems: 'stretch', paddingBlockEnd: 96 } },
  }),
);
export const text = style(inPage({ margin: 0, maxInlineSize: '28em', fontSize: tokens.size.lead, lineHeight: 1.42 }));
