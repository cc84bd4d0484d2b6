import { keyframes, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';

/** Sets the view transition name only while this strip is in the viewport. Otherwise the shell's orange line would start off screen. */
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
