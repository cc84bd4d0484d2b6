/** A point relative to a cover: x in parts of its width from the left, y in parts of its height from the top. */
type Place = readonly [x: number, y: number];

/** Distances of the flow lines ahead of the edge, in widths of the cover. */
const leads = [0.035, 0.075, 0.125, 0.185] as const;

/** Distance that the edge travels, in widths of the cover: from left of the cover, with all flow lines, to right of it. */
export const edgeTravel = 1.4;

const wave = (y: number, lead: number) =>
  // Lines further ahead are calmer, as flow lines are around a stone.
  (0.062 * Math.sin(y * 5.2 + 0.7) + 0.024 * Math.sin(y * 12.6 + 2.1)) * (1 - lead * 3) + 0.02 * Math.sin(y * 2.2);

/** Computes a point of the edge, or of a line ahead of it, at the start. */
const findEdge = (y: number, lead: number): Place => [lead + wave(y, lead) - 0.29, y];

/** Size of the pictures below. They start left of the cover and span `edgeTravel` of its width. */
const [width, height] = [1000 * edgeTravel, 1200];
const before = edgeTravel - 1;

const points = (steps: number, lead: number) =>
  Array.from({ length: steps + 1 }, (_, index) => findEdge(index / steps, lead))
    .map(([x, y]) => `${((x + before) * 1000).toFixed(0)} ${(y * height).toFixed(0)}`)
    .join('L');

function picture(attributes: string, body: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' preserveAspectRatio='none' ${attributes}>${body}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%2F', '/').replaceAll('%3D', '=')}")`;
}

/** Creates a mask of the part right of the edge, which the current has not reached. */
export const createDryMask = (): string => picture('', `<path d='M${width} 0L${points(24, 0)}L${width} ${height}z'/>`);

/** Creates a picture of the flow lines ahead of the edge. */
export function createEdgeLines(color: string): string {
  const lines = leads.map((lead, index) => {
    const [thickness, opacity] = [2.6 - index * 0.5, (0.95 - index * 0.22).toFixed(2)];
    return `<path d='M${points(16, lead)}' stroke-opacity='${opacity}' stroke-width='${thickness}'/>`;
  });
  return picture(`fill='none' stroke='${color}' stroke-linejoin='round'`, lines.join(''));
}
