/** Position, scale and rotation (in degrees) of a painted object. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
}

export const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Wraps a drawing in a group that moves, rotates and scales it. */
export const placeDrawing = ({ x = 0, y = 0, scale = 1, turn = 0 }: Placement, drawing: string): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})${turn ? ` rotate(${formatNumber(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${drawing}</g>`;

/** Returns an SVG that fills its box: cropped (`slice`) or wholly visible (`meet`). */
export const createSvgElement = (
  width: number,
  height: number,
  drawing: string,
  fit: 'slice' | 'meet' = 'slice',
): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="100%" height="100%" preserveAspectRatio="xMidYMid ${fit}" style="display:block">${drawing}</svg>`;

/** Builds the id of an SVG definition from its parameters. Equal definitions get equal ids, so a document may contain both. */
export const createDefinitionId = (...parts: readonly (string | number)[]): string =>
  parts.join('_').replace(/[^\w-]/g, '');

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Returns a linear gradient, by default from left to right. */
export const createLinearGradient = (name: string, list: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string =>
  `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;

export const createRadialGradient = (name: string, list: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string =>
  `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;

export const createBlurFilter = (name: string, deviation: number): string =>
  `<filter id="${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
