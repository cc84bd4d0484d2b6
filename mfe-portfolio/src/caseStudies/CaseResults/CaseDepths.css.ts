import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { inPage, tokens, widths, withoutMixing } from 'shared/design';
import { frontVars } from 'shared/motion';
import { figures } from './CaseFigures.css.ts';

/** Maximum opacity of the drawing. */
const shown = createVar();
const under = (percent: string) => `color-mix(in srgb, ${tokens.surface.background} ${percent}, #0000)`;
const ground = tokens.surface.background;
/**
 * Fades behind the text and ends above the points. Gradients in the section's background colour, because the browser would reapply a mask
 * in every frame of the animation.
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
// Hidden where other figures stand beside the first, because text would cover it.
globalStyle(`:has(${figures.beside}) > ${box}`, inPage({ display: 'none' }));
// Beside a single figure the drawing has full strength and reaches down to the rule.
globalStyle(`:has(${figures.alone}) > ${box}`, inPage({ inlineSize: '47%', blockSize: 'min(62%, 50vw)' }));
globalStyle(
  `:has(${figures.alone}) > ${box}::after`,
  inPage({
    background: `linear-gradient(90deg, ${ground}, #0000 46%), linear-gradient(${ground}, #0000 16% 84%, ${ground})`,
  }),
);
/** Draws from the edge of the page towards the figure. */
export const waters = style(
  inPage({ vars: { [frontVars.x]: '1', [frontVars.to]: 'left', [frontVars.soft]: '240px' } }),
);
/** Closer than the long drawing above: shows the lines, not the subject. */
export const drawing = style(
  inPage({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', scale: '1.5' }),
);
// Shows every line, because the lines count the figure.
globalStyle(`:has(${figures.alone}) > ${box} ${drawing}`, inPage({ objectFit: 'fill', scale: '1' }));
// Shows the lit part of the roe beside its figure.
globalStyle(`:has(${figures.fifths}) > ${box} ${drawing}`, inPage({ objectPosition: '100% 50%', scale: '1' }));
