import { style } from '@vanilla-extract/css';
import { revealMargin } from '../../reveal/shouldAwaitReveal.ts';
import { inShared } from '../../theme/inLayer.ts';

/** Drawing is animated only on screens without reduced motion and forced colours. Otherwise the finished drawing is visible. */
export const moving = 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
export const timelines = '(animation-timeline: view())';
export const timeline = '--porohy-passage';

/** An area whose scrolling draws its content. Progress ends when its lower edge is `revealMargin` inside the viewport. */
export const passage = style(
  inShared({
    position: 'relative',
    '@supports': { [timelines]: { viewTimelineName: timeline, viewTimelineInset: `0px ${revealMargin}px` } },
  }),
);
/** A marker at the passage's lower edge; the drawing is complete once it has been visible. */
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
 * A passage that is being drawn: it was below the fold at first, is not the target of a fragment link, and its end was not visible yet.
 * Only script sets `data-reveal`. A drawing stays complete when the visitor scrolls back, although a scroll timeline would reverse it.
 */
export const open = `${passage}[data-reveal]:not([data-reveal=""], :target *):has(> ${end}[data-reveal="waiting"])`;
