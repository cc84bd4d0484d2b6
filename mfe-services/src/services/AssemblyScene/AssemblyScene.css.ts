import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import wide from '../../art/assembly.json';
import narrow from '../../art/assembly-upright.json';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const percent = (part = 0) => `${Math.round(part * 1e6) / 1e4}%`;
/** Where the drawing stands upright. */
export const uprightOn = widths.narrow;

// The stream goes on to the end of the section.
globalStyle('#assembly', inPage({ paddingBlockEnd: 0 }));
globalStyle('#assembly > :last-child', inPage({ marginBlockStart: 'clamp(20px, 2vw, 32px)' }));

export const caption = style(inPage({ margin: 0, fontSize: tokens.size.small }));
export const scene = style(inPage({ position: 'relative' }));
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    maskImage: 'linear-gradient(#0000, #000 12%, #000 90%, #0000)',
    '@media': { '(forced-colors: active)': { background: tokens.color.paper2, forcedColorAdjust: 'none' } },
  }),
);
globalStyle(`${scene} > ul`, inPage({ margin: 0, padding: 0, listStyle: 'none' }));
/** On its block. */
export const part = style(
  inPage({
    position: 'absolute',
    insetInlineStart: 'var(--x)',
    insetBlockStart: 'var(--y)',
    inlineSize: percent(wide.block[0]),
    blockSize: percent(wide.block[1]),
    display: 'grid',
    alignItems: 'end',
    padding: 'clamp(6px, 1.1vw, 18px)',
    color: tokens.color.ink,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1rem, 0.55rem + 0.95vw, 1.75rem)',
    fontWeight: 300,
    lineHeight: 1.1,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
    forcedColorAdjust: 'none',
    '@media': {
      [uprightOn]: {
        insetInlineStart: 'var(--upright-x)',
        insetBlockStart: 'var(--upright-y)',
        inlineSize: percent(narrow.block[0]),
        blockSize: percent(narrow.block[1]),
        padding: 'clamp(8px, 3vw, 14px)',
        fontSize: 'clamp(1rem, 0.7rem + 1.6vw, 1.375rem)',
      },
    },
  }),
);
export const partOut = style([part, inPage({ color: tokens.color.onBuoy })]);
