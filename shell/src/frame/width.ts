/** The header's height in wide windows, in pixels: the panel begins below it. */
export const headerHeight = 88;

/** Where an engine ties styles to scrolling, the header stays in the window. */
export const staysInWindow = '(animation-timeline: scroll())';

/** How much of the header lies above the window once it stays there, in pixels: the bar is lower than it is at the top of a page. */
export const above = { wide: 14, narrow: 8 } as const;

/** The root of a page that brings a bar of its own and asks for a slim frame (docs/contracts.md), as a selector. */
export const slim = ':root:has(main [data-frame="slim"])';

/** The root where that bar stays in the window below 1024 px, too, and has a ground of its own (docs/contracts.md), as a selector. */
export const barStays = ':root:has(main [data-frame="slim"][data-bar="stays"])';
/** Where it does so: in a lower window the page's foot would push it out at the end, and nothing would lie under the header. */
export const roomForBar = '(height >= 640px)';
/** How high the header of a slim frame is, in pixels, at every width. */
export const slimHeight = 64;

/** The root of a page that ends with a call of its own (docs/contracts.md), as a selector: the footer is then low. */
export const called = ':root:has(main [data-call])';

/** The root of a page whose call stands on a stream that comes down to the page's end (docs/contracts.md), as a selector. */
export const streams = ':root:has(main [data-call="stream"])';
/** How far from the window's end the middle of its fairway comes down, in pixels. */
export const streamInset = 39;
/** Where the foot's phone stands beside its words in both languages, and the stream can lead to it. */
export const streamsOn = '(width >= 1400px)';

/** The open panel, as a selector: the browser's own, or `shared/native`'s where an engine has no popovers. */
export const panelOpen = ':is(:popover-open, [data-open])';
