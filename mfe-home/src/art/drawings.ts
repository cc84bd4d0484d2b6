import {
  brandWord,
  type Drawing,
  inks,
  pens,
  peopleRiver,
  stonesInStream,
  wordDownSteps,
  wordInStream,
} from 'shared/art';

/** The hero from 768 px on: the brand from margin to margin (4.45 % of the width on each side). */
const wideHero = {
  width: 1600,
  height: 1200,
  cell: 2.5,
  left: 71.2,
  tracking: -0.02,
  clearance: 6,
  sway: [-0.08, 0.14, -0.14, 0.12, -0.12, 0.1],
  step: 10,
  shortest: 140,
  seed: 11,
  unrest: { strength: 0.0026, grain: 0.0019 },
  pens: pens.deepWater,
};

/** The hero of a phone: the brand in three steps, the stream running downwards. */
const tallHero = {
  width: 390,
  height: 900,
  cell: 1,
  size: 192,
  clearance: 2.5,
  fairwayAt: 158,
  step: 5,
  shortest: 60,
  seed: 5,
  unrest: { strength: 0.007, grain: 0.006 },
  pens: pens.deepWaterPortrait,
};

/** A row of the services block, one current for each service in its colour. Particles ride on its lines. */
const current = (name: string, color: string, seed: number, stones: Parameters<typeof stonesInStream>[0]['stones']) =>
  stonesInStream({
    name,
    width: 1600,
    height: 240,
    cell: 2.5,
    step: 9,
    shortest: 140,
    seed,
    unrest: { strength: 0.006, grain: 0.0026 },
    stones,
    stoneFill: inks.deep,
    pens: { color, thin: [1, 0.55], heavy: [1.6, 1], tolerance: 0.5 },
    crop: 'xMidYMid slice',
    riders: 8,
  });

/** The drawings of the home page; `npm run art mfe-home` draws them. */
export const drawings: readonly Drawing[] = [
  wordInStream({ ...wideHero, name: 'hero-ua', word: brandWord.ua, fills: 1458, baseline: 734 }),
  // The English word is narrower, so that "Agency" has its place under the last letter.
  wordInStream({ ...wideHero, name: 'hero-en', word: brandWord.en, fills: 1330, baseline: 736 }),
  wordDownSteps({
    ...tallHero,
    name: 'hero-portrait-ua',
    word: brandWord.ua,
    steps: [
      { left: 22, baseline: 306 },
      { left: 70, baseline: 430 },
      { left: 138, baseline: 556 },
    ],
  }),
  wordDownSteps({
    ...tallHero,
    name: 'hero-portrait-en',
    word: brandWord.en,
    steps: [
      { left: 22, baseline: 298 },
      { left: 84, baseline: 412 },
      { left: 138, baseline: 532 },
    ],
  }),
  peopleRiver({ name: 'river', flows: 'right', seed: 5 }),
  peopleRiver({ name: 'river-portrait', flows: 'down', seed: 5 }),
  current('current-websites', inks.blue, 41, [{ x: 1050, y: 120, width: 140, height: 92, seed: 2 }]),
  current('current-cmsFramework', inks.green, 42, [
    { x: 900, y: 90, width: 80, height: 52, seed: 3 },
    { x: 1200, y: 160, width: 120, height: 80, seed: 4 },
  ]),
  current('current-webDesign', inks.amber, 43, [{ x: 1100, y: 140, width: 192, height: 104, seed: 5 }]),
  current('current-digitalMarketing', inks.red, 44, [
    { x: 980, y: 80, width: 68, height: 44, seed: 6 },
    { x: 1120, y: 170, width: 80, height: 56, seed: 7 },
    { x: 1290, y: 100, width: 88, height: 60, seed: 8 },
  ]),
];
