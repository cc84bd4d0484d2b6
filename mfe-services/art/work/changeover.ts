import { inks, type Point, type Shape, shapesMarkup } from 'studio/art';
import { paperInks } from './paperInks.ts';
import { bar, block, kept, placeIn, type Reach, type WorkScene, type WorkStream, workStream } from './workStream.ts';

/** A place of a system: along, across, and the lines before it. */
type SystemAt = readonly [along: number, across: number, passes: number];

export interface ChangeoverReach extends Reach {
  /** The dyke between the old system and the new one, and how thick it is. */
  readonly wall: { readonly across: number; readonly thick: number };
  /** Where it is open, from and to. */
  readonly gaps: readonly Point[];
  /** How many lines the old system still carries before each gap and after the last. */
  readonly carries: readonly number[];
  /** How the modules of a system stand in it. Through each gap one column of them goes, or one row where the stream runs downwards. */
  readonly modules: { readonly columns: number; readonly rows: number; readonly size: number; readonly gap: number };
  /** The old system in the beginning and after each gap, and the new one after each. */
  readonly old: readonly SystemAt[];
  readonly young: readonly SystemAt[];
  readonly fairway: number;
}

export interface Changeover extends WorkStream {
  readonly wide: ChangeoverReach;
  readonly tall: ChangeoverReach;
}

/**
 * How the work on Symfony goes: the old system and the new side by side. Through each gap of the dyke a part of the same modules crosses over, and
 * stands in the new system where its place in the old one is empty.
 */
export const changeover = (parameters: Changeover) => workStream('changeover', parameters, sceneOf);

function sceneOf(reach: Reach, { wide, tall }: Changeover): WorkScene {
  const { wall, gaps, carries, old, young, fairway, modules } = reach.flows === 'right' ? wide : tall;
  const beyond = 40;
  const ends = [-beyond, ...gaps.flat(), reach.length + beyond];
  const walls = carries.map((passes, index) => ({
    shape: bar(
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
  const pen = { fill: inks.paper, 'stroke-width': 2, ...kept(reach) };
  return {
    things: [...walls, ...[...before, ...after].map(({ body, passes }) => ({ shape: body, passes }))],
    wall: { across: wall.across, begins: carries[0] ?? 0, ends: carries.at(-1) ?? 0 },
    fairway,
    over:
      shapesMarkup(
        [...before, ...after].map(({ body }) => body),
        { ...pen, fill: inks.paper2, stroke: inks.ink, 'stroke-width': 1.6 },
      ) +
      shapesMarkup(
        before.flatMap(({ groups }, crossed) => groups.slice(crossed).flat()),
        { ...pen, stroke: inks.ink, 'stroke-opacity': 0.85 },
      ) +
      shapesMarkup(
        before.flatMap(({ groups }, crossed) => groups.slice(0, crossed).flat()),
        { ...pen, fill: 'none', stroke: inks.ink, 'stroke-opacity': 0.75, 'stroke-dasharray': '2 4' },
      ) +
      shapesMarkup(
        after.flatMap(({ groups }) => groups.flat()),
        { ...pen, stroke: paperInks.blue, 'stroke-width': 2.6 },
      ),
  };
}

/** A system of so many columns (downwards: rows) of modules: what holds them, and they, column by column. */
function systemOf(
  reach: Reach,
  { columns, rows, size, gap }: ChangeoverReach['modules'],
  [along, across, passes]: SystemAt,
  parts: number,
): { readonly body: Shape; readonly groups: readonly (readonly Shape[])[]; readonly passes: number } {
  const right = reach.flows === 'right';
  const middle = placeIn(reach)(along, across);
  const [wide, high] = right ? [parts, rows] : [columns, parts];
  const breadth = (count: number): number => count * size + (count - 1) * gap;
  const from = (count: number, index: number): number => index * (size + gap) - (breadth(count) - size) / 2;
  const moduleAt = (column: number, row: number): Shape =>
    block([middle[0] + from(wide, column), middle[1] + from(high, row)], [size, size], size / 7);
  return {
    body: block(middle, [breadth(wide) + 3 * gap, breadth(high) + 3 * gap], size / 4),
    groups: Array.from({ length: parts }, (_, part) =>
      Array.from({ length: right ? rows : columns }, (_each, index) =>
        right ? moduleAt(part, index) : moduleAt(index, part),
      ),
    ),
    passes,
  };
}
