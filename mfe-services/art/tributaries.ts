import { createDrawing, createPathMarkup, createSvgFile, type Drawing, type DrawnFiles, inks } from 'studio/art';

export interface TributariesParameters {
  readonly name: string;
  readonly width: number;
  /** Height of a row of the page beside the river, in px. In every row but the last, a tributary joins. */
  readonly row: number;
  readonly count: number;
  /** Number of lines of each tributary. */
  readonly strands: number;
  readonly apart: number;
  readonly radius: number;
  readonly color: string;
  /** Narrow version for phones, where all tributaries come from the right because the river runs at the left. */
  readonly strip: { readonly width: number; readonly strands: number; readonly apart: number; readonly radius: number };
}

/** Draws tributaries that join an orange line from left and right in turn, so that the river gets broader. */
export const drawTributaries = (parameters: TributariesParameters): Drawing =>
  createDrawing('tributaries', parameters, draw);

const kept = { 'vector-effect': 'non-scaling-stroke' } as const;
/** Distance from the orange line to the nearest line on each side, in px. */
const berth = 9;

function draw(parameters: TributariesParameters): DrawnFiles {
  const { name, width, row, count, strip } = parameters;
  return {
    [`${name}.svg`]: createSvgFile(width, row * (count + 1), fromBothSides(parameters), 'none'),
    [`${name}-strip.svg`]: createSvgFile(strip.width, row * count, fromTheRight(parameters), 'none'),
  };
}

function fromBothSides({ width, row, count, strands, apart, radius, color }: TributariesParameters): string {
  const middle = width / 2;
  const end = row * (count + 1);
  const data = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const before = Math.floor(index / 2) * strands;
    return strandsOf(strands).map((strand) => {
      // Places an earlier tributary nearer to the orange line than a later one, because their lines would cross otherwise.
      const x = middle + side * (berth + (before + strand) * apart);
      const rule = index * row + 0.5;
      return `${parting(side < 0 ? 0 : width, rule, x, strand * apart, radius - strand * apart)}V${row * count}C${x} ${end - row * 0.55} ${middle} ${end - row * 0.5} ${middle} ${end}`;
    });
  });
  return (
    createPathMarkup(data.flat().join(''), { stroke: color, 'stroke-width': 1.4, opacity: 0.7, ...kept }) +
    createPathMarkup(`M${middle} 0V${end}`, { stroke: inks.buoy, 'stroke-width': 3.2, ...kept })
  );
}

function fromTheRight({ row, count, color, strip: { width, strands, apart, radius } }: TributariesParameters): string {
  const line = 8;
  const end = row * count;
  const data = Array.from({ length: count }, (_, index) =>
    strandsOf(strands).map((strand) => {
      const x = line + berth * 0.6 + (index * strands + strand) * apart;
      const rule = index * row + 0.5;
      const bend = Math.min(radius - strand * apart, width - x);
      return `${parting(width, rule, x, strand * apart, bend)}V${end - row * 0.62}C${x} ${end - row * 0.28} ${line} ${end - row * 0.32} ${line} ${end}`;
    }),
  );
  return (
    createPathMarkup(data.flat().join(''), { stroke: color, 'stroke-width': 1.3, opacity: 0.75, ...kept }) +
    createPathMarkup(`M${line} 0V${end}`, { stroke: inks.buoy, 'stroke-width': 3, ...kept })
  );
}

/**
 * Returns the path of one line of a tributary. All its lines start at one point, the end of the rule above a benefit, and then spread.
 *  `under` is the distance in px by which this line lies below the tributary's uppermost line.
 */
function parting(from: number, rule: number, x: number, under: number, bend: number): string {
  const back = Math.sign(from - x) * bend;
  const end = `${x} ${n(rule + under + bend / 3)} ${x} ${rule + under + bend}`;
  return `M${from} ${rule}${under === 0 ? `H${x + back}` : ''}C${n(x + back / 3)} ${rule} ${end}`;
}

const n = (value: number): number => Math.round(value * 10) / 10;

const strandsOf = (count: number): number[] => Array.from({ length: count }, (_, strand) => strand);
