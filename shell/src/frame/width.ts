/** Where the header has space for its links, the phone and the panel (DESIGN: 1024). Below, there is the menu. */
export const onlyWide = '(width >= 1024px)';
export const onlyNarrow = '(width < 1024px)';
