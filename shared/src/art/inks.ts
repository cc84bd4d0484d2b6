/** The colours that drawings are made of, under the names of the palette (tokens of the same names colour the page around). */
export const inks = {
  /** Lines of the stream on deep water. */
  foam: '#BFE6DC',
  /** Lines on chart paper. */
  ink: '#0A1B1F',
  /** The fairway, once in a composition. */
  buoy: '#FF5226',
  deep: '#06171B',
  stone: '#0A2A30',
  stoneEdge: '#7FA9A3',
  blue: '#3D7BFF',
  green: '#1FB57A',
  amber: '#F5AC1E',
  red: '#F0385F',
} as const;
