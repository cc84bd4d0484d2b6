/** Width in pixels of the mask: the edge of water, and the strips of the old page behind it. */
export const edgeWidth = 320;

/** Distance in pixels from the mask's left side to the edge of water. */
const edgeAt = 208;
/** Strips of the old page left of the edge: distance from the edge in px, width in px, opacity. */
const threads = [
  [14, 7, 0.8],
  [32, 4, 0.5],
  [58, 2.5, 0.3],
] as const;

const height = 1000;

/** Returns the horizontal offset in px of the edge, or of a strip `behind` px left of it. `y` is 0 at the top, 1 at the bottom. */
const wave = (y: number, behind: number): number =>
  (46 * Math.sin(y * 5.2 + 0.7) + 17 * Math.sin(y * 12.6 + 2.1)) * (1 - behind / 220) + 12 * Math.sin(y * 2.2);

function points(steps: number, behind: number): string {
  const place = (index: number): string => {
    const y = index / steps;
    return `${(edgeAt - behind + wave(y, behind)).toFixed(0)} ${(y * height).toFixed(0)}`;
  };
  return Array.from({ length: steps + 1 }, (_, index) => place(index)).join('L');
}

const picture = (width: number, tall: number, body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${tall}' preserveAspectRatio='none'>${body}</svg>`,
  )
    .replaceAll('%20', ' ')
    .replaceAll('%2F', '/')
    .replaceAll('%3D', '=')}")`;

/** Returns the mask of the edge of water, which is stretched to the viewport's height. The old page is visible right of the edge. */
export function createEdgeMask(): string {
  const lines = threads.map(
    ([behind, width, opacity]) =>
      `<path d='M${points(20, behind)}' stroke-width='${width}' stroke-opacity='${opacity}'/>`,
  );
  const dry = `<path d='M${edgeWidth} 0L${points(32, 0)}L${edgeWidth} ${height}z'/>`;
  return picture(edgeWidth, height, `${dry}<g fill='none' stroke='#000'>${lines.join('')}</g>`);
}

/** Height in pixels of the strip in which the orange line moves. */
export const fairwayHeight = 48;
export const fairwayLength = 460;

/** Draws the orange line of a page transition, with a dot at its front end. */
export function drawTransitionFairway(color: string): string {
  const [length, middle] = [fairwayLength, fairwayHeight / 2];
  const shades = [0, 0.55, 1].map((at) => `<stop offset='${at}' stop-color='${color}' stop-opacity='${at}'/>`);
  const body = [
    `<linearGradient id='f'>${shades.join('')}</linearGradient>`,
    `<path d='M0 ${middle + 8}C90 ${middle + 12} 130 ${middle - 10} 220 ${middle - 9}S350 ${middle} ${length - 6} ${middle}' fill='none' stroke='url(#f)' stroke-width='2.4'/>`,
    `<circle cx='${length - 6}' cy='${middle}' r='5' fill='${color}'/>`,
  ];
  return picture(length, fairwayHeight, body.join(''));
}
