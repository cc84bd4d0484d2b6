export const breakpoints = {
  /** Phones: one column, portrait drawings. */
  narrow: '(width < 768px)',
  /** Several columns, landscape drawings. */
  medium: '(width >= 768px)',
  /** Too narrow for the full navigation. */
  belowLarge: '(width < 1024px)',
  /** Sticky headings, four cards in a row, the cursor bubble. */
  large: '(width >= 1024px)',
  /** The widest layouts, such as the circle of the Work Method section. */
  extraLarge: '(width >= 1280px)',
} as const;
