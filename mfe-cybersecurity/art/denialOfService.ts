import {
  type Drawing,
  type DrawnFiles,
  drawing,
  type Line,
  lineData,
  linesMarkup,
  outline,
  type Point,
  seededRandom,
  shapesMarkup,
  solveStream,
  streamLines,
} from 'studio/art';
import { ground, pens, size, threatPicture } from './threatPicture.ts';

/** Draws denial of service: a flood jams in a gap. One line in nine gets through, and the client's orange line stops before the gap. */
export const denialOfService = (name: string): Drawing => drawing('denialOfService', { name }, draw);

const piers = [
  { data: 'M430 -40H520V150C520 176 500 182 476 178C448 172 430 150 430 120Z', value: 0 },
  { data: 'M430 440H520V250C520 224 500 218 476 222C448 228 430 250 430 280Z', value: size.height },
] as const;
const step = 6.4;
const oneIn = 9;
/** x at which the client's line stops, in px. */
const stops = 372;

function draw({ name }: { readonly name: string }): DrawnFiles {
  const shapes = piers.map(({ data }) => outline(data));
  const stream = solveStream({
    ...size,
    cell: 1.25,
    obstacles: shapes.map((shape, index) => ({ shape, value: piers[index]?.value ?? 0 })),
    flows: (_, __, edge) => (edge === 'top' ? 0 : edge === 'bottom' ? size.height : undefined),
    seed: 2,
    unrest: { strength: 0.003, grain: 0.004 },
  });
  const lines = streamLines(stream, { step, from: step / 2, to: size.height, shortest: 60 });
  const middle = lines.length >> 1;
  const client = upTo(lines[middle], stops);
  const random = seededRandom(3);
  const flood = lines.flatMap((line, index): Line[] => {
    if (index === middle) return [];
    const through = index % oneIn === oneIn >> 1;
    const jams = 468 - Math.abs(line.value - size.height / 2) * 0.12 - random() * 26;
    // Lines that get through are heavier: `linesMarkup` draws index 0 with the heavy pen.
    return [{ ...line, index: through ? 0 : 1, points: through ? line.points : upTo(line, jams) }];
  });
  return threatPicture({
    name,
    body: [linesMarkup(flood, { ...pens, thin: [1, 0.5], heavy: [1.5, 0.8] }), shapesMarkup(shapes, ground)],
    fairway: lineData(client, pens.tolerance),
    buoy: client.at(-1) ?? [stops, size.height / 2],
    labels: { service: { at: [560, 206], align: 'start' }, client: { at: [300, 186], align: 'middle' } },
  });
}

const upTo = (line: Line | undefined, x: number): Point[] => line?.points.filter(([at]) => at < x) ?? [];
