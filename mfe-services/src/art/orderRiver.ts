import { type Drawing, type DrawnFiles, drawing, fairwayPen, inks, pathMarkup, svgFile } from 'studio/art';

export interface OrderRiver {
  readonly name: string;
  /** As wide and high as any page may want: a page shows its upper right corner. */
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly apart: number;
  /** From the edges to the first line, and to the middle of the bend. */
  readonly inset: number;
  readonly bend: number;
}

/** The stream that an order stands on: it comes across the page and turns down at its end, into the footer. */
export const orderRiver = (parameters: OrderRiver): Drawing => drawing('orderRiver', parameters, draw);

function draw({ name, width, height, lines, apart, inset, bend }: OrderRiver): DrawnFiles {
  const ways = Array.from({ length: lines }, (_, line) => {
    const away = inset + line * apart;
    const radius = bend - away;
    return `M0 ${away}H${width - bend}A${radius} ${radius} 0 0 1 ${width - away} ${bend}V${height}`;
  });
  const middle = (lines - 1) / 2;
  const others = ways.filter((_, line) => line !== middle);
  return {
    [`${name}.svg`]: svgFile(
      width,
      height,
      pathMarkup(others.join(''), { stroke: inks.ink, 'stroke-width': 1, opacity: 0.36 }) +
        pathMarkup(ways[middle] ?? '', fairwayPen),
      // Shown in its own size, whatever it is given.
      'none',
    ),
  };
}
