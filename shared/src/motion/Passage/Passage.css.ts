import { style } from '@vanilla-extract/css';
import { revealMargin } from '../../reveal/shouldAwaitReveal.ts';
import { inShared } from '../../theme/inLayer.ts';

/** Drawing is animated only on screens without reduced motion and forced colours. Otherwise the finished drawing is visible. */
export const moving = 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
export const timelines = '(animation-timeline: view())';
export const timeline = '--porohy-passage';

/** An area whose drawing follows the scroll. It is complete once the area's lower edge is `revealMargin` px above the viewport's. */
export const passage = style(
  inShared({
    position: 'relative',
    '@supports': { [timelines]: { viewTimelineName: timeline, viewTimelineInset: `0px ${revealMargin}px` } },
  }),
);
/** A marker at the passage's lower edge. Once the marker has been visible, the drawing stays complete. */
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
 * Selects a passage that is still being drawn: below the fold at first, not the target of a fragment link, and its end not yet visible. A
 * finished passage does not match, because scrolling back would undraw it. Only script sets `data-reveal`.
 */
export const open = `${passage}[data-reveal]:not([data-reveal=""], :target *):has(> ${end}[data-reveal="waiting"])`;
