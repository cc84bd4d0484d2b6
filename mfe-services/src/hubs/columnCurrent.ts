/** Where a column's drawn current lies, in parts of the column's height. */
export const columnCurrent = { top: 0.19, height: 0.4 } as const;
