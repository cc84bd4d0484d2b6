/** Height in pixels of the header in wide windows; the panel begins below it. */
export const headerHeight = 88;

/** Supports query for scroll timelines: with them the header stays in the window. */
export const hasScrollTimelines = '(animation-timeline: scroll())';

/** Pixels of the header that scroll out of the window. */
export const headerTop = { wide: 14, narrow: 8 } as const;

/** Selector of the root if the page has a bar of its own and requests a slim frame (docs/contracts.md). */
export const slimFrameRoot = ':root:has(main [data-frame="slim"])';

/** Selector of the root if that bar is sticky below 1024 px, too, and has a background (docs/contracts.md). */
export const stickyBarRoot = ':root:has(main [data-frame="slim"][data-sticky-bar="always"])';
/** Minimum window height for the bar. In a lower window the footer would push it out. */
export const barFits = '(height >= 640px)';
/** Height in pixels of the header in a slim frame. */
export const slimHeaderHeight = 64;

/** Selector of the root if the page ends with a call to action of its own (docs/contracts.md): the footer is then low. */
export const pageWithCta = ':root:has(main [data-has-cta])';

/** Selector of the root if that call is on a stream that reaches the page's end (docs/contracts.md). */
export const pageWithStreamCta = ':root:has(main [data-has-cta="stream"])';
/** Pixels from the end of the window to the middle of the stream's fairway. */
export const streamInset = 39;
/** From this width on the stream can lead to the footer's phone. */
export const streamFits = '(width >= 1400px)';

/** Selector of the open panel: native, or opened by `shared/native` in engines without popovers. */
export const openPanel = ':is(:popover-open, [data-open])';
