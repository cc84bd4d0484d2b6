import { style } from '@vanilla-extract/css';
import { revealMargin } from '../../reveal/shouldAwaitReveal.ts';
import { inShared } from '../../theme/inLayer.ts';

/** On a screen, where motion is welcome and colours are the page's own: elsewhere the finished drawing stands. */
export const moving = 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
export const timelines = '(animation-timeline: view())';
export const timeline = '--porohy-passage';

/** The part that the visitor scrolls past. Its progress runs until its lower edge is where things are revealed. */
export const passage = style(
  inShared({
    position: 'relative',
    '@supports': { [timelines]: { viewTimelineName: timeline, viewTimelineInset: `0px ${revealMargin}px` } },
  }),
);
/** Its end, at its lower edge: it enters in the moment in which the way is over. */
export const end = style(
  inShared({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    inlineSize: 1,
    blockSize: 1,
    pointerEvents: 'none',
  }),
);
/**
 * It was below the fold when it was looked at, nobody was sent there, and its end was not in the window yet. Without script nothing waits; and what
 * was passed stays drawn, though a timeline runs backwards.
 */
export const open = `${passage}[data-reveal]:not([data-reveal=""], :target *):has(> ${end}[data-reveal="waiting"])`;
