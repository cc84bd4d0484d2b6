import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css.ts';

const { color } = tokens;

/**
 * Token values for print. Browsers print no backgrounds by default, so text of dark sections becomes dark. Dark backgrounds become white,
 * for visitors who print backgrounds. Screenshots keep their colours (`print-color-adjust`).
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
// Removes the minimum height of first screens, which is about a screen's height.
printed('[data-header-theme], [data-header-theme] > div', { minBlockSize: '0' });
// Removes the glow of dark banners. If a visitor prints backgrounds, the glow would be as dark as the printed text.
printed('[data-header-theme], [data-header-theme] > div::before', { background: 'none' });
printed('h1, h2, h3', { breakAfter: 'avoid' });
printed('li, figure, blockquote, tr, [data-carousel]', { breakInside: 'avoid' });
// Hides the arrows of carousels, which do nothing on paper, and opens closed `details`.
printed('[data-step]', { display: 'none' });
printed('::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
