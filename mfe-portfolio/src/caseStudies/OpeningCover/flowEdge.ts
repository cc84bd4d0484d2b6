/** A point: x in widths of the cover from its left edge, y in heights of the cover from its top. */
type Place = readonly [x: number, y: number];

/** Distances between the wavy edge and each flow line ahead of it, in widths of the cover. */
const leads = [0.035, 0.075, 0.125, 0.185] as const;

/** Distance in widths of the cover that the edge moves: from left of the cover, where all flow lines are outside it, to its right side. */
export const edgeTravel = 1.4;

const wave = (y: number, lead: number) =>
  // Flattens the waves of a line the more, the further it is ahead of the edge (`lead`).
  (0.062 * Math.sin(y * 5.2 + 0.7) + 0.024 * Math.sin(y * 12.6 + 2.1)) * (1 - lead * 3) + 0.02 * Math.sin(y * 2.2);

/** Computes a point of the wavy edge at its start, or of the flow line that runs `lead` ahead of the edge. */
const findEdge = (y: number, lead: number): Place => [lead + wave(y, lead) - 0.29, y];

/** View box of the mask and of the lines' picture. Both are `edgeTravel` times as wide as the cover and end at its right edge. */
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

/** Creates a mask that shows the cover's device only right of the wavy edge. */
export const createDryMask = (): string => picture('', `<path d='M${width} 0L${points(24, 0)}L${width} ${height}z'/>`);

export function createEdgeLines(color: string): string {
  const lines = leads.map((lead, index) => {
    const [thickness, opacity] = [2.6 - index * 0.5, (0.95 - index * 0.22).toFixed(2)];
    return `<path d='M${points(16, lead)}' stroke-opacity='${opacity}' stroke-width='${thickness}'/>`;
  });
  return picture(`fill='none' stroke='${color}' stroke-linejoin='round'`, lines.join(''));
}
