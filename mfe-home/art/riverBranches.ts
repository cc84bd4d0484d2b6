import {
  createDrawing,
  createJsonFile,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  inks,
} from 'studio/art';

export interface RiverBranchesParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** x of each branch's middle line in px, from left to right. */
  readonly branches: readonly number[];
  /** Number of lines of a branch. Its middle line is thicker. */
  readonly lines: number;
  readonly spacing: number;
  /** Radius of the middle line's quarter turn, in px. */
  readonly turn: number;
  /** Sizes in px for the page, which stretches each branch from its column to the window's right edge. */
  readonly page: {
    /** Height of the first branch. */
    readonly height: number;
    /** Distance by which each further branch begins lower. */
    readonly lower: number;
    /** Lines that come down at the window's right edge. `from`: their height in px; `wider`: the factor by which they spread. */
    readonly falls: { readonly from: number; readonly wider: number };
  };
}

/** Draws a river that enters from the right and sends out branches. Branches further right take lower lines, so lines never cross. */
export const drawRiverBranches = (parameters: RiverBranchesParameters): Drawing =>
  createDrawing('riverBranches', parameters, draw);

function draw({ name, width, height, branches, lines, spacing, turn, page }: RiverBranchesParameters): DrawnFiles {
  const top = spacing;
  const middleOf = (lines - 1) / 2;
  const paths = branches.flatMap((x, branch) =>
    Array.from({ length: lines }, (_, index) => {
      const beside = (index - middleOf) * spacing;
      const middle = top + (branch * lines + middleOf) * spacing;
      return { heavy: index === middleOf, data: falling(x, middle, turn, beside, width, height) };
    }),
  );
  const markup = (heavy: boolean, width: number, opacity: number): string =>
    createPathMarkup(paths.flatMap((path) => (path.heavy === heavy ? path.data : [])).join(''), {
      stroke: inks.ink,
      'stroke-width': width,
      opacity,
    });
  return {
    [`${name}.svg`]: createSvgFile(width, height, markup(false, 0.8, 0.4) + markup(true, 1.4, 1)),
    [`${name}.json`]: createJsonFile({
      branches: branches.map((_, branch) => {
        const high = page.height - branch * page.lower;
        return {
          height: high,
          lines: Array.from({ length: lines }, (_, line) => joining(line, spacing, high)),
        };
      }),
      fall: {
        height: page.falls.from + page.height,
        lines: branches.map((_, branch) =>
          Array.from({ length: lines }, (_, line) =>
            fallingIn(branch * page.lower + heightOf(line, spacing), page.falls),
          ),
        ),
      },
    }),
  };
}

/** Returns a line from the window's edge down to the branches, for a view box that stretches to any width. */
function fallingIn(y: number, { from, wider }: RiverBranchesParameters['page']['falls']): string {
  const [start, end] = [short(y * wider), short(from + y)];
  return `M100 ${start}C52 ${start} 62 ${end} 0 ${end}`;
}

const heightOf = (line: number, spacing: number): number => spacing * (line + 1.5);

/** Returns a line that enters from the right, turns by a quarter circle and goes down. All lines of a branch share the centre of the turn. */
function falling(x: number, y: number, turn: number, beside: number, width: number, height: number): string {
  const radius = turn - beside;
  const quarter = `A${short(radius)} ${short(radius)} 0 0 0 ${short(x + beside)} ${short(y + turn)}`;
  return `M${width} ${short(y + beside)}H${x + turn}${quarter}V${height}`;
}

/**
 * Returns a line that enters from the right and joins the trunk at the left, for a view box that stretches to any width. Each further
 * `line` joins the trunk further down.
 */
function joining(line: number, spacing: number, height: number): string {
  const y = short(heightOf(line, spacing));
  const joins = short(height * (0.5 + 0.11 * line));
  return `M100 ${y}H${17 + line * 2}C${5 + line} ${y} 0 ${short(y + (joins - y) * 0.42)} 0 ${joins}V${height}`;
}

const short = (value: number): number => Math.round(value * 10) / 10;
