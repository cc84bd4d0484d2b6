import {
  createDrawing,
  createEllipse,
  createJsonFile,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  inks,
  type Line,
  type Point,
  pens,
  type Shape,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

/** One version of a drawn stream with the steps of the work. It flows to the right on wide screens, and down beside the steps elsewhere. */
export interface StreamVersion extends Pick<Water, 'cell' | 'seed' | 'unrest'> {
  readonly length: number;
  readonly breadth: number;
  readonly flows: 'right' | 'down';
  /** Number of lines from bank to bank. */
  readonly lines: number;
  /** Positions of the steps along the stream. */
  readonly stations: readonly number[];
}

/** An obstacle. `passes` counts the stream lines between it and the upper bank (the left bank if the stream flows down). */
export interface WorkObstacle {
  readonly shape: Shape;
  readonly passes: number;
}

export interface WorkScene {
  readonly things: readonly WorkObstacle[];
  /**
   * Only for water that a wall divides: number of stream lines between the wall and the upper (or left) bank, at both ends.
   *  Without `wall`, lines are spread evenly.
   */
  readonly wall?: { readonly across: number; readonly begins: number; readonly ends: number };
  /** Place of the orange line: number of lines from the upper (or left) bank. */
  readonly fairway: number;
  /** Markup above the obstacles and below the orange line. */
  readonly over?: string;
  /**
   * Returns markup that is painted on top of the orange line. `placeAt` returns the point of the orange line at a position along the
   * stream; `lineAt` returns another line by its number.
   */
  readonly onFairway?: (placeAt: (along: number) => Point, lineAt: (count: number) => readonly Point[]) => string;
}

export interface WorkStreamParameters {
  readonly name: string;
  readonly wide: StreamVersion;
  readonly tall: StreamVersion;
}

/** Converts a position along and across the stream to a point of the drawing. */
export const createPlacer =
  ({ flows }: StreamVersion) =>
  (along: number, across: number): Point =>
    flows === 'right' ? [along, across] : [across, along];

/** Draws a stream with a work step at each station and the content of `sceneOf`, in both versions. */
export const drawWorkStream = <Parameters extends WorkStreamParameters>(
  composition: string,
  parameters: Parameters,
  sceneOf: (reach: StreamVersion, parameters: Parameters) => WorkScene,
): Drawing => createDrawing(composition, parameters, () => draw(parameters, sceneOf));

function draw<Parameters extends WorkStreamParameters>(
  parameters: Parameters,
  sceneOf: (reach: StreamVersion, parameters: Parameters) => WorkScene,
): DrawnFiles {
  const { name, wide, tall } = parameters;
  const [across, along] = [wide, tall].map((reach) => drawn(reach, sceneOf(reach, parameters)));
  if (!across || !along) throw new Error('A work has two views.');
  return {
    [`${name}.svg`]: createSvgFile(wide.length, wide.breadth, across.body),
    [`${name}-strip.svg`]: createSvgFile(tall.breadth, tall.length, along.body, 'none'),
    [`${name}.json`]: createJsonFile({
      width: wide.length,
      height: wide.breadth,
      stations: across.stations.map(([x, y]) => ({ x: part(x / wide.length), y: part(y / wide.breadth) })),
      // Only positions across the stream: the page itself places the steps of the upright version along the stream, by its rows.
      beside: along.stations.map(([x]) => part(x / tall.breadth)),
    }),
  };
}

function drawn(reach: StreamVersion, scene: WorkScene): { body: string; stations: Point[] } {
  const { flows, stations, length, breadth, lines: count } = reach;
  const unit = breadth / count;
  const stream = solveStream({
    ...reach,
    ...(flows === 'right' ? { width: length, height: breadth } : { width: breadth, height: length }),
    flows: createBoundary(reach, scene, unit),
    obstacles: scene.things.map(({ shape, passes }) => ({ shape, value: passes * unit, clearance: 3 })),
  });
  const shortest = 60;
  const all = traceStreamLines(stream, { step: unit, from: unit / 2, to: breadth, shortest });
  const through = (count: number): Line | undefined =>
    traceStreamLines(stream, { step: unit, from: count * unit, to: count * unit, shortest: length * 0.9 })[0];
  const fairway = through(scene.fairway);
  if (!fairway) throw new Error(`Nothing gets through at ${scene.fairway} lines. Choose another line for the fairway.`);
  const alongOf = ([x, y]: Point): number => (flows === 'right' ? x : y);
  const placeAt = (along: number): Point =>
    fairway.points.find((point) => alongOf(point) >= along) ?? createPlacer(reach)(along, breadth / 2);
  const others = all.filter(({ value, closed }) => closed || Math.abs(value - fairway.value) > unit / 4);
  const body = [
    linesOf(others, reach),
    createShapesMarkup(
      scene.things.map(({ shape }) => shape),
      { fill: inks.paper2, stroke: inks.ink, 'stroke-width': 1.2, 'stroke-opacity': 0.6, ...keepStrokeWidth(reach) },
    ),
    scene.over ?? '',
    createPathMarkup(formatLine(fairway.points, pens.paper.tolerance), { ...fairwayPen, ...keepStrokeWidth(reach) }),
    scene.onFairway?.(placeAt, (count) => through(count)?.points ?? []) ?? '',
  ].join('');
  return { body, stations: stations.map(placeAt) };
}

/** Keeps strokes equally thick in the version that flows down, because the page stretches it to the height of the steps. */
export const keepStrokeWidth = ({ flows }: StreamVersion): Readonly<Record<string, string>> =>
  flows === 'down' ? { 'vector-effect': 'non-scaling-stroke' } : {};

function linesOf(lines: readonly Line[], reach: StreamVersion): string {
  if (reach.flows === 'right') return createLinesMarkup(lines, pens.paper);
  const data = lines.map(({ points, closed }) => formatLine(points, 0.3, closed)).join('');
  return createPathMarkup(data, { stroke: inks.ink, 'stroke-width': 0.9, opacity: 0.42, ...keepStrokeWidth(reach) });
}

/**
 * Returns the boundary condition for `solveStream`. At the open ends, stream lines are spread evenly, separately on each side of a wall.
 */
function createBoundary(
  { length, breadth, lines, flows }: StreamVersion,
  { wall }: WorkScene,
  unit: number,
): Water['flows'] {
  if (!wall) return flows;
  const shared = (across: number, before: number): number =>
    across < wall.across
      ? (across / wall.across) * before
      : before + ((across - wall.across) / (breadth - wall.across)) * (lines - before);
  return (x, y) => {
    const [along, across] = flows === 'right' ? [x, y] : [y, x];
    const held = shared(across, along < length / 2 ? wall.begins : wall.ends) * unit;
    return Math.max(0, Math.min(breadth, held));
  };
}

/** Returns a rectangle with rounded corners. */
export function drawBlock([x, y]: Point, [width, height]: Point, radius: number): Shape {
  const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  return [
    ['M', [left + radius, top]],
    ['L', [right - radius, top]],
    ['Q', [right, top], [right, top + radius]],
    ['L', [right, bottom - radius]],
    ['Q', [right, bottom], [right - radius, bottom]],
    ['L', [left + radius, bottom]],
    ['Q', [left, bottom], [left, bottom - radius]],
    ['L', [left, top + radius]],
    ['Q', [left, top], [left + radius, top]],
    ['Z'],
  ];
}

/** Returns a bar as a shape. `along` has its start and end along the stream; `across` has them across the stream. */
export function drawBar(reach: StreamVersion, along: Point, across: Point, radius: number): Shape {
  const [[x, y], [toX, toY]] = [createPlacer(reach)(along[0], across[0]), createPlacer(reach)(along[1], across[1])];
  return drawBlock([(x + toX) / 2, (y + toY) / 2], [toX - x, toY - y], radius);
}

/** Returns a circle, although the page stretches the upright version: the stretch is too small to notice. */
export const drawDisc = (at: Point, radius: number): Shape => createEllipse(at, [radius, radius]);

const part = (value: number): number => Math.round(value * 10_000) / 10_000;
