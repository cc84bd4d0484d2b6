import { type Drawing, drawStonesInStream, inks, pens } from 'studio/art';

const name = 'banner-old-quay';

/** The banner of the page. The seed comes from the page's name, so that each page has different water. */
export const drawings: readonly Drawing[] = [
  drawStonesInStream({
    name,
    width: 1440,
    height: 560,
    cell: 2.5,
    step: 11,
    shortest: 160,
    seed: [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7),
    unrest: { strength: 0.003, grain: 0.0017 },
    stones: [
      { x: 1080, y: 206, width: 250, height: 156, seed: 13, meets: 226 },
      { x: 868, y: 300, width: 96, height: 64, seed: 18, meets: 296 },
      { x: 1296, y: 330, width: 170, height: 108, seed: 29, meets: 344 },
    ],
    stoneFill: inks.stone,
    stoneEdge: inks.stoneEdge,
    pens: pens.deep,
    crop: 'xMaxYMid slice',
  }),
];
