/** The colours that drawings are made of: those of the palette under the tokens' names, and the few that only drawings use. */
export const inks = {
  paper: '#eff1eb',
  deep: '#06171b',
  deep2: '#0b252a',
  foam: '#f1f5f0',
  ink: '#0a1b1f',
  /** The fairway, once in a composition. */
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
