import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, noColorMixQuery, tokens } from 'shared/design';
import { frontVars } from 'shared/motion';
import { figures } from './CaseFigures.css.ts';

const shown = createVar();
const under = (percent: string) => `color-mix(in srgb, ${tokens.surface.background} ${percent}, #0000)`;
const ground = tokens.surface.background;
/**
 * Fades the drawing out behind the figure's text and above the points. Gradients in the section's background colour cover it: with a mask,
 * the browser would repaint in every frame of the animation.
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
      [breakpoints.narrow]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
    '@supports': { [noColorMixQuery]: { display: 'none' } },
  }),
);
// Hides the drawing where figures stand beside the first one, because text would cover the drawing.
globalStyle(`:has(${figures.beside}) > ${box}`, inPage({ display: 'none' }));
// With a single figure, the drawing is opaque and ends at the horizontal line below.
globalStyle(`:has(${figures.alone}) > ${box}`, inPage({ inlineSize: '47%', blockSize: 'min(62%, 50vw)' }));
globalStyle(
  `:has(${figures.alone}) > ${box}::after`,
  inPage({
    background: `linear-gradient(90deg, ${ground}, #0000 46%), linear-gradient(${ground}, #0000 16% 84%, ${ground})`,
  }),
);
/** Uncovers the drawing from the page's right edge towards the figure. */
export const waters = style(
  inPage({ vars: { [frontVars.x]: '1', [frontVars.to]: 'left', [frontVars.soft]: '240px' } }),
);
/** Enlarges the drawing of the section `artwork` until only its lines are visible, not its subject. */
export const drawing = style(
  inPage({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', scale: '1.5' }),
);
// With a single figure, the whole drawing is visible, because its lines count the figure.
globalStyle(`:has(${figures.alone}) > ${box} ${drawing}`, inPage({ objectFit: 'fill', scale: '1' }));
// Shows the right end of the drawing, where the filled grains of roe count the figure.
globalStyle(`:has(${figures.fifths}) > ${box} ${drawing}`, inPage({ objectPosition: '100% 50%', scale: '1' }));
