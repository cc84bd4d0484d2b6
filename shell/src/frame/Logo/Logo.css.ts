import { style } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { tapTarget } from '../frame.css.ts';
import { slimFrameRoot } from '../width.ts';

export const logo = style([
  tapTarget,
  inShell({
    gap: '0.75rem',
    fontFamily: tokens.font.heading,
    fontSize: '1.5rem',
    fontWeight: 500,
    lineHeight: 1,
    letterSpacing: '-0.02em',
  }),
]);
export const sign = style(
  inShell({ inlineSize: 28, blockSize: 28, fill: 'none', stroke: 'currentColor', strokeWidth: 2.2 }),
);
export const fairway = style(inShell({ stroke: tokens.color.buoy, strokeWidth: 2.8 }));
/** Hides the name in a slim frame (its page shows its own name), and on phones without script, where the site map link needs space. */
export const name = style(
  inShell({
    selectors: { [`${slimFrameRoot} header &`]: { display: 'none' } },
    '@media': { '(scripting: none) and (width < 380px)': { selectors: { 'header &': { display: 'none' } } } },
  }),
);
