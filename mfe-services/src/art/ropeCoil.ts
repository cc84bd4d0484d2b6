import { type Drawing, type DrawnFiles, drawing, inks, lineData, type Point, pathMarkup, svgFile } from 'studio/art';

export interface RopeCoil {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  /** From one turn to the next. */
  readonly apart: number;
  readonly seed: number;
}

/** A mooring rope, coiled: strands that run round as water does, and an end with a whipping in the colour of the buoy. */
export const ropeCoil = (parameters: RopeCoil): Drawing => drawing('ropeCoil', parameters, draw);

const strands = 7;
const perTurn = 96;

function draw({ name, width, height, turns, apart, seed }: RopeCoil): DrawnFiles {
  const middle: Point = [width * 0.5, height * 0.5];
  const at = (turn: number, across: number): Point => {
    const angle = turn * 2 * Math.PI - 0.6;
    const radius = 22 + turn * apart + across * apart * 0.42 + 3 * Math.sin(angle * 3 + seed + turn);
    return [middle[0] + Math.cos(angle) * radius * 1.06, middle[1] + Math.sin(angle) * radius * 0.94];
  };
  const along = (across: number, from: number, to: number): Point[] =>
    Array.from({ length: Math.round((to - from) * perTurn) + 1 }, (_, step) => at(from + step / perTurn, across));
  const all = (from: number, to: number, inner: boolean) =>
    Array.from({ length: strands }, (_, strand) => (strand / (strands - 1)) * 2 - 1)
      .filter((share) => Math.abs(share) < 1 === inner)
      .map((share) => lineData(along(share, from, to), 0.3))
      .join('');
  // The lay of the rope: short strokes across it, all of one slant.
  const lay = Array.from({ length: Math.round(turns * 34) }, (_, stroke) => {
    const turn = 0.4 + (stroke / 34) * 1;
    return turn < turns - 0.1 ? lineData([at(turn, -0.9), at(turn + 0.03, 0), at(turn + 0.075, 0.9)], 0.3) : '';
  });
  return {
    [`${name}.svg`]: svgFile(
      width,
      height,
      pathMarkup(`M0 0H${width}V${height}H0Z`, { fill: inks.chart }) +
        pathMarkup(all(0.4, turns, true), { stroke: inks.ink, 'stroke-width': 0.9, opacity: 0.42 }) +
        pathMarkup(lay.join(''), { stroke: inks.ink, 'stroke-width': 1, opacity: 0.5 }) +
        pathMarkup(all(0.4, turns, false), { stroke: inks.ink, 'stroke-width': 1.8 }) +
        pathMarkup(all(turns - 0.1, turns, true) + all(turns - 0.1, turns, false), {
          stroke: inks.buoy,
          'stroke-width': 5,
        }),
      'xMidYMid slice',
    ),
  };
}
