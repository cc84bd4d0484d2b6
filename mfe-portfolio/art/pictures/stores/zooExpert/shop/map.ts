import { formatNumber } from '../../../draw/svg.ts';
import { paintCityMap } from '../../../painters/cityMap.ts';

export const drawTownMap = (
  width: number,
  height: number,
  seed: number,
  columns: number,
  rows: number,
  parks: string[],
) =>
  paintCityMap({
    width,
    height,
    seed,
    columns,
    rows,
    turn: -12,
    river: { top: 0.52, bottom: 0.78, width: width * 0.17 },
    parks,
    colours: {
      land: '#F1EFDC',
      street: '#FFFFFF',
      houses: ['#E3E3CC', '#DADCC2', '#E9E8D6', '#D3D8BC'],
      park: '#CBE3B4',
      tree: '#9FCB86',
      water: '#B9DFE8',
      wave: '#9ED0DD',
    },
  });

/** Returns a pin for a location: a yellow drop with a paw. The chosen location has a large green one. */
export function drawMapPin(x: number, y: number, chosen = false): string {
  const scale = chosen ? 1.7 : 1;
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale})"><ellipse rx="11" ry="4" fill="#000" opacity=".22"/><path d="M0 0C-22-26-20-54 0-54S22-26 0 0Z" fill="${chosen ? '#14301F' : '#F7C520'}" stroke="#fff" stroke-width="${chosen ? 2 : 3}"/><g transform="translate(0 -33) scale(.56)" fill="${chosen ? '#F7C520' : '#14301F'}"><ellipse cy="8" rx="10" ry="8.5"/><ellipse cx="-14" cy="-3" rx="4" ry="5.5"/><ellipse cx="14" cy="-3" rx="4" ry="5.5"/><ellipse cx="-5" cy="-12" rx="4" ry="6"/><ellipse cx="5" cy="-12" rx="4" ry="6"/></g></g>`;
}

export const drawStreetName = (text: string, x: number, y: number, turn: number, colour = '#7d8468') =>
  `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})" style="font:600 14px Manrope" fill="${colour}" stroke="#fff" stroke-width="4" paint-order="stroke">${text}</text>`;
