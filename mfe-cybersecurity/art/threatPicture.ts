import {
  createEllipse,
  createJsonFile,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type DrawnFiles,
  inks,
  type Pens,
  type Point,
} from 'studio/art';

/** Size in px of each of the four threat diagrams. */
export const threatPictureSize = { width: 720, height: 400 } as const;
export const threatPens: Pens = { color: inks.ink, thin: [1, 0.4], heavy: [1.5, 0.7], tolerance: 0.35 };
export const threatObjectStyle = { fill: inks.paper2, stroke: inks.ink, 'stroke-width': 1.5 } as const;

/** Place of a label, in px of the drawing. `align` is the part of the text that lies at the point. */
export interface LabelPlace {
  readonly at: Point;
  readonly align: 'start' | 'middle' | 'end';
}

interface ThreatPicture {
  readonly name: string;
  /** Markup below the orange line. */
  readonly body: readonly string[];
  /** Path data of the orange line, the only one in the diagram. */
  readonly fairway: string;
  /** Path data of the orange line's dotted part. */
  readonly dotted?: string;
  /** End of the orange line, marked by a dot. */
  readonly buoy?: Point;
  /** Markup that covers the orange line. */
  readonly over?: readonly string[];
  readonly labels?: Readonly<Record<string, LabelPlace>>;
}

export function drawThreatPicture({ name, body, fairway, dotted, buoy, over = [], labels }: ThreatPicture): DrawnFiles {
  const line = [
    `<g stroke="${inks.buoy}" stroke-width="2.6" stroke-linecap="round">`,
    createPathMarkup(fairway),
    dotted ? createPathMarkup(dotted, { 'stroke-dasharray': '2 8' }) : '',
    '</g>',
    buoy ? drawDots([buoy], inks.buoy) : '',
  ];
  return {
    [`${name}.svg`]: createSvgFile(
      threatPictureSize.width,
      threatPictureSize.height,
      [...body, ...line, ...over].join(''),
    ),
    ...(labels ? { [`${name}.json`]: createJsonFile({ ...threatPictureSize, labels: inParts(labels) }) } : {}),
  };
}

export const drawDots = (at: readonly Point[], fill: string): string =>
  createShapesMarkup(
    at.map((point) => createEllipse(point, [7, 7])),
    { fill },
  );

const inParts = (labels: Readonly<Record<string, LabelPlace>>) =>
  Object.fromEntries(
    Object.entries(labels).map(([key, { at, align }]) => [
      key,
      { x: part(at[0] / threatPictureSize.width), y: part(at[1] / threatPictureSize.height), align },
    ]),
  );

const part = (value: number): number => Math.round(value * 10_000) / 10_000;
