import { createPathMarkup, createShapesMarkup, formatLine, inks, type Point, type Shape } from 'studio/art';
import { paperInks } from './paperInks.ts';
import {
  createPlacer,
  drawWorkStream,
  keepStrokeWidth,
  type StreamVersion,
  type WorkScene,
  type WorkStreamParameters,
} from './workStream.ts';

/** An island, with centre and size along and across the stream. `passes`: lines between the upper (or left) bank and the island. */
export interface QueueIsland {
  readonly at: Point;
  readonly size: Point;
  readonly passes: number;
}

export interface QueueReach extends StreamVersion {
  /** An island between every two steps. The orange line passes one side of it; a branch with one job passes the other side. */
  readonly islands: readonly QueueIsland[];
  /** Start and end of each branch, along the stream. */
  readonly branches: readonly Point[];
  /** Positions along the orange line of the jobs that wait. */
  readonly waiting: readonly number[];
  /** Positions along the orange line of the jobs that are done. */
  readonly done: readonly number[];
  /** Radius of a job's dot, in px. */
  readonly job: number;
  /** Radius of the dot of a job in progress, in px. */
  readonly inWork: number;
  /** The gate of a branch: distance between its two posts, and length of a post, in px. */
  readonly gate: Point;
  readonly fairway: number;
}

export interface QueueParameters extends WorkStreamParameters {
  readonly wide: QueueReach;
  readonly tall: QueueReach;
}

/**
 * Draws the work on Laravel: jobs (dots) queue on the orange line. One at a time takes a branch around an island, and returns through the
 * branch's gate.
 */
export const drawQueue = (parameters: QueueParameters) => drawWorkStream('queue', parameters, sceneOf);

function sceneOf(reach: StreamVersion, { wide, tall }: QueueParameters): WorkScene {
  const { islands, branches, waiting, done, job, inWork, gate, fairway } = reach.flows === 'right' ? wide : tall;
  const at = createPlacer(reach);
  const along = ([x, y]: Point): number => (reach.flows === 'right' ? x : y);
  const blue = { stroke: paperInks.blue, 'stroke-width': 2, ...keepStrokeWidth(reach) };
  return {
    things: islands.map((island) => ({ shape: islandOf(at, island, 1), passes: island.passes })),
    fairway,
    over: createShapesMarkup(
      islands.map((island) => islandOf(at, island, 0.66)),
      { stroke: inks.ink, 'stroke-width': 0.9, 'stroke-opacity': 0.34, ...keepStrokeWidth(reach) },
    ),
    onFairway: (placeAt, lineAt) => {
      // Draws the branch as the stream line that passes the island's far side as closely as the orange line passes its near side.
      const ways = islands.map(({ passes }, index) => {
        const [from, to] = branches[index] ?? [0, 0];
        return lineAt(2 * passes - fairway).filter((point) => along(point) >= from && along(point) <= to);
      });
      const worked = ways
        .map((way, index) => way.find((point) => along(point) >= (islands[index]?.at[0] ?? 0)))
        .filter((point) => point !== undefined);
      const posts = ways.map((way, index) => {
        const { at: middle, size } = islands[index] ?? { at: [0, 0], size: [0, 0] };
        return postsOn(
          way,
          way.findIndex((point) => along(point) >= middle[0] + size[0] * 0.54),
          gate,
        );
      });
      return (
        ways.map((way) => createPathMarkup(formatLine(way, 0.3), blue)).join('') +
        createPathMarkup(posts.join(''), {
          stroke: inks.ink,
          'stroke-width': 2.4,
          'stroke-linecap': 'round',
          ...keepStrokeWidth(reach),
        }) +
        jobs(waiting.map(placeAt), job, reach, 'open') +
        jobs(done.map(placeAt), job, reach, 'full') +
        jobs(worked, inWork, reach, 'open') +
        jobs(worked, inWork * 0.44, reach, 'full')
      );
    },
  };
}

/** Draws each job as a stroke of no length with round caps. So the dot stays round when the page stretches the drawing. */
function jobs(places: readonly Point[], radius: number, reach: StreamVersion, look: 'open' | 'full'): string {
  const data = places.map(([x, y]) => `M${round(x)} ${round(y)}h.01`).join('');
  const dot = (stroke: string, width: number) =>
    createPathMarkup(data, { stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...keepStrokeWidth(reach) });
  return dot(paperInks.blue, 2 * radius) + (look === 'open' ? dot(inks.paper, 2 * radius - 4) : '');
}

/** Returns an island's outline, pointed at both ends. A `part` below 1 shrinks it, for the contour line inside the island. */
function islandOf(
  at: (along: number, across: number) => Point,
  { at: middle, size }: QueueIsland,
  part: number,
): Shape {
  const place = (along: number, across: number): Point =>
    at(middle[0] + (along * part * size[0]) / 2, middle[1] + (across * part * size[1]) / 2);
  return [
    ['M', place(-1, 0)],
    ['C', place(-0.72, -0.5), place(-0.46, -1), place(-0.06, -1)],
    ['C', place(0.36, -1), place(0.7, -0.54), place(1, 0)],
    ['C', place(0.7, 0.56), place(0.44, 1), place(0.04, 1)],
    ['C', place(-0.4, 1), place(-0.74, 0.5), place(-1, 0)],
    ['Z'],
  ];
}

/** Draws the two posts of a branch's gate, one on each side of the line `way`. */
function postsOn(way: readonly Point[], index: number, [apart, long]: Point): string {
  const [[x, y], [fromX, fromY]] = [way[index] ?? [0, 0], way[index - 2] ?? [0, 1]];
  const steps = Math.hypot(x - fromX, y - fromY);
  const [normalX, normalY] = [(fromY - y) / steps, (x - fromX) / steps];
  const place = (away: number) => `${round(x + normalX * away)} ${round(y + normalY * away)}`;
  return [-1, 1].map((side) => `M${place((side * apart) / 2)}L${place(side * (apart / 2 + long))}`).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
