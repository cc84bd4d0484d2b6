/** Where the header has space for its links, the phone and the panel (from 1024 pixels). Below, there is the menu. */
export const onlyWide = '(width >= 1024px)';
export const onlyNarrow = '(width < 1024px)';

/** How high it is there, in pixels: the panel begins below it. */
export const headerHeight = 88;
