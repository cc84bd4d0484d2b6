import { style } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { cursorName } from '../PageTransition/PageTransition.css.ts';

/**
 * An orange disc of 10, 80 or 64 px near the native cursor (SPEC §9). The two larger discs are below and to the right of the pointer, about
 * 28 px away, so that they do not hide the target.
 */
export const bubble = style(
  inShell({
    position: 'fixed',
    inset: '0 auto auto 0',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    zIndex: tokens.layer.cursor,
    viewTransitionName: cursorName,
    display: 'grid',
    gridAutoFlow: 'column',
    placeItems: 'center',
    placeContent: 'center',
    gap: 10,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: '50%',
    background: tokens.color.buoy,
    color: tokens.color.onBuoy,
    pointerEvents: 'none',
    opacity: 0,
    translate: '-50% -50%',
    transition: `inline-size ${tokens.time.fast} ${tokens.ease.out}, block-size ${tokens.time.fast} ${tokens.ease.out}, translate ${tokens.time.fast} ${tokens.ease.out}, opacity ${tokens.time.fast}`,
    selectors: {
      '&[data-moved="true"]': { opacity: 1 },
      // Turns the disc into a ring over text, so that the letters inside it stay visible.
      '&[data-over-text][data-cursor="default"]': {
        background: 'none',
        boxShadow: `inset 0 0 0 1.5px ${tokens.color.buoy}`,
      },
      '&[data-cursor="project"]': { inlineSize: 80, blockSize: 80, translate: '8px 8px' },
      '&[data-cursor="contact"]': { inlineSize: 64, blockSize: 64, translate: '10px 10px' },
    },
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);
export const back = style(inShell({ display: 'inline-flex', rotate: '180deg' }));
