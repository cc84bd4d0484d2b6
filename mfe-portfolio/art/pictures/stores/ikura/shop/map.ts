import { paintCityMap } from '../../../painters/cityMap.ts';

/** Returns Ikura's map for its couriers, in warm colours. */
export const drawCourierMap = (width: number, height: number, seed: number, columns: number, rows: number) =>
  paintCityMap({
    width,
    height,
    seed,
    columns,
    rows,
    turn: 9,
    river: { top: 0.8, bottom: 0.9, width: 260 },
    parks: ['4,5', '3,2', '5,7'],
    colours: {
      land: '#EFE6D6',
      street: '#FFFDF8',
      houses: ['#E2D6C2', '#DACDB6', '#E7DDCC', '#D6C8B0'],
      park: '#CFE1B9',
      tree: '#A9CB8F',
      water: '#BFE0E4',
      wave: '#A4D0D7',
    },
  });

export const drawMapLabel = (text: string, x: number, y: number, turn: number, colour = '#7a6c5e') =>
  `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})" style="font:500 15px 'Golos Text'" fill="${colour}" stroke="#FFFDF8" stroke-width="4" paint-order="stroke">${text}</text>`;
