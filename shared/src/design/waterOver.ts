import { tokens } from '../theme/tokens.css.ts';

/** Lines of water over an edge of ink: how far up and on from it each lies, in pixels, and how much of the ink it has, in percent. */
const lines = [
  [7, 46],
  [14, 34],
  [22, 26],
  [31, 20],
  [41, 14],
  [52, 9],
] as const;
/** Distance from the edge to the last of them, in pixels. */
const farthest = lines[lines.length - 1]?.[0] ?? 0;
/** From the first column to the edge of the window. */
const outside = `max(${tokens.space.margin}, calc((100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;

/**
 * The river over an edge that a border draws, level or falling: the edge itself again, each time higher, further on and paler. Shadows of a box, which
 * cost a frame nothing. What stands before the first step `comesIn` from the edge of the window, and the last one `goesOut` to the other.
 */
export const waterOver = {
  shadow: lines
    .map(([off, percent]) => `${off}px -${off}px color-mix(in srgb, ${tokens.color.ink} ${percent}%, #0000)`)
    .join(', '),
  comesIn: {
    // Its upper lines begin further on, and are to come from the edge, too.
    insetInlineStart: `calc(-1 * ${outside} - ${farthest}px)`,
    insetBlockStart: 0,
    inlineSize: `calc(${outside} + ${farthest}px)`,
    blockSize: 0,
  },
  goesOut: { insetInlineEnd: `calc(-1 * ${outside})` },
} as const;
