import { keyframes, style } from '@vanilla-extract/css';
import { inPage } from 'shared/design';

/** Distance that a picture moves inside its crop while the page scrolls past it: ±4 %. */
const reach = 4;

const along = keyframes({ from: { translate: `0 ${-reach}%` }, to: { translate: `0 ${reach}%` } });

/**
 * A box whose picture travels a little while it passes through the window. The picture is larger than the box from the first,
 * so nothing shifts; where the browser cannot follow the scroll, or less motion is asked for, it is simply larger.
 */
export const travel = style(inPage({ position: 'relative', overflow: 'clip' }));
/** Part that moves: as much higher than the box as it travels. */
export const travelling = style(
  inPage({
    position: 'absolute',
    insetInline: 0,
    insetBlock: `${-reach * 1.1}%`,
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animationName: along,
            animationDuration: '1ms',
            animationTimingFunction: 'linear',
            animationFillMode: 'both',
            animationTimeline: 'view()',
          },
        },
      },
    },
  }),
);
