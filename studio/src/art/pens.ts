import { inks } from './inks.ts';
import type { Pens } from './svgFile.ts';

/** The pens of the compositions. Widths are those of the view box, which is about as wide as the screen it is made for. */
export const pens = {
  deep: { color: inks.water, thin: [0.8, 0.42], heavy: [1.4, 0.8], tolerance: 0.5 },
  deepPortrait: { color: inks.water, thin: [0.7, 0.42], heavy: [1.1, 0.8], tolerance: 0.3 },
  paper: { color: inks.ink, thin: [0.8, 0.34], heavy: [1.4, 0.62], tolerance: 0.5 },
  paperPortrait: { color: inks.ink, thin: [0.7, 0.34], heavy: [1.1, 0.62], tolerance: 0.3 },
} as const satisfies Readonly<Record<string, Pens>>;

/** The fairway, as it is drawn where nothing moves it. */
export const fairwayPen = { stroke: inks.buoy, 'stroke-width': 2.4, 'stroke-linecap': 'round' } as const;
