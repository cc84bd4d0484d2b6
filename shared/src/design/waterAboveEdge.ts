import { tokens } from '../theme/tokens.css.ts';

/** Lines of water above an edge: offset in pixels (upwards and to the right), and opacity in percent. */
const lines = [
  [7, 46],
  [14, 34],
  [22, 26],
  [31, 20],
  [41, 14],
  [52, 9],
] as const;
const farthest = lines[lines.length - 1]?.[0] ?? 0;
/** Distance from the page's content to the viewport's left or right edge. */
const outside = `max(${tokens.space.margin}, calc((100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;

/**
 * Draws lines of water above the borders of steps: each line is a copy of the border, higher, further right and paler. The lines are box
 * shadows, which cost no frame time. `comesIn` and `goesOut` extend the lines to the viewport's edges.
 */
export const waterAboveEdge = {
  shadow: lines
    .map(([off, percent]) => `${off}px -${off}px color-mix(in srgb, ${tokens.color.ink} ${percent}%, #0000)`)
    .join(', '),
  comesIn: {
    // Starts the line left of the viewport, because its farthest copy is shifted right and must still reach the viewport's left edge.
    insetInlineStart: `calc(-1 * ${outside} - ${farthest}px)`,
    insetBlockStart: 0,
    inlineSize: `calc(${outside} + ${farthest}px)`,
    blockSize: 0,
  },
  goesOut: { insetInlineEnd: `calc(-1 * ${outside})` },
} as const;
