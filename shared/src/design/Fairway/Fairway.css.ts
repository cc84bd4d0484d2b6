import { keyframes, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';

/** Sets the view transition name only while the strip is in the viewport, so that no transition starts at an invisible place. */
const named = keyframes({ 'from, to': { viewTransitionName: 'fairway' } });

export const fairway = style(
  inShared({
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlockStart: '46%',
    blockSize: 48,
    translate: '0 -50%',
    pointerEvents: 'none',
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          '(prefers-reduced-motion: no-preference)': { animation: `${named} linear`, animationTimeline: 'view()' },
        },
      },
    },
  }),
);
