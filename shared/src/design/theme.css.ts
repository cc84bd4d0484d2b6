import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import * as layers from './layers.css.ts';
import { tokens } from './tokens.css.ts';

createGlobalTheme(':root', tokens, {
  color: { paper: '#f1f5f0', ink: '#0c2429', quiet: '#46585b', line: '#cdd4cd', accent: '#a8320c' },
  font: {
    text: '"Onest", system-ui, sans-serif',
    heading: '"Piazzolla", Georgia, serif',
  },
  space: { small: '0.5rem', medium: '1rem', large: '2rem', section: 'clamp(3rem, 7vw, 6rem)' },
  width: { page: '82rem', text: '42rem' },
});

const inReset = (rule: Record<string, unknown>) => ({ '@layer': { [layers.reset]: rule } });

globalStyle('*, *::before, *::after', inReset({ boxSizing: 'border-box' }));
globalStyle(
  'body',
  inReset({
    margin: 0,
    background: tokens.color.paper,
    color: tokens.color.ink,
    fontFamily: tokens.font.text,
    fontSize: '1.0625rem',
    lineHeight: 1.6,
    overflowWrap: 'break-word',
  }),
);
globalStyle('a', inReset({ color: 'inherit', textUnderlineOffset: '0.2em' }));
globalStyle('img, svg, iframe', inReset({ maxInlineSize: '100%' }));
globalStyle('p', inReset({ maxInlineSize: tokens.width.text }));
globalStyle('button, input, textarea', inReset({ font: 'inherit', color: 'inherit' }));
globalStyle(':focus-visible', inReset({ outline: `3px solid ${tokens.color.accent}`, outlineOffset: '2px' }));
globalStyle('h1:focus', inReset({ outline: 'none' }));
