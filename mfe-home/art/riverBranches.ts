import { type Drawing, type DrawnFiles, drawing, inks, jsonFile, pathMarkup, svgFile } from 'studio/art';

export interface RiverBranches {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the middle line of each branch comes down, from the left. */
  readonly branches: readonly number[];
  /** Lines of a branch; its middle one is heavier. */
  readonly lines: number;
  readonly spacing: number;
  /** The radius of the middle line's turn. */
  readonly turn: number;
  /** The same river on its page: each branch is stretched from its column to the edge of the window. */
  readonly page: {
    /** How high the first branch is; each further one begins lower. */
    readonly height: number;
    readonly lower: number;
    /** At the edge of the window all of it comes down from so high, and so much wider. */
    readonly falls: { readonly from: number; readonly wider: number };
  };
}

/** One river comes in from the right and drops its branches one by one: the nearest takes the lowest lines, so none ever crosses. */
export const riverBranches = (parameters: RiverBranches): Drawing => drawing('riverBranches', parameters, draw);

function draw({ name, width, height, branches, lines, spacing, turn, page }: RiverBranches): DrawnFiles {
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
    pathMarkup(paths.flatMap((path) => (path.heavy === heavy ? path.data : [])).join(''), {
      stroke: inks.ink,
      'stroke-width': width,
      opacity,
    });
  return {
    [`${name}.svg`]: svgFile(width, height, markup(false, 0.8, 0.4) + markup(true, 1.4, 1)),
    [`${name}.json`]: jsonFile({
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

/** From the edge of a box that is stretched to any width, down to where the branches run. */
function fallingIn(y: number, { from, wider }: RiverBranches['page']['falls']): string {
  const [start, end] = [short(y * wider), short(from + y)];
  return `M100 ${start}C52 ${start} 62 ${end} 0 ${end}`;
}

const heightOf = (line: number, spacing: number): number => spacing * (line + 1.5);

/** In from the right, a quarter turn about one centre for all lines of the branch, and down. */
function falling(x: number, y: number, turn: number, beside: number, width: number, height: number): string {
  const radius = turn - beside;
  const quarter = `A${short(radius)} ${short(radius)} 0 0 0 ${short(x + beside)} ${short(y + turn)}`;
  return `M${width} ${short(y + beside)}H${x + turn}${quarter}V${height}`;
}

/** In from the right of a box that is stretched to any width; a line further in joins the trunk, at the left, further down. */
function joining(line: number, spacing: number, height: number): string {
  const y = short(heightOf(line, spacing));
  const joins = short(height * (0.5 + 0.11 * line));
  return `M100 ${y}H${17 + line * 2}C${5 + line} ${y} 0 ${short(y + (joins - y) * 0.42)} 0 ${joins}V${height}`;
}

const short = (value: number): number => Math.round(value * 10) / 10;
