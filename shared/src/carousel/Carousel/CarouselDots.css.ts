import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const dots = style(inShared({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: '""' }));
/** Dots that appear only without script, in carousels that otherwise show only arrows. */
export const withoutScript = style([
  dots,
  inShared({ display: 'none', '@media': { '(scripting: none)': { display: 'flex' } } }),
]);

/** A click target of 44 px around a dot of 9 px. */
export const dot = style(
  inShared({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    padding: 0,
    color: 'inherit',
    background: 'none',
    border: 0,
    cursor: 'pointer',
    textDecoration: 'none',
    '::before': {
      content: '""',
      boxSizing: 'border-box',
      inlineSize: '9px',
      blockSize: '9px',
      border: '1.5px solid currentColor',
      borderRadius: tokens.radius.round,
    },
    selectors: {
      '&[aria-current]::before': { background: tokens.color.buoy, borderColor: tokens.color.buoy, scale: '1.2' },
    },
    '@media': {
      // Removes the mark of the current dot, which nothing updates without script.
      '(scripting: none)': {
        selectors: { '&[aria-current]::before': { background: 'none', borderColor: 'currentcolor', scale: '1' } },
      },
      '(forced-colors: active)': { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
    },
  }),
);
