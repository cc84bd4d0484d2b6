import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css.ts';

const { color } = tokens;

/**
 * Browsers print no backgrounds by default, so text on dark sections is dark in print. If the visitor prints backgrounds, dark ones are
 * white. Screenshots keep their colours (`print-color-adjust`).
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
// First screens have no minimum height in print.
printed('[data-header-theme], [data-header-theme] > div', { minBlockSize: '0' });
// The glow's colours are no tokens: if the visitor prints backgrounds, dark text would be on a dark glow.
printed('[data-header-theme], [data-header-theme] > div::before', { background: 'none' });
printed('h1, h2, h3', { breakAfter: 'avoid' });
printed('li, figure, blockquote, tr, [data-carousel]', { breakInside: 'avoid' });
// Controls have no use in print: arrows of carousels are hidden, and closed content is open.
printed('[data-step]', { display: 'none' });
printed('::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
