import { tokens } from '../theme/tokens.css.ts';

/** Lines above an edge: offset upwards and to the right in pixels, and opacity in percent. */
const lines = [
  [7, 46],
  [14, 34],
  [22, 26],
  [31, 20],
  [41, 14],
  [52, 9],
] as const;
/** Offset of the farthest line, in pixels. */
const farthest = lines[lines.length - 1]?.[0] ?? 0;
/** Distance from the first column to the viewport's edge. */
const outside = `max(${tokens.space.margin}, calc((100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;

/**
 * Draws lines of water above a border, horizontal or descending: copies of the border, each higher, further right and paler. They are box
 * shadows, which cost no frame time. `comesIn` and `goesOut` extend the first and last step to the viewport's edges.
 */
export const waterAboveEdge = {
  shadow: lines
    .map(([off, percent]) => `${off}px -${off}px color-mix(in srgb, ${tokens.color.ink} ${percent}%, #0000)`)
    .join(', '),
  comesIn: {
    // The farther lines are shifted right, so the element begins further left for them to reach the viewport's edge.
    insetInlineStart: `calc(-1 * ${outside} - ${farthest}px)`,
    insetBlockStart: 0,
    inlineSize: `calc(${outside} + ${farthest}px)`,
    blockSize: 0,
  },
  goesOut: { insetInlineEnd: `calc(-1 * ${outside})` },
} as const;
