import { style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
const fill = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const chartHeight = 'clamp(560px, 43vw, 840px)';
export const chart = style(
  inPage({
    position: 'relative',
    overflow: 'hidden',
    blockSize: chartHeight,
    background: tokens.color.paper2,
    '@media': { [widths.narrow]: { blockSize: 'auto' } },
  }),
);
export const drawing = style(
  inPage({
    ...fill,
    objectFit: 'cover',
    '@media': { [widths.narrow]: { position: 'relative', inset: 'auto', blockSize: 'auto', display: 'block' } },
  }),
);
const over = style(inPage({ ...fill, overflow: 'hidden' }));
export const words = styleVariants({
  landscape: [over, inPage({ '@media': { [widths.narrow]: { display: 'none' } } })],
  portrait: [over, inPage({ '@media': { [widths.medium]: { display: 'none' } } })],
});
export const word = style(
  inPage({ fill: tokens.color.ink, fontSize: 17, '@media': { [widths.narrow]: { fontSize: 16 } } }),
);
export const river = style(
  inPage({
    fill: tokens.color.tideInk,
    fontFamily: tokens.font.heading,
    fontSize: 25,
    letterSpacing: '0.02em',
    // A clear channel for the name: lines of the water end before its letters.
    paintOrder: 'stroke',
    stroke: '#f7f9f5',
    strokeWidth: 7,
    strokeLinejoin: 'round',
  }),
);
export const city = style(
  inPage({ fill: tokens.color.ink, fontFamily: tokens.font.heading, fontSize: 38, fontWeight: 300 }),
);
/** It marks the city, not an address. */
export const buoy = style(inPage({ fill: tokens.color.buoy }));
