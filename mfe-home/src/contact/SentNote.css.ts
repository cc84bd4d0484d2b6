import { style } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';

export const note = style(inPage({ display: 'grid', justifyItems: 'start', gap: 24, marginBlockStart: 20 }));
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    maskImage: 'linear-gradient(#0000, #000 22%, #000 78%, #0000)',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);
export const words = style(inPage({ color: tokens.surface.text, ':focus': { outline: 'none' } }));
