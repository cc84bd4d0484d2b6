/** Height of a row with a name of one line, in pixels. */
export const rowHeight = 104;

/** Number of rows: all services under a hub except the current one. */
export const rows = 3;

/** Distances between the lines of a branch, at its start and at its row, and their places around the middle line, which comes first. */
const lines = { apart: 7, together: 2.5, places: [0, -2, -1, 1, 2] };
/** Distance between two branches at their start, in pixels. */
const branches = 42;
/** Place where a branch leaves the others, in percent of the way. */
const leaves = 46;

/** Measures how far below the middle of its row a branch starts. */
const computeFall = (row: number, rows: number): number => (rows - 1 - row) * (rowHeight - branches);

/** Measures the height of a branch's box, from the top of its row. */
export const computeBranchHeight = (row: number, rows: number): number => rowHeight + computeFall(row, rows);

/**
 * Lists the lines of a branch from the page's edge to the middle of its row, the middle line first. They are outlines for a box of 100 by
 * `computeBranchHeight()` beside the row. All branches start side by side, the lowest at the height of the last row.
 * @param row index of the row, from 0
 */
export function listBranchLines(row: number, rows: number): readonly string[] {
  const middle = rowHeight / 2;
  return lines.places.map((place) => {
    const [from, to] = [middle + computeFall(row, rows) + place * lines.apart, middle + place * lines.together];
    return `M0 ${from}H${leaves}C74 ${from} 70 ${to} 100 ${to}`;
  });
}

/** Creates a mask of the branch: the middle line opaque, the others half as strong. */
export function createBranchMask(row: number, rows: number): string {
  const [fairway, ...others] = listBranchLines(row, rows);
  const line = (d: string, width: number, opacity: number) =>
    `%3Cpath d='${d}' stroke-width='${width}' stroke-opacity='${opacity}' vector-effect='non-scaling-stroke'/%3E`;
  const body = line(fairway ?? '', 2, 1) + others.map((each) => line(each, 1, 0.5)).join('');
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 ${computeBranchHeight(row, rows)}' preserveAspectRatio='none' fill='none' stroke='%23000'%3E${body}%3C/svg%3E")`;
}
