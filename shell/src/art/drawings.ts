import { type Drawing, drawFlow, ellipse, type FlowDrawing, glyphShapes, stone } from 'shared/art';

/** The frame's drawings: the water of the footer, the number in the stream, the four currents under the services. */
const footer: FlowDrawing = {
  width: 1600,
  height: 900,
  step: 13,
  seed: 21,
  breath: 0.0028,
  scale: 0.0017,
  cell: 3,
  rounds: 1100,
  tolerance: 0.9,
  shortest: 60,
  stroke: '#bfe6dc',
  thin: [0.8, 0.42],
  heavy: [1.4, 0.8],
  fill: { color: '#0a272d', edge: '#7fa9a3' },
};
const footerStones = [
  { at: [1180, 330], radii: [190, 120], seed: 3, level: 360 },
  { at: [860, 520], radii: [80, 52], seed: 8, level: 505 },
  { at: [1420, 620], radii: [120, 70], seed: 5, level: 640 },
  { at: [560, 250], radii: [46, 30], seed: 6, level: 262 },
  { at: [300, 640], radii: [60, 40], seed: 9, level: 630 },
] as const;

const notFound: FlowDrawing = {
  width: 1600,
  height: 1100,
  step: 11,
  seed: 7,
  breath: 0.0026,
  scale: 0.0019,
  cell: 2.5,
  rounds: 1100,
  tolerance: 0.8,
  shortest: 60,
  stroke: '#0a1b1f',
  thin: [0.8, 0.34],
  heavy: [1.3, 0.62],
  fill: { color: '#0a1b1f' },
  fairway: '#ff5226',
};
const notFoundWord = { word: '404', width: 900, left: 350, baseline: 700, weight: 300, tracking: 0.01 };
const portrait: FlowDrawing = {
  ...notFound,
  width: 390,
  height: 500,
  step: 7,
  breath: 0.008,
  scale: 0.006,
  cell: 1,
  rounds: 700,
  tolerance: 0.45,
  shortest: 50,
  thin: [0.7, 0.34],
  heavy: [1.1, 0.62],
};
const portraitWord = { ...notFoundWord, width: 330, left: 30, baseline: 305 };
/** Each digit's level, raised and lowered against the middle of the word, in parts of the type size: what drives lines between them. */
const raises = [-0.1, 0.12, -0.1];
const clearance = { landscape: 8, portrait: 3 };

const menu: FlowDrawing = {
  width: 1440,
  height: 140,
  step: 7,
  seed: 12,
  breath: 0.006,
  scale: 0.0026,
  cell: 2,
  rounds: 600,
  tolerance: 0.6,
  shortest: 50,
  stroke: '#bfe6dc',
  thin: [0.8, 0.5],
  heavy: [1.5, 0.95],
  bands: ['#3d7bff', '#1fb57a', '#f5ac1e', '#f0385f'],
};
const menuIsland = { at: [880, 66], radii: [70, 22], level: 70.5 } as const;

async function drawNumber(
  drawing: FlowDrawing,
  { word, ...setting }: typeof notFoundWord,
  margin: number,
): Promise<string> {
  const { shapes, size } = await glyphShapes(word, setting);
  const middle = setting.baseline - (size * 0.478) / 2;
  return drawFlow(
    drawing,
    shapes.map((shape, index) => ({ ...shape, margin, level: middle + (raises[index % raises.length] ?? 0) * size })),
  );
}

export const drawings = [
  {
    file: 'footer.svg',
    input: { footer, footerStones },
    draw: async () => drawFlow(footer, footerStones.map(stone)),
  },
  {
    file: 'not-found.svg',
    input: { notFound, notFoundWord, raises, clearance },
    draw: () => drawNumber(notFound, notFoundWord, clearance.landscape),
  },
  {
    file: 'not-found-portrait.svg',
    input: { portrait, portraitWord, raises, clearance },
    draw: () => drawNumber(portrait, portraitWord, clearance.portrait),
  },
  {
    file: 'services-menu.svg',
    input: { menu, menuIsland },
    draw: async () => drawFlow(menu, [ellipse(menuIsland)]),
  },
] satisfies readonly Drawing[];
