/** Height of a row with a name of one line, in px. */
export const siblingRowHeight = 104;

/** Number of rows: all services under a hub except the current one. */
export const siblingRowCount = 3;

/** Five lines of a branch, middle line first: `apart` px from each other at the start, `together` px at the branch's row. */
const lines = { apart: 7, together: 2.5, places: [0, -2, -1, 1, 2] };
/** Distance between two branches at their start, in px. */
const branches = 42;
/** x at which a branch turns away from the others towards its row, in percent of the width of its box. */
const leaves = 46;

/** Computes how far (px) below the middle of its row a branch starts. All branches start near the last row. */
const computeFall = (row: number, rows: number): number => (rows - 1 - row) * (siblingRowHeight - branches);

/** Computes the height of a branch's box in px: from the top of its row to the height at which the branch starts. */
export const computeBranchHeight = (row: number, rows: number): number => siblingRowHeight + computeFall(row, rows);

/**
 * Returns the path data of a branch's five lines, middle line first. They lead from the window's edge to the middle of the row.
 *  Coordinates: x from 0 to 100, y in px up to `computeBranchHeight()`.
 * @param row index of the row, from 0
 */
export function listBranchLines(row: number, rows: number): readonly string[] {
  const middle = siblingRowHeight / 2;
  return lines.places.map((place) => {
    const [from, to] = [middle + computeFall(row, rows) + place * lines.apart, middle + place * lines.together];
    return `M0 ${from}H${leaves}C74 ${from} 70 ${to} 100 ${to}`;
  });
}

/** Creates a CSS mask of a branch: the middle line opaque, all others at half opacity. */
export function createBranchMask(row: number, rows: number): string {
  const [fairway, ...others] = listBranchLines(row, rows);
  const line = (d: string, width: number, opacity: number) =>
    `%3Cpath d='${d}' stroke-width='${width}' stroke-opacity='${opacity}' vector-effect='non-scaling-stroke'/%3E`;
  const body = line(fairway ?? '', 2, 1) + others.map((each) => line(each, 1, 0.5)).join('');
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 ${computeBranchHeight(row, rows)}' preserveAspectRatio='none' fill='none' stroke='%23000'%3E${body}%3C/svg%3E")`;
}
