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

/**
 * The river over an edge that a border draws, level or falling: the edge itself again, each time higher, further on and paler. Shadows of a box, which
 * cost a frame nothing. `farthest` is how far, in pixels, the last line lies from the edge; `outside` leads from the first column to the edge of the
 * window, where the river comes in.
 */
export const waterOver = {
  shadow: lines
    .map(([off, percent]) => `${off}px -${off}px color-mix(in srgb, ${tokens.color.ink} ${percent}%, #0000)`)
    .join(', '),
  farthest: 52,
  outside: `max(${tokens.space.margin}, calc((100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`,
} as const;
