import { createRandom, type Random } from '../draw/random.ts';
import { formatNumber } from '../draw/svg.ts';

interface MapColours {
  readonly land: string;
  readonly street: string;
  readonly houses: readonly string[];
  readonly park: string;
  readonly tree: string;
  readonly water: string;
  readonly wave: string;
}

interface MapOptions {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly colours: MapColours;
  readonly columns: number;
  readonly rows: number;
  /** Rotation of the street grid, in degrees. */
  readonly turn: number;
  /**
   * `top` and `bottom`: x at which the river crosses the upper and the lower edge, as parts of the picture's width. `width`: the river's
   * width in px.
   */
  readonly river?: { readonly top: number; readonly bottom: number; readonly width: number };
  /** Blocks that are parks, as `column,row`. */
  readonly parks: readonly string[];
}

type Point = readonly [x: number, y: number];

/** Draws a town from above: blocks of houses between streets, parks, a river. `crossing` returns the corners of streets, for routes along streets. */
export function paintCityMap({ width, height, seed, colours, columns, rows, turn, river, parks }: MapOptions) {
  const draw = createRandom(seed);
  // Makes the street grid larger than the picture. Otherwise the rotated grid would leave the picture's corners empty.
  const reach = Math.hypot(width, height);
  const across = edges(columns, reach, draw);
  const down = edges(rows, reach, draw);
  const angle = (turn * Math.PI) / 180;

  /** Returns the point in the picture at which two streets cross. */
  const crossing = (column: number, row: number): Point => {
    const x = (across[column] ?? 0) - reach / 2;
    const y = (down[row] ?? 0) - reach / 2;
    return [
      width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
      height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  };

  const blocks: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const half = (index: number) => (index % 3 === 0 ? 9 : 5);
      const x = (across[column] ?? 0) + half(column) - reach / 2;
      const y = (down[row] ?? 0) + half(row) - reach / 2;
      const w = (across[column + 1] ?? 0) - half(column + 1) - reach / 2 - x;
      const h = (down[row + 1] ?? 0) - half(row + 1) - reach / 2 - y;
      blocks.push(
        parks.includes(`${column},${row}`) ? park(x, y, w, h, colours, draw) : houses(x, y, w, h, colours, draw),
      );
    }
  const streets = `<rect width="${width}" height="${height}" fill="${colours.street}"/><g transform="translate(${formatNumber(width / 2)} ${formatNumber(height / 2)}) rotate(${turn})">${blocks.join('')}</g>`;
  return { drawing: streets + (river ? water(width, height, river, colours) : ''), crossing };
}

/** Returns the positions of the streets along one axis, unevenly spaced. */
function edges(count: number, reach: number, draw: Random): number[] {
  const steps = Array.from({ length: count }, () => draw(0.74, 1.3));
  const sum = steps.reduce((a, b) => a + b, 0);
  let at = 0;
  return [0, ...steps.map((step) => (at += (step / sum) * reach))];
}

function houses(x: number, y: number, w: number, h: number, colours: MapColours, draw: Random): string {
  const parts = [
    `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}" rx="4" fill="${colours.land}"/>`,
  ];
  const divide = (left: number, top: number, wide: number, high: number, depth: number): void => {
    if (depth === 0 || Math.max(wide, high) < 30) {
      // Leaves out some houses, for yards.
      if (draw() < 0.12 || wide < 8 || high < 8) return;
      const fill = draw() < 0.06 ? colours.park : draw.pick(colours.houses);
      const inset = draw(0, Math.min(6, high / 4));
      parts.push(
        `<rect x="${formatNumber(left)}" y="${formatNumber(top + (draw() < 0.5 ? inset : 0))}" width="${formatNumber(wide)}" height="${formatNumber(high - inset)}" rx="2" fill="${fill}"/>`,
      );
      return;
    }
    const cut = draw(0.36, 0.64);
    if (wide > high) {
      divide(left, top, wide * cut - 2, high, depth - 1);
      divide(left + wide * cut + 2, top, wide * (1 - cut) - 2, high, depth - 1);
    } else {
      divide(left, top, wide, high * cut - 2, depth - 1);
      divide(left, top + high * cut + 2, wide, high * (1 - cut) - 2, depth - 1);
    }
  };
  divide(x + 6, y + 6, w - 12, h - 12, 4);
  return parts.join('');
}

function park(x: number, y: number, w: number, h: number, colours: MapColours, draw: Random): string {
  const trees = Array.from({ length: Math.round((w * h) / 700) }, () => {
    const [cx, cy, r] = [x + draw(10, w - 10), y + draw(10, h - 10), draw(5, 10)];
    return `<circle cx="${formatNumber(cx + 1.5)}" cy="${formatNumber(cy + 2.5)}" r="${formatNumber(r)}" fill="#000" opacity=".07"/><circle cx="${formatNumber(cx)}" cy="${formatNumber(cy)}" r="${formatNumber(r)}" fill="${colours.tree}"/>`;
  });
  return `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}" rx="6" fill="${colours.park}"/><path d="M${formatNumber(x)} ${formatNumber(y + h * 0.3)}Q${formatNumber(x + w / 2)} ${formatNumber(y + h * 0.7)} ${formatNumber(x + w)} ${formatNumber(y + h * 0.5)}M${formatNumber(x + w * 0.4)} ${formatNumber(y)}Q${formatNumber(x + w * 0.6)} ${formatNumber(y + h * 0.6)} ${formatNumber(x + w * 0.5)} ${formatNumber(y + h)}" stroke="${colours.street}" stroke-width="4" fill="none"/>${trees.join('')}`;
}

function water(
  width: number,
  height: number,
  river: { readonly top: number; readonly bottom: number; readonly width: number },
  { water: fill, wave, street }: MapColours,
): string {
  const line = (shift: number) => {
    const [a, b] = [width * river.top + shift, width * river.bottom + shift];
    return `${formatNumber(a)} -20C${formatNumber(a - 60)} ${formatNumber(height * 0.3)} ${formatNumber(b + 110)} ${formatNumber(height * 0.55)} ${formatNumber(b)} ${height + 20}`;
  };
  const far = line(river.width);
  // Reverses the path of the far bank, so that both banks form one closed shape.
  const back = far.replace(/^(\S+ \S+)C(.*)$/, (_, start: string, rest: string) => {
    const [x1, y1, x2, y2, x3, y3] = rest.split(' ');
    return `${x3} ${y3}C${x2} ${y2} ${x1} ${y1} ${start}`;
  });
  const waves = [0.2, 0.4, 0.6, 0.8].map(
    (part) => `<path d="M${line(river.width * part)}" stroke="${wave}" stroke-width="2" fill="none" opacity=".8"/>`,
  );
  return `<path d="M${line(0)}L${back}Z" fill="${fill}" stroke="${street}" stroke-width="8"/>${waves.join('')}`;
}

/** Returns the path of a route through crossings or other points. */
export const createRoutePath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}`;
