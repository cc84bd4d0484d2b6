import { keyframes, style } from '@vanilla-extract/css';
import { inPage } from 'shared/design';

/** Distance that a picture moves in its box while the page scrolls: 4 % of the box up, 4 % down. */
const reach = 4;

const along = keyframes({ from: { translate: `0 ${-reach}%` }, to: { translate: `0 ${reach}%` } });

/**
 * A box whose picture moves slightly while the box scrolls through the viewport. The picture is always higher than the box, so no edge
 * appears. Without scroll-driven animation, or with reduced motion, the picture stands still.
 */
export const travel = style(inPage({ position: 'relative', overflow: 'clip' }));
/** The moving picture, higher than its box by the distance that it moves. */
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
