/** Height in pixels of the header in wide viewports. The services panel begins below it. */
export const headerHeight = 88;

/** Supports query for scroll timelines. The header is sticky only in browsers that have them. */
export const hasScrollTimelines = '(animation-timeline: scroll())';

/** Upper part of the header in pixels that scrolls out of the viewport before the header sticks. */
export const scrolledHeaderTop = { wide: 14, narrow: 8 } as const;

/** Matches if the page has a bar of its own and requests a slim frame (docs/attributes.md). */
export const slimFrameRoot = ':root:has(main [data-frame="slim"])';

/** Matches if the page's bar is sticky in narrow viewports (below 1024 px) too, and has a background (docs/attributes.md). */
export const stickyBarRoot = ':root:has(main [data-frame="slim"][data-sticky-bar="always"])';
/** Minimum viewport height at which the page's bar is sticky below 1024 px. In a lower viewport, the footer would push the bar out. */
export const stickyBarMedia = '(height >= 640px)';
export const slimHeaderHeight = 64;

/** Matches if the page ends with its own call to action, so that the footer is low (docs/attributes.md). */
export const pageWithCta = ':root:has(main [data-has-cta])';

/** Matches if the page's own call to action is on a drawn stream, which continues in the footer (docs/attributes.md). */
export const pageWithStreamCta = ':root:has(main [data-has-cta="stream"])';
/** Pixels from the inline end of the viewport to the middle of the stream's orange line. */
export const streamInset = 39;
/** Minimum viewport width at which the orange line continues in the footer, to the phone number. */
export const streamMedia = '(width >= 1400px)';

/** Matches an open popover. In browsers without popovers, `shared/native` sets `data-open`. */
export const openPopoverSelector = ':is(:popover-open, [data-open])';
