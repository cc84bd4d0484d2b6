import {
  createDrawing,
  createLinesMarkup,
  createShapesMarkup,
  createStoneShape,
  type Drawing,
  type DrawnFiles,
  formatLine,
  solveStream,
  traceStreamLines,
} from 'studio/art';
import { drawThreatPicture, threatObjectStyle, threatPens, threatPictureSize } from './threatPicture.ts';

/** Draws the pillars of security: three stones. The orange line passes below the first, above the second, and below the third. */
export const drawThreePillars = (name: string): Drawing => createDrawing('threePillars', { name }, draw);

const step = 10;
const axis = threatPictureSize.height / 2;
/** Stones, alternately above and below the line, each large enough for its name. */
const pillars = [
  { key: 'technology', x: 132, y: 150, above: true },
  { key: 'rules', x: 360, y: 250, above: false },
  { key: 'people', x: 588, y: 150, above: true },
] as const;

function draw({ name }: { readonly name: string }): DrawnFiles {
  const shapes = pillars.map(({ x, y }, index) => createStoneShape({ x, y, width: 184, height: 100, seed: index + 5 }));
  const stream = solveStream({
    ...threatPictureSize,
    cell: 1.25,
    // The stream value of a stone differs by half a step from the orange line's, so no line runs between the two.
    obstacles: shapes.map((shape, index) => ({ shape, value: axis + (pillars[index]?.above ? -step / 2 : step / 2) })),
    flows: 'right',
    seed: 4,
    unrest: { strength: 0.003, grain: 0.004 },
  });
  const lines = traceStreamLines(stream, { step, from: 0, to: threatPictureSize.height, shortest: 60 });
  const ours = lines.filter(({ value }) => Math.abs(value - axis) < 0.01);
  const others = lines.filter((line) => !ours.includes(line));
  return drawThreatPicture({
    name,
    body: [
      createLinesMarkup(others, threatPens),
      createShapesMarkup(shapes, { ...threatObjectStyle, fill: '#f7f9f5' }),
    ],
    fairway: ours.map(({ points }) => formatLine(points, threatPens.tolerance)).join(''),
    labels: Object.fromEntries(pillars.map(({ key, x, y }) => [key, { at: [x, y + 7], align: 'middle' }] as const)),
  });
}
