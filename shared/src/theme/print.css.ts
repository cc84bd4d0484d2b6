import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css.ts';

const { color } = tokens;

/**
 * A printed sheet has no ground: browsers print none. What stands in deep water is ink there, in tones for paper, and whoever prints grounds all
 * the same gets white ones or paper's. A picture of a screen keeps its own (`print-color-adjust`).
 */
const onSheet = {
  [color.deep]: '#fff',
  [color.deep2]: '#fff',
  [color.deep3]: '#fff',
  [color.stone]: '#fff',
  [color.foam]: '#0a1b1f',
  [color.foam2]: '#46585b',
  [color.foam3]: '#56686c',
  [color.lineOnDark]: 'rgb(10 27 31 / 0.16)',
  [color.tide]: '#0f6e66',
  [color.blueText]: '#1f55d6',
  [color.green]: '#0b7048',
  [color.amber]: '#8a5600',
  [color.redText]: '#bd1740',
};

const printed = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@media': { print: rule } });

printed(':root', { vars: onSheet });
// A first screen is as high as its words.
printed('[data-header-theme], [data-header-theme] > div', { minBlockSize: '0' });
// Its glow is no ground of a token's: whoever prints grounds would have dark words on it.
printed('[data-header-theme], [data-header-theme] > div::before', { background: 'none' });
printed('h1, h2, h3', { breakAfter: 'avoid' });
printed('li, figure, blockquote, tr, [data-carousel]', { breakInside: 'avoid' });
// What is pressed on a screen: the way on in a carousel, what is shown on demand.
printed('[data-step]', { display: 'none' });
printed('::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
