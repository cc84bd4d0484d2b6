/** Height of a row that holds a name of one line, in pixels. */
export const rowHeight = 104;

/** Number of the rows: all services under a hub but the one that is read. */
export const rows = 3;

/** Of the lines of a branch: how far they are apart where it comes from, and at its row; their places beside the middle one, which comes first. */
const lines = { apart: 7, together: 2.5, places: [0, -2, -1, 1, 2] };
/** Distance between the branches where they come from, in pixels. */
const branches = 42;
/** Place where a branch leaves the others, in hundredths of the way. */
const leaves = 46;

/** Measures how much lower than the middle of its row a branch begins. */
const computeFall = (row: number, rows: number): number => (rows - 1 - row) * (rowHeight - branches);

/** Measures the height of a branch's box, from the upper edge of its row. */
export const computeBranchHeight = (row: number, rows: number): number => rowHeight + computeFall(row, rows);

/**
 * The lines of a branch from the edge of the page to the middle of its row, the middle one first: outlines for a box of 100 by `boxHeight` beside the
 * row. All branches come side by side, the lowest at the height of the last row.
 * @param row its place among the rows, from 0
 */
export function listBranchLines(row: number, rows: number): readonly string[] {
  const middle = rowHeight / 2;
  return lines.places.map((place) => {
    const [from, to] = [middle + computeFall(row, rows) + place * lines.apart, middle + place * lines.together];
    return `M0 ${from}H${leaves}C74 ${from} 70 ${to} 100 ${to}`;
  });
}

/** A mask of the branch: the middle line strong, the others half as much. */
export function createBranchMask(row: number, rows: number): string {
  const [fairway, ...others] = listBranchLines(row, rows);
  const line = (d: string, width: number, opacity: number) =>
    `%3Cpath d='${d}' stroke-width='${width}' stroke-opacity='${opacity}' vector-effect='non-scaling-stroke'/%3E`;
  const body = line(fairway ?? '', 2, 1) + others.map((each) => line(each, 1, 0.5)).join('');
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 ${computeBranchHeight(row, rows)}' preserveAspectRatio='none' fill='none' stroke='%23000'%3E${body}%3C/svg%3E")`;
}
