/** Where a column's drawn current lies, in parts of the column's height. */
export const columnCurrent = { top: 0.22, height: 0.44 } as const;
