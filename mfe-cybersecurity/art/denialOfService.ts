import {
  createDrawing,
  createLinesMarkup,
  createSeededRandom,
  createShapesMarkup,
  type Drawing,
  type DrawnFiles,
  formatLine,
  type Line,
  type Point,
  solveStream,
  traceOutline,
  traceStreamLines,
} from 'studio/art';
import { drawThreatPicture, threatObjectStyle, threatPens, threatPictureSize } from './threatPicture.ts';

/** Draws denial of service: a flood jams in a gap. One line in nine gets through, and the client's orange line stops before the gap. */
export const drawDenialOfService = (name: string): Drawing => createDrawing('denialOfService', { name }, draw);

const piers = [
  { data: 'M430 -40H520V150C520 176 500 182 476 178C448 172 430 150 430 120Z', value: 0 },
  { data: 'M430 440H520V250C520 224 500 218 476 222C448 228 430 250 430 280Z', value: threatPictureSize.height },
] as const;
const step = 6.4;
const oneIn = 9;
/** x in px of the end of the client's orange line, before the gap. */
const stops = 372;

function draw({ name }: { readonly name: string }): DrawnFiles {
  const shapes = piers.map(({ data }) => traceOutline(data));
  const stream = solveStream({
    ...threatPictureSize,
    cell: 1.25,
    obstacles: shapes.map((shape, index) => ({ shape, value: piers[index]?.value ?? 0 })),
    flows: (_, __, edge) => (edge === 'top' ? 0 : edge === 'bottom' ? threatPictureSize.height : undefined),
    seed: 2,
    unrest: { strength: 0.003, grain: 0.004 },
  });
  const lines = traceStreamLines(stream, { step, from: step / 2, to: threatPictureSize.height, shortest: 60 });
  const middle = lines.length >> 1;
  const client = upTo(lines[middle], stops);
  const random = createSeededRandom(3);
  const flood = lines.flatMap((line, index): Line[] => {
    if (index === middle) return [];
    const through = index % oneIn === oneIn >> 1;
    const jams = 468 - Math.abs(line.value - threatPictureSize.height / 2) * 0.12 - random() * 26;
    // Lines that get through are heavier: `createLinesMarkup` draws index 0 with the heavy pen.
    return [{ ...line, index: through ? 0 : 1, points: through ? line.points : upTo(line, jams) }];
  });
  return drawThreatPicture({
    name,
    body: [
      createLinesMarkup(flood, { ...threatPens, thin: [1, 0.5], heavy: [1.5, 0.8] }),
      createShapesMarkup(shapes, threatObjectStyle),
    ],
    fairway: formatLine(client, threatPens.tolerance),
    buoy: client.at(-1) ?? [stops, threatPictureSize.height / 2],
    labels: { service: { at: [560, 206], align: 'start' }, client: { at: [300, 186], align: 'middle' } },
  });
}

const upTo = (line: Line | undefined, x: number): Point[] => line?.points.filter(([at]) => at < x) ?? [];
