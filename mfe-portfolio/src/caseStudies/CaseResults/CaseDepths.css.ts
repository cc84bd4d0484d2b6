import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { inPage, tokens, widths, withoutMixing } from 'shared/design';
import { frontVars } from 'shared/motion';
import { figures } from './CaseFigures.css.ts';

/** Opacity of the drawing where it is seen most. */
const shown = createVar();
const under = (percent: string) => `color-mix(in srgb, ${tokens.surface.background} ${percent}, #0000)`;
const ground = tokens.surface.background;
/**
 * Weak where words stand on it, gone before the points below: it lies under the surface's own colour. A mask would be put on it anew with every
 * frame in which it is drawn.
 */
export const box = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: '52%',
    blockSize: 'min(100%, 56vw)',
    overflow: 'clip',
    vars: { [shown]: '30%' },
    pointerEvents: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: [
        `linear-gradient(90deg, ${ground} 8%, #0000 80%)`,
        `linear-gradient(${ground}, #0000 26% 58%, ${ground} 94%)`,
        `linear-gradient(${under(`calc(100% - ${shown})`)} 0 0)`,
      ].join(', '),
    },
    '@media': {
      [widths.narrow]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
    '@supports': { [withoutMixing]: { display: 'none' } },
  }),
);
// Where the other figures stand beside the first, nothing lies under them.
globalStyle(`:has(${figures.beside}) > ${box}`, inPage({ display: 'none' }));
// Beside a single one nothing stands: what it is made of comes down to the rule, as strong as the figure.
globalStyle(`:has(${figures.alone}) > ${box}`, inPage({ inlineSize: '47%', blockSize: 'min(62%, 50vw)' }));
globalStyle(
  `:has(${figures.alone}) > ${box}::after`,
  inPage({
    background: `linear-gradient(90deg, ${ground}, #0000 46%), linear-gradient(${ground}, #0000 16% 84%, ${ground})`,
  }),
);
/** Drawn from the edge of the page, towards the figure. */
export const waters = style(
  inPage({ vars: { [frontVars.x]: '1', [frontVars.to]: 'left', [frontVars.soft]: '240px' } }),
);
/** Closer than the long drawing above: the lines, not the subject. */
export const drawing = style(
  inPage({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', scale: '1.5' }),
);
// All of its lines: each of them counts.
globalStyle(`:has(${figures.alone}) > ${box} ${drawing}`, inPage({ objectFit: 'fill', scale: '1' }));
// Of the roe what is lit: it stands for the figure that it is beside.
globalStyle(`:has(${figures.fifths}) > ${box} ${drawing}`, inPage({ objectPosition: '100% 50%', scale: '1' }));
