import { type Drawing, inks, pens, stonesInStream } from 'studio/art';

/** The head of a page, in another water for each seed. */
const banner = (name: string, seed: number, stones: Parameters<typeof stonesInStream>[0]['stones']) =>
  stonesInStream({
    name,
    width: 1440,
    height: 560,
    cell: 2.5,
    step: 11,
    shortest: 160,
    seed,
    unrest: { strength: 0.003, grain: 0.0017 },
    stones,
    stoneFill: inks.stone,
    stoneEdge: inks.stoneEdge,
    pens: pens.deep,
    crop: 'xMaxYMid slice',
  });

/** The drawings of the pages. */
export const drawings: readonly Drawing[] = [
  banner('banner-old-quay', 7, [
    { x: 1080, y: 206, width: 250, height: 156, seed: 13, meets: 226 },
    { x: 868, y: 300, width: 96, height: 64, seed: 18, meets: 296 },
    { x: 1296, y: 330, width: 170, height: 108, seed: 29, meets: 344 },
  ]),
];
