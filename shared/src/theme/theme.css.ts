import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import * as layers from './layers.css.ts';
import { paperTokens } from './surfaceValues.ts';
import { tokens } from './tokens.css.ts';

createGlobalTheme(':root', tokens, {
  color: {
    paper: '#eff1eb',
    paper2: '#e2e7e0',
    white: '#fbfcf9',
    deep: '#06171b',
    deep2: '#0b252a',
    deep3: '#12393e',
    ink: '#0a1b1f',
    ink2: '#46585b',
    ink3: '#56686c',
    foam: '#f1f5f0',
    foam2: '#a9bfbc',
    foam3: '#7f9a98',
    line: 'rgb(10 27 31 / 0.16)',
    lineOnDark: 'rgb(241 245 240 / 0.16)',
    control: '#7c8c8d',
    controlOnDark: '#5f7b7a',
    buoy: '#ff5226',
    buoyInk: '#b93410',
    onBuoy: '#160702',
    tide: '#8fd8cb',
    tideInk: '#0f6e66',
    blue: '#3d7bff',
    blueInk: '#1f55d6',
    blueText: '#6f9dff',
    green: '#1fb57a',
    greenInk: '#0b7048',
    amber: '#f5ac1e',
    amberInk: '#8a5600',
    red: '#f0385f',
    redInk: '#bd1740',
    redText: '#ff7a95',
    stone: '#0a2a30',
    stoneEdge: '#7fa9a3',
    disabled: '#cdd4cd',
    focus: '#b93410',
  },
  surface: paperTokens,
  font: {
    text: '"Onest", "Onest Fallback", system-ui, sans-serif',
    heading: '"Piazzolla", "Piazzolla Fallback", Georgia, serif',
  },
  size: {
    figure: 'clamp(4rem, 2rem + 8vw, 11rem)',
    display: 'clamp(2.75rem, 1.2rem + 7vw, 9rem)',
    footer: 'clamp(2.25rem, 0.95rem + 7.2vw, 8.75rem)',
    caseTitle: 'clamp(2.5rem, 1.1rem + 6vw, 7.5rem)',
    banner: 'clamp(2.5rem, 1.3rem + 4.9vw, 6.25rem)',
    title1: 'clamp(2.375rem, 1.5rem + 3.7vw, 5.5rem)',
    row: 'clamp(2.125rem, 1.3rem + 2.9vw, 4.75rem)',
    title2: 'clamp(1.875rem, 1.45rem + 1.8vw, 3.25rem)',
    title3: 'clamp(1.375rem, 1.22rem + 0.62vw, 1.75rem)',
    quote: 'clamp(1.375rem, 1.14rem + 1vw, 2.125rem)',
    lead: 'clamp(1.125rem, 1.05rem + 0.34vw, 1.375rem)',
    body: 'clamp(1rem, 0.97rem + 0.14vw, 1.0625rem)',
    small: '0.875rem',
  },
  space: {
    small: '0.5rem',
    medium: '1rem',
    large: '2rem',
    gutter: 'clamp(16px, 3.1vw, 24px)',
    margin: 'clamp(20px, 4.45vw, 88px)',
    section: 'clamp(44px, 1.45rem + 5.3vw, 112px)',
  },
  // Equals 62 characters of the text font (1ch is 0.665 em). In `ch`, the width would change when the font loads, and lines would rewrap.
  width: { page: '2000px', text: '41.2em' },
  radius: { picture: '2px', window: '12px', round: '999px' },
  layer: { header: '20', menu: '40', dialog: '60', cursor: '99' },
  time: { fast: '250ms', in: '600ms', slow: '1800ms', stagger: '200ms' },
  ease: { out: 'cubic-bezier(0.16, 0.84, 0.28, 1)', flow: 'cubic-bezier(0.45, 0.05, 0.2, 1)' },
  shadow: { device: '0 50px 90px -30px rgb(10 27 31 / 0.45)' },
});

const inReset = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
// `only` prevents automatic dark mode, which would change the colours of text but not of drawings behind it.
inReset('html', { colorScheme: 'only light', WebkitTextSizeAdjust: '100%' });
inReset('body', {
  margin: 0,
  background: tokens.surface.background,
  color: tokens.surface.text,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.body,
  lineHeight: 1.58,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
});
inReset('h1, h2, h3', {
  fontFamily: tokens.font.heading,
  fontWeight: 300,
  lineHeight: 1.02,
  letterSpacing: '-0.022em',
  // Widens the spaces between words, which are too narrow in Piazzolla.
  wordSpacing: '0.09em',
  textWrap: 'balance',
});
inReset('p', { maxInlineSize: tokens.width.text, textWrap: 'pretty' });
inReset('a', { color: 'inherit', textUnderlineOffset: '0.2em' });
inReset('img, svg, iframe', { maxInlineSize: '100%' });
inReset('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
inReset(':focus-visible', { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px', borderRadius: '2px' });
inReset('h1:focus', { outline: 'none' });
