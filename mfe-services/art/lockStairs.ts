import {
  createDrawing,
  createJsonFile,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  type Point,
} from 'studio/art';
import { nonScalingStroke, riseSmoothly } from './stretchedDrawing.ts';
import { paperInks } from './work/paperInks.ts';

export interface LockStairsParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** x of the gates' centres. A gate stands at the end of each chamber. */
  readonly gates: readonly number[];
  /** y of the water in the first chamber, in px. */
  readonly from: number;
  /** Fall of the water from chamber to chamber, in px. */
  readonly drop: number;
  readonly depth: number;
  readonly lines: number;
  /** Share of the water's depth that is left between river bed and lifted gate. */
  readonly throat: number;
  readonly seed: number;
}

/** Draws a flight of locks in longitudinal section: one chamber for each kind of project, each with a lifted gate. */
export const drawLockStairs = (parameters: LockStairsParameters): Drawing =>
  createDrawing('lockStairs', parameters, draw);

const round = (value: number): number => Math.round(value * 10) / 10;

function draw({
  name,
  width,
  height,
  gates,
  from,
  drop,
  depth,
  lines,
  throat,
  seed,
}: LockStairsParameters): DrawnFiles {
  /** Returns the y of the water's surface, which falls behind each gate. */
  const faceAt = (x: number): number =>
    from + gates.reduce((sum, gate) => sum + drop * riseSmoothly(gate - 34, gate + 40, x), 0);
  /** Returns the y of the river bed: a sill at each gate, deep between the gates. */
  const bedAt = (x: number): number => {
    const near = Math.max(...gates.map((gate) => 1 - riseSmoothly(12, 62, Math.abs(x - gate))));
    return faceAt(x) + depth * (1 - (1 - throat) * near);
  };
  const wayOf = (share: number): Point[] => {
    const points: Point[] = [];
    for (let x = -8; x <= width + 8; x += 4) {
      const [face, bed] = [faceAt(x), bedAt(x)];
      const waves = Math.sin(x * 0.023 + share * 3.1 + seed) + 0.6 * Math.sin(x * 0.041 - share * 2.2 + seed * 2);
      // The drawing's lines wave slightly between the water's surface and the river bed, least at a gate.
      const restless = 2.6 * waves * share * (1 - share) * 4 * ((bed - face) / depth);
      points.push([x, face + share * (bed - face) + restless]);
    }
    return points;
  };
  const data = (points: readonly Point[]): string => formatLine(points, 0.3);
  const shares = Array.from({ length: lines }, (_, line) => (line + 1) / (lines + 1));
  const isHeavy = (_: number, index: number) => index % 4 === 2;
  const water = (some: readonly number[]) => some.map((share) => data(wayOf(share))).join('');
  const land = `${data(wayOf(1))}L${width + 8} ${height + 8}L-8 ${height + 8}Z`;
  // Lines below the river bed and parallel to it, which look like layers of earth.
  const strata = [22, 48, 80, 118, 164].map((below) => data(wayOf(1).map(([x, y]): Point => [x, y + below])));
  const posts = gates.map((gate) => {
    const [top, foot] = [faceAt(gate - 60) - 46, faceAt(gate) - 5];
    return {
      frame: `M${gate - 11} ${round(foot)}V${round(top)}H${gate + 11}V${round(foot)}`,
      leaf: `M${gate} ${round(foot - 2)}V${round(foot - drop * 0.62)}`,
    };
  });
  return {
    [`${name}.svg`]: createSvgFile(
      width,
      height,
      [
        createPathMarkup(land, { fill: inks.paper2 }),
        createPathMarkup(strata.join(''), {
          stroke: inks.ink,
          'stroke-width': 0.9,
          'stroke-opacity': 0.2,
          ...nonScalingStroke,
        }),
        createPathMarkup(water(shares.filter((share, index) => !isHeavy(share, index))), {
          stroke: paperInks.blue,
          'stroke-width': 0.9,
          'stroke-opacity': 0.5,
          ...nonScalingStroke,
        }),
        createPathMarkup(water(shares.filter(isHeavy)), {
          stroke: paperInks.blue,
          'stroke-width': 1.3,
          'stroke-opacity': 0.8,
          ...nonScalingStroke,
        }),
        createPathMarkup(data(wayOf(1)), { stroke: inks.ink, 'stroke-width': 1.4, ...nonScalingStroke }),
        createPathMarkup(posts.map(({ frame }) => frame).join(''), {
          stroke: inks.ink,
          'stroke-width': 1.4,
          'stroke-linejoin': 'round',
          ...nonScalingStroke,
        }),
        createPathMarkup(posts.map(({ leaf }) => leaf).join(''), {
          stroke: inks.ink,
          'stroke-width': 7,
          ...nonScalingStroke,
        }),
        createPathMarkup(data(wayOf(0)), { stroke: inks.buoy, 'stroke-width': 2.4, ...nonScalingStroke }),
      ].join(''),
      'none',
    ),
    // The page places its texts by the height of the water in each chamber, in px from the drawing's lower edge.
    [`${name}.json`]: createJsonFile({ width, height, levels: gates.map((_, index) => height - from - drop * index) }),
  };
}
