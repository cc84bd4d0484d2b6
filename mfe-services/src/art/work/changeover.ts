import { inks, type Point, type StoneAt, shapesMarkup, stone } from 'studio/art';
import { paperInks } from '../paperInks.ts';
import { bar, block, kept, placeIn, type Reach, type WorkScene, type WorkStream, workStream } from './workStream.ts';

export interface ChangeoverReach extends Reach {
  /** The wall between the old system and the new one, and how thick it is. */
  readonly wall: { readonly across: number; readonly thick: number };
  /** Where it is open, from and to. */
  readonly gaps: readonly Point[];
  /** How many lines the old system still carries before each gap and after the last. */
  readonly carries: readonly number[];
  /** What the old system is: one stone. */
  readonly old: StoneAt & { readonly passes: number };
  /** Modules of the new one: along, across, and the lines before each. */
  readonly modules: readonly (readonly [along: number, across: number, passes: number])[];
  readonly module: number;
  readonly fairway: number;
}

export interface Changeover extends WorkStream {
  readonly wide: ChangeoverReach;
  readonly tall: ChangeoverReach;
}

/**
 * How the work on Symfony goes: the old system and the new side by side. Through each gap of the wall a part crosses over, and at the end the
 * old one still carries a little.
 */
export const changeover = (parameters: Changeover) => workStream('changeover', parameters, sceneOf);

function sceneOf(reach: Reach, { wide, tall }: Changeover): WorkScene {
  const { wall, gaps, carries, old, modules, module, fairway } = reach.flows === 'right' ? wide : tall;
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
  const parts = modules.map(([along, across, passes]) => ({
    shape: block(placeIn(reach)(along, across), [module, module], module / 7),
    passes,
  }));
  return {
    things: [...walls, { shape: stone(old), passes: old.passes }, ...parts],
    wall: { across: wall.across, begins: carries[0] ?? 0, ends: carries.at(-1) ?? 0 },
    fairway,
    over:
      shapesMarkup(
        parts.map(({ shape }) => shape),
        { fill: inks.paper, stroke: paperInks.blue, 'stroke-width': 2, ...kept(reach) },
      ) +
      shapesMarkup(
        walls.map(({ shape }) => shape),
        { fill: inks.ink },
      ),
  };
}
