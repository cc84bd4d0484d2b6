import type { Pens } from './svgFile.ts';

/** Colours of drawings. Most equal the design tokens of the same names; a few exist only here. */
export const inks = {
  paper: '#eff1eb',
  deep: '#06171b',
  deep2: '#0b252a',
  foam: '#f1f5f0',
  ink: '#0a1b1f',
  /** Colour of the orange line (the fairway), which a drawing contains once. */
  buoy: '#ff5226',
  tide: '#8fd8cb',
  tideInk: '#0f6e66',
  blue: '#3d7bff',
  green: '#1fb57a',
  amber: '#f5ac1e',
  red: '#f0385f',
  /** Letters and stones on dark backgrounds. */
  stone: '#0a2a30',
  stoneEdge: '#7fa9a3',
  paper2: '#e2e7e0',
  /** Lines of a stream on dark backgrounds. */
  water: '#bfe6dc',
  chart: '#f7f9f5',
} as const;

/** Pens of the drawings. Widths are in units of the view box, which is about as wide as the screen for which a drawing is made. */
export const pens = {
  deep: { color: inks.water, thin: [0.8, 0.42], heavy: [1.4, 0.8], tolerance: 0.5 },
  deepPortrait: { color: inks.water, thin: [0.7, 0.42], heavy: [1.1, 0.8], tolerance: 0.3 },
  paper: { color: inks.ink, thin: [0.8, 0.34], heavy: [1.4, 0.62], tolerance: 0.5 },
  paperPortrait: { color: inks.ink, thin: [0.7, 0.34], heavy: [1.1, 0.62], tolerance: 0.3 },
} as const satisfies Readonly<Record<string, Pens>>;

/** Pen of the orange line in drawings without animation. */
export const fairwayPen = { stroke: inks.buoy, 'stroke-width': 2.4, 'stroke-linecap': 'round' } as const;
