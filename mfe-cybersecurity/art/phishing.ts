import {
  createDrawing,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  interpolateValue,
  type Line,
  type Point,
  type Stream,
  solveStream,
  traceOutline,
  traceStreamLines,
} from 'studio/art';
import { drawThreatPicture, threatObjectStyle, threatPens, threatPictureSize } from './threatPicture.ts';

/**
 * Draws phishing: a dotted line leads past a headland to the true site. The orange line turns into the cove behind the headland and ends in
 * a spiral.
 */
export const drawPhishing = (name: string): Drawing => createDrawing('phishing', { name }, draw);

const headland =
  'M760 150C600 150 470 128 372 150C322 162 300 184 318 204C350 238 430 236 520 232C600 230 650 236 668 262C690 300 668 356 610 372C540 390 430 380 350 396L330 420H760V150Z';
/** Stream-function value along the headland. The upper bank has 0, so this much water flows between the two. */
const passing = 210;
/** y in px below which the water has no current. */
const stillFrom = 300;
/** Distance of the upper bank above the drawing's edge, in px. */
const outside = 6;
const step = 8.4;
/** x of the label "fake" on the headland, where no line runs. A thin line leads from the label down to the end of the orange line. */
const fakeAt = 194;

function draw({ name }: { readonly name: string }): DrawnFiles {
  const shape = traceOutline(headland);
  const stream = solveStream({
    ...threatPictureSize,
    cell: 1.5,
    obstacles: [{ shape, value: passing }],
    flows: (_, y, edge) => {
      if (edge === 'top') return 0;
      if (edge === 'bottom') return passing;
      return edge === 'left'
        ? Math.max(0, Math.min(passing, ((y + outside) / (stillFrom + outside)) * passing))
        : undefined;
    },
    turns: (x, y) => (x > 400 && y > 226 ? -0.03 : 0),
    seed: 6,
    unrest: { strength: 0.0016, grain: 0.004 },
  });
  const lines = traceStreamLines(stream, { step, from: step / 2, to: 2 * passing, shortest: 60 });
  // The third line above the headland is dotted and leads to the true site.
  const trueWay = lines.filter(({ closed, length }) => !closed && length > threatPictureSize.width * 0.9).at(-3);
  if (!trueWay) throw new Error('No line passes the headland.');
  const spiral = spiralOf(stream);
  const end = spiral.at(-1) ?? [0, 0];
  const mouth: Point[] = [[-12, 336], ...approach(spiral[0] ?? [0, 0])];
  return drawThreatPicture({
    name,
    body: [
      createLinesMarkup(
        lines.filter((line) => line !== trueWay && !meets(line, mouth)),
        threatPens,
      ),
      createShapesMarkup([shape], threatObjectStyle),
      createPathMarkup(formatLine(trueWay.points, threatPens.tolerance), {
        stroke: inks.ink,
        'stroke-width': 1.8,
        'stroke-dasharray': '2 8',
        'stroke-linecap': 'round',
      }),
      createPathMarkup(`M${end[0]} ${fakeAt + 14}V${end[1]}`, { stroke: inks.ink, 'stroke-width': 1.2 }),
    ],
    fairway: formatLine([...mouth, ...spiral], 0.3),
    buoy: end,
    labels: { real: { at: [700, 106], align: 'end' }, fake: { at: [end[0], fakeAt], align: 'middle' } },
  });
}

/** Tells whether a line would cross the orange line at the entrance of the cove. The drawing leaves such lines out. */
const meets = ({ closed, points }: Line, [[, level] = [0, 0]]: readonly Point[]): boolean =>
  !closed && points.some(([x, y]) => x < 330 && y > level - 12);

/** Returns a curve that ends horizontally at the start of the spiral. */
const approach = ([x, y]: Point): Point[] =>
  Array.from({ length: 40 }, (_, index): Point => {
    const t = (index + 1) / 41;
    return [-12 + (x + 12) * t, 336 + (y - 336) * t * t * (3 - 2 * t)];
  });

const turns = 2.4;
const entry = Math.PI / 2;

/** Returns the orange spiral from the eddy's rim to its centre: at each angle, the point with the wanted stream value. */
function spiralOf(stream: Stream): Point[] {
  const eye = eyeOf(stream);
  const rim = passing + (eye.value - passing) * 0.12;
  const count = 150;
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const part = index / count;
    const wanted = rim + (eye.value - rim) * (1 - (1 - part) ** 1.6);
    const angle = entry - part * turns * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let reach = 0;
    while (reach < 200 && interpolateValue(stream, eye.x + dx * reach, eye.y + dy * reach) > wanted) reach += 0.5;
    return [eye.x + dx * reach, eye.y + dy * reach];
  });
}

/** Finds the centre of the eddy: the highest stream value in the cove. */
function eyeOf(stream: Stream): { x: number; y: number; value: number } {
  let eye = { x: 0, y: 0, value: 0 };
  for (let x = 400; x < 660; x += 2) {
    for (let y = 240; y < 380; y += 2) {
      const value = interpolateValue(stream, x, y);
      if (value > eye.value) eye = { x, y, value };
    }
  }
  return eye;
}
