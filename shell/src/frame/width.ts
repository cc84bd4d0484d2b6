/** The header's height in wide windows, in pixels: the panel begins below it. */
export const headerHeight = 88;

/** Feature query: in engines that tie styles to scrolling the header stays in the window. */
export const hasScrollTimelines = '(animation-timeline: scroll())';

/** Height of the part of the header that scrolls out of the window, in pixels. The bar is lower then than at the top of a page. */
export const headerTop = { wide: 14, narrow: 8 } as const;

/** The root of a page that brings a bar of its own and asks for a slim frame (docs/contracts.md), as a selector. */
export const slimFrameRoot = ':root:has(main [data-frame="slim"])';

/** The root where that bar stays in the window below 1024 px, too, and has a ground of its own (docs/contracts.md), as a selector. */
export const stickyBarRoot = ':root:has(main [data-frame="slim"][data-bar="stays"])';
/** Height that the window needs for it. In a lower one the footer would push the bar out, and nothing would lie under the header. */
export const barFits = '(height >= 640px)';
/** Height of the header of a slim frame at every width, in pixels. */
export const slimHeaderHeight = 64;

/** The root of a page that ends with a call of its own (docs/contracts.md), as a selector: the footer is then low. */
export const pageWithCta = ':root:has(main [data-call])';

/** The root of a page whose call stands on a stream that comes down to the page's end (docs/contracts.md), as a selector. */
export const pageWithStreamCta = ':root:has(main [data-call="stream"])';
/** Distance from the window's end to the middle of its fairway, in pixels. */
export const streamInset = 39;
/** From this width on the footer's phone is beside its words in both languages, and the stream can lead to it. */
export const streamFits = '(width >= 1400px)';

/** The open panel, as a selector: the browser's own, or `shared/native`'s where an engine has no popovers. */
export const openPanel = ':is(:popover-open, [data-open])';
