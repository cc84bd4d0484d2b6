import { type FlowLine, flowLines } from './flowLines.ts';
import type { Shape } from './Shape.ts';
import { solveFlow } from './solveFlow.ts';
import { svgPath } from './svgPath.ts';

/** A composition: the stream, what stands in it, and how it is drawn. */
export interface FlowDrawing {
  readonly width: number;
  readonly height: number;
  /** Distance of neighbouring lines in still water. */
  readonly step: number;
  readonly seed: number;
  readonly breath: number;
  readonly scale: number;
  /** Drawing units per cell of the grid, and rounds of the solver. */
  readonly cell: number;
  readonly rounds: number;
  readonly tolerance: number;
  readonly shortest: number;
  readonly stroke: string;
  /** Width and opacity of ordinary lines, and of every fifth, which is heavier as on a chart. */
  readonly thin: readonly [width: number, opacity: number];
  readonly heavy: readonly [width: number, opacity: number];
  /** How shapes are filled and edged; not drawn where absent. */
  readonly fill?: { readonly color: string; readonly edge?: string };
  /** The colour of the one line that gets through where the others go round. */
  readonly fairway?: string;
  /** Bands of colour from top to bottom in place of one stroke, each as high as the others. */
  readonly bands?: readonly string[];
}

/** Solves a composition and writes it as an SVG. The same input gives the same bytes. */
export function drawFlow(drawing: FlowDrawing, shapes: readonly Shape[]): string {
  const { width, height, step } = drawing;
  // Lines run half a step away from a shape's own level: none may lie on its edge.
  const offset = step / 2 - Math.ceil((height * 0.4) / step) * step;
  const snap = (level: number) => Math.floor((level - offset) / step) * step + offset + step / 2;
  const flow = solveFlow({ ...drawing, shapes: shapes.map((shape) => ({ ...shape, level: snap(shape.level) })) });
  const levels = Array.from({ length: Math.ceil((height * 1.8) / step) }, (_, index) => offset + index * step);
  const lines = flowLines(flow, { levels, shortest: drawing.shortest, tolerance: drawing.tolerance });
  const fairway = drawing.fairway ? chooseFairway(lines, width) : undefined;
  const number = ({ level }: FlowLine) => Math.round((level - offset) / step);
  const rest = lines.filter((line) => line !== fairway);
  const groups = drawing.bands
    ? drawing.bands.map((color, index, all) => ({
        color,
        lines: rest.filter(({ level }) => Math.floor((level / height) * all.length) === index),
      }))
    : [{ color: drawing.stroke, lines: rest }];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${drawing.stroke}">`,
    ...groups.flatMap(({ color, lines: ofGroup }) => [
      strokes(
        ofGroup.filter((line) => number(line) % 5 !== 0),
        color,
        drawing.thin,
        drawing.stroke,
      ),
      strokes(
        ofGroup.filter((line) => number(line) % 5 === 0),
        color,
        drawing.heavy,
        drawing.stroke,
      ),
    ]),
    ...(drawing.fill ? shapes.map(({ path }) => filled(path, drawing.fill)) : []),
    ...(fairway
      ? [
          `<path d="${svgPath(fairway.points, false)}" stroke="${drawing.fairway}" stroke-width="2.4" stroke-linecap="round"/>`,
        ]
      : []),
    '</svg>\n',
  ].join('');
}

/** Among the lines from edge to edge that are nearly the longest, the middle one: it winds through what the others go round. */
export function chooseFairway(lines: readonly FlowLine[], width: number): FlowLine {
  const through = lines.filter(({ closed, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    return !closed && first && last && first[0] < width * 0.01 && last[0] > width * 0.99;
  });
  const longest = Math.max(...through.map(({ length }) => length));
  const winding = through.filter(({ length }) => length > longest * 0.92).sort((a, b) => a.level - b.level);
  const middle = winding[Math.floor(winding.length / 2)];
  if (!middle) throw new Error('No line runs through the composition. Move its shapes apart or change their levels.');
  return middle;
}

function strokes(
  lines: readonly FlowLine[],
  color: string,
  [width, opacity]: readonly [number, number],
  standard: string,
): string {
  if (lines.length === 0) return '';
  const stroke = color === standard ? '' : ` stroke="${color}"`;
  const path = lines.map(({ points, closed }) => svgPath(points, closed)).join('');
  return `<path${stroke} stroke-width="${width}" opacity="${opacity}" d="${path}"/>`;
}

function filled(path: string, fill: FlowDrawing['fill']): string {
  const edge = fill?.edge ? ` stroke="${fill.edge}" stroke-width="1.4"` : ' stroke="none"';
  return `<path fill="${fill?.color}"${edge} d="${path}"/>`;
}
