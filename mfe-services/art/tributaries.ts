import { type Drawing, type DrawnFiles, drawing, inks, pathMarkup, svgFile } from 'studio/art';

export interface Tributaries {
  readonly name: string;
  readonly width: number;
  /** Height of a page's row; each row starts with a tributary, and in the last one all lines have joined. */
  readonly row: number;
  readonly count: number;
  /** Number of strands of each tributary, and distance between two strands. */
  readonly strands: number;
  readonly apart: number;
  readonly radius: number;
  readonly color: string;
  /** The narrow version for phones, where all tributaries come from the right. */
  readonly strip: { readonly width: number; readonly strands: number; readonly apart: number; readonly radius: number };
}

/** Tributaries enter one line from both sides in turn. The line is the fairway, and each tributary broadens the river until all are one. */
export const tributaries = (parameters: Tributaries): Drawing => drawing('tributaries', parameters, draw);

/** Keeps the strands' width when the page stretches the drawing. */
const kept = { 'vector-effect': 'non-scaling-stroke' } as const;
/** Distance from the fairway to the first strand beside it. */
const berth = 9;

function draw(parameters: Tributaries): DrawnFiles {
  const { name, width, row, count, strip } = parameters;
  return {
    [`${name}.svg`]: svgFile(width, row * (count + 1), fromBothSides(parameters), 'none'),
    [`${name}-strip.svg`]: svgFile(strip.width, row * count, fromTheRight(parameters), 'none'),
  };
}

function fromBothSides({ width, row, count, strands, apart, radius, color }: Tributaries): string {
  const middle = width / 2;
  const end = row * (count + 1);
  const data = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const before = Math.floor(index / 2) * strands;
    return strandsOf(strands).map((strand) => {
      // Earlier strands run nearest to the fairway, so that no strand crosses another.
      const x = middle + side * (berth + (before + strand) * apart);
      const rule = index * row + 0.5;
      return `${parting(side < 0 ? 0 : width, rule, x, strand * apart, radius - strand * apart)}V${row * count}C${x} ${end - row * 0.55} ${middle} ${end - row * 0.5} ${middle} ${end}`;
    });
  });
  return (
    pathMarkup(data.flat().join(''), { stroke: color, 'stroke-width': 1.4, opacity: 0.7, ...kept }) +
    pathMarkup(`M${middle} 0V${end}`, { stroke: inks.buoy, 'stroke-width': 3.2, ...kept })
  );
}

function fromTheRight({ row, count, color, strip: { width, strands, apart, radius } }: Tributaries): string {
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
    pathMarkup(data.flat().join(''), { stroke: color, 'stroke-width': 1.3, opacity: 0.75, ...kept }) +
    pathMarkup(`M${line} 0V${end}`, { stroke: inks.buoy, 'stroke-width': 3, ...kept })
  );
}

/** Draws a strand of a tributary. All strands start at the end of the rule and diverge on their way down to `x`, each `under` the first. */
function parting(from: number, rule: number, x: number, under: number, bend: number): string {
  const back = Math.sign(from - x) * bend;
  const end = `${x} ${n(rule + under + bend / 3)} ${x} ${rule + under + bend}`;
  return `M${from} ${rule}${under === 0 ? `H${x + back}` : ''}C${n(x + back / 3)} ${rule} ${end}`;
}

const n = (value: number): number => Math.round(value * 10) / 10;

const strandsOf = (count: number): number[] => Array.from({ length: count }, (_, strand) => strand);
