import type { Pens } from './svgFile.ts';

/** The colours of drawings: those of the design tokens under the same names, and a few that only drawings use. */
export const inks = {
  paper: '#eff1eb',
  deep: '#06171b',
  deep2: '#0b252a',
  foam: '#f1f5f0',
  ink: '#0a1b1f',
  /** Colour of the fairway, used once in a composition. */
  buoy: '#ff5226',
  tide: '#8fd8cb',
  tideInk: '#0f6e66',
  blue: '#3d7bff',
  green: '#1fb57a',
  amber: '#f5ac1e',
  red: '#f0385f',
  /** Letters and stones in dark water. */
  stone: '#0a2a30',
  stoneEdge: '#7fa9a3',
  /** Land on a chart. */
  paper2: '#e2e7e0',
  /** Lines of the stream on deep water. */
  water: '#bfe6dc',
  /** The water of a chart. */
  chart: '#f7f9f5',
} as const;

/** Pens of the compositions. Widths are in units of the view box, which is about as wide as the target screen. */
export const pens = {
  deep: { color: inks.water, thin: [0.8, 0.42], heavy: [1.4, 0.8], tolerance: 0.5 },
  deepPortrait: { color: inks.water, thin: [0.7, 0.42], heavy: [1.1, 0.8], tolerance: 0.3 },
  paper: { color: inks.ink, thin: [0.8, 0.34], heavy: [1.4, 0.62], tolerance: 0.5 },
  paperPortrait: { color: inks.ink, thin: [0.7, 0.34], heavy: [1.1, 0.62], tolerance: 0.3 },
} as const satisfies Readonly<Record<string, Pens>>;

/** Pen of a fairway without animation. */
export const fairwayPen = { stroke: inks.buoy, 'stroke-width': 2.4, 'stroke-linecap': 'round' } as const;
