/** Breakpoints of the design, as media queries for `@media`. */
export const widths = {
  /** Phones: one column, portrait drawings. */
  narrow: '(width < 768px)',
  /** Columns side by side, landscape drawings. */
  medium: '(width >= 768px)',
  /** Below the full navigation. */
  belowLarge: '(width < 1024px)',
  /** Sticky headings, four in a row, the cursor. */
  large: '(width >= 1024px)',
  /** The circle of the Work Method. */
  extraLarge: '(width >= 1280px)',
} as const;
