import { createShapesMarkup, inks, type Point, type Shape } from 'studio/art';
import { paperInks } from './paperInks.ts';
import {
  createPlacer,
  drawBar,
  drawBlock,
  drawWorkStream,
  keepStrokeWidth,
  type StreamVersion,
  type WorkScene,
  type WorkStreamParameters,
} from './workStream.ts';

/** A system: its centre along and across the stream. `passes` counts the stream lines between the system and the upper (or left) bank. */
type SystemAt = readonly [along: number, across: number, passes: number];

export interface ChangeoverReach extends StreamVersion {
  /** The dam between the old and the new system: position across the stream, and thickness. */
  readonly wall: { readonly across: number; readonly thick: number };
  /** Start and end of each gap in the dam, along the stream. */
  readonly gaps: readonly Point[];
  /** Number of stream lines on the old system's side of the dam: before the first gap, and after each gap. */
  readonly carries: readonly number[];
  /** Grid of a system's modules. At each gap one column of modules moves to the new system; where the stream flows down, one row. */
  readonly modules: { readonly columns: number; readonly rows: number; readonly size: number; readonly gap: number };
  /** Positions at which the old system is drawn: at the start, and after each gap in the dam, with fewer modules each time. */
  readonly old: readonly SystemAt[];
  /** Positions at which the new system is drawn: after each gap in the dam, with more modules each time. */
  readonly young: readonly SystemAt[];
  readonly fairway: number;
}

export interface ChangeoverParameters extends WorkStreamParameters {
  readonly wide: ChangeoverReach;
  readonly tall: ChangeoverReach;
}

/**
 * Draws the work on Symfony: the old and the new system on both sides of a dam. At each gap some modules change to the new system and leave
 * dashed outlines in the old one.
 */
export const drawChangeover = (parameters: ChangeoverParameters) => drawWorkStream('changeover', parameters, sceneOf);

function sceneOf(reach: StreamVersion, { wide, tall }: ChangeoverParameters): WorkScene {
  const { wall, gaps, carries, old, young, fairway, modules } = reach.flows === 'right' ? wide : tall;
  const beyond = 40;
  const ends = [-beyond, ...gaps.flat(), reach.length + beyond];
  const walls = carries.map((passes, index) => ({
    shape: drawBar(
      reach,
      [ends[2 * index] ?? 0, ends[2 * index + 1] ?? 0],
      [wall.across - wall.thick / 2, wall.across + wall.thick / 2],
      wall.thick / 2,
    ),
    passes,
  }));
  const parts = reach.flows === 'right' ? modules.columns : modules.rows;
  const before = old.map((at) => systemOf(reach, modules, at, parts));
  const after = young.map((at, index) => systemOf(reach, modules, at, index + 1));
  const pen = { fill: inks.paper, 'stroke-width': 2, ...keepStrokeWidth(reach) };
  return {
    things: [...walls, ...[...before, ...after].map(({ body, passes }) => ({ shape: body, passes }))],
    wall: { across: wall.across, begins: carries[0] ?? 0, ends: carries.at(-1) ?? 0 },
    fairway,
    over:
      createShapesMarkup(
        [...before, ...after].map(({ body }) => body),
        { ...pen, fill: inks.paper2, stroke: inks.ink, 'stroke-width': 1.6 },
      ) +
      createShapesMarkup(
        before.flatMap(({ groups }, crossed) => groups.slice(crossed).flat()),
        { ...pen, stroke: inks.ink, 'stroke-opacity': 0.85 },
      ) +
      createShapesMarkup(
        before.flatMap(({ groups }, crossed) => groups.slice(0, crossed).flat()),
        { ...pen, fill: 'none', stroke: inks.ink, 'stroke-opacity': 0.75, 'stroke-dasharray': '2 4' },
      ) +
      createShapesMarkup(
        after.flatMap(({ groups }) => groups.flat()),
        { ...pen, stroke: paperInks.blue, 'stroke-width': 2.6 },
      ),
  };
}

/** Returns a system's outline, and its modules in groups that change systems together: columns, or rows if the stream flows down. */
function systemOf(
  reach: StreamVersion,
  { columns, rows, size, gap }: ChangeoverReach['modules'],
  [along, across, passes]: SystemAt,
  parts: number,
): { readonly body: Shape; readonly groups: readonly (readonly Shape[])[]; readonly passes: number } {
  const right = reach.flows === 'right';
  const middle = createPlacer(reach)(along, across);
  const [wide, high] = right ? [parts, rows] : [columns, parts];
  const breadth = (count: number): number => count * size + (count - 1) * gap;
  const from = (count: number, index: number): number => index * (size + gap) - (breadth(count) - size) / 2;
  const moduleAt = (column: number, row: number): Shape =>
    drawBlock([middle[0] + from(wide, column), middle[1] + from(high, row)], [size, size], size / 7);
  return {
    body: drawBlock(middle, [breadth(wide) + 3 * gap, breadth(high) + 3 * gap], size / 4),
    groups: Array.from({ length: parts }, (_, part) =>
      Array.from({ length: right ? rows : columns }, (_each, index) =>
        right ? moduleAt(part, index) : moduleAt(index, part),
      ),
    ),
    passes,
  };
}
