import { brandWord, type Drawing, drawStonesInStream, drawWordInStream, inks, type Pens, pens } from 'studio/art';
import { riverSizes } from '../src/reviews/riverSizes.ts';
import { drawDniproChart } from './dniproChart.ts';
import { drawIslandsInStream } from './islandsInStream.ts';
import { drawMessageSent } from './messageSent.ts';
import { drawNumberedStones } from './numberedStones.ts';
import { drawPeopleRiver } from './peopleRiver.ts';
import { drawRiverBranches } from './riverBranches.ts';
import { drawServiceLens } from './serviceLens.ts';
import {
  drawTurnkeyFigure,
  drawTurnkeyFork,
  drawTurnkeyGather,
  drawTurnkeySpread,
  drawTurnkeyWay,
} from './turnkeyPoints.ts';
import { drawTurnkeyRiver } from './turnkeyRiver.ts';
import { drawWordDownSteps } from './wordDownSteps.ts';

/** The hero from 768 px on. The brand spans the page between its margins, which are 4.45 % of the width each. */
const hero = {
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
  pens: pens.deep,
  // Opacity of the lines at heights in the drawing, in fractions of its height. The opacity is low behind text.
  fade: [
    [0.14, 0],
    [0.27, 0.6],
    [0.38, 1],
    [0.7, 1],
    [0.75, 0.53],
    [0.79, 0.13],
  ],
} as const;

/** The hero on phones: the brand on three steps, with the stream running down. */
const portraitHero = {
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
  pens: pens.deepPortrait,
  fade: [
    [0, 0.07],
    [0.15, 0.2],
    [0.22, 1],
    [0.58, 1],
    [0.65, 0.2],
    [1, 0.13],
  ],
} as const;

/** Returns the stream of a row in the services block, in the service's colour. Particles drift along its lines. */
const current = (
  name: string,
  color: string,
  seed: number,
  stones: Parameters<typeof drawStonesInStream>[0]['stones'],
) =>
  drawStonesInStream({
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
    // No outline around a stone, because the lens over it has its own border, slightly inside the stone's edge.
    stoneEdge: 'none',
    pens: { color, thin: [1, 0.55], heavy: [1.6, 1], tolerance: 0.5 },
    crop: 'none',
    drift: 6,
  });

/** Returns the banner of a page: a stream around `stones`, without letters. The seed varies the water. */
const banner = (name: string, seed: number, stones: Parameters<typeof drawStonesInStream>[0]['stones']) =>
  drawStonesInStream({
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

/** Returns the stream across the top of a legal text, with a numbered stone for each clause. The orange line runs between the stones. */
const clauses = (name: string, seed: number) => {
  const fairway = 112;
  return drawNumberedStones({
    name,
    numerals: 30,
    width: 1440,
    height: 224,
    cell: 2,
    step: 9,
    shortest: 160,
    seed,
    unrest: { strength: 0.003, grain: 0.0024 },
    fairwayAt: fairway,
    stones: Array.from({ length: clauseCount }, (_, index) => {
      const above = index % 2 === 0;
      const [grown, low] = [((index * 7 + seed) % 5) / 4, ((index * 3 + seed) % 4) / 3];
      const away = (above ? -1 : 1) * (34 + 18 * low);
      return {
        x: 92 + (1256 * index) / (clauseCount - 1),
        y: fairway + away,
        width: 70 + 40 * grown,
        height: 42 + 20 * grown,
        seed: seed + index * 3,
        meets: fairway + away * 0.8,
      };
    }),
    stoneFill: inks.paper,
    stoneEdge: inks.ink,
    pens: { ...pens.paper, color: inks.tideInk },
    crop: 'xMidYMid slice',
  });
};

/** Number of clauses: eleven in the terms, and eleven in the privacy policy. */
const clauseCount = 11;

const people = { first: 6, today: 60 };

const islands = {
  seed: 6,
  unrest: { strength: 0.002, grain: 0.003 },
  pens: { color: inks.ink, thin: [0.8, 0.34], heavy: [1.4, 0.62], tolerance: 0.3 },
} as const;

/** Stones of the reviews, for a stream 144 px high: size, and `low`, the distance below the stream's middle, in px. */
const reviewStones = [
  { width: 92, height: 56, low: 2, seed: 3 },
  { width: 66, height: 46, low: -12, seed: 8 },
  { width: 104, height: 60, low: 8, seed: 13 },
  { width: 72, height: 50, low: -4, seed: 21 },
  { width: 96, height: 48, low: 12, seed: 5 },
  { width: 70, height: 52, low: -8, seed: 17 },
  { width: 98, height: 58, low: 4, seed: 29 },
] as const;

/** Returns the stream above the reviews. Above each review is one part of the stream, with a stone near the part's left edge. */
const reviewsRiver = (name: string, { part, height, at }: (typeof riverSizes)[keyof typeof riverSizes], pens: Pens) =>
  drawStonesInStream({
    name,
    width: part * reviewStones.length,
    height,
    cell: 2,
    step: 7,
    shortest: 90,
    seed: 19,
    unrest: { strength: 0.005, grain: 0.005 },
    stones: reviewStones.map(({ width, height: high, low, seed }, index) => ({
      x: part * index + at,
      y: height / 2 + (low * height) / 144,
      width: (width * height) / 144,
      height: (high * height) / 144,
      seed,
    })),
    stoneFill: inks.paper2,
    pens,
    crop: 'none',
  });

export const drawings: readonly Drawing[] = [
  drawWordInStream({ ...hero, name: 'hero-ua', word: brandWord.ua, fills: 1458, baseline: 734 }),
  // Makes the English word narrower, so that "Agency" fits below its last letter.
  drawWordInStream({ ...hero, name: 'hero-en', word: brandWord.en, fills: 1330, baseline: 736 }),
  drawWordDownSteps({
    ...portraitHero,
    name: 'hero-ua-portrait',
    word: brandWord.ua,
    steps: [
      { left: 22, baseline: 306 },
      { left: 70, baseline: 430 },
      { left: 138, baseline: 556 },
    ],
  }),
  drawWordDownSteps({
    ...portraitHero,
    name: 'hero-en-portrait',
    word: brandWord.en,
    // Makes the letters smaller and further apart than in Ukrainian, because the third step starts with a tall letter.
    size: 180,
    steps: [
      { left: 22, baseline: 284 },
      { left: 80, baseline: 392 },
      { left: 138, baseline: 543 },
    ],
  }),
  drawPeopleRiver({ name: 'history', flows: 'right', people, seed: 5 }),
  drawPeopleRiver({ name: 'history-portrait', flows: 'down', people, seed: 5 }),
  // Streams of the services. The first stone of each lies under the row's lens, between title and sentence.
  current('current-websites', inks.blue, 41, [{ x: 912, y: 120, width: 232, height: 158, seed: 2 }]),
  current('current-cms-framework', inks.green, 42, [
    { x: 930, y: 120, width: 212, height: 146, seed: 3 },
    { x: 1420, y: 170, width: 96, height: 60, seed: 4 },
  ]),
  current('current-web-design', inks.amber, 43, [{ x: 918, y: 120, width: 240, height: 166, seed: 5 }]),
  current('current-digital-marketing', inks.red, 44, [
    { x: 932, y: 120, width: 220, height: 152, seed: 6 },
    { x: 1440, y: 64, width: 84, height: 52, seed: 7 },
  ]),
  reviewsRiver('reviews-river', riverSizes.wide, pens.paper),
  reviewsRiver('reviews-river-portrait', riverSizes.narrow, pens.paperPortrait),
  drawServiceLens({ name: 'lens-websites', of: 'page', color: inks.blue, seed: 51 }),
  drawServiceLens({ name: 'lens-cms-framework', of: 'systems', color: inks.green, seed: 52 }),
  drawServiceLens({ name: 'lens-web-design', of: 'button', color: inks.amber, seed: 53 }),
  drawServiceLens({ name: 'lens-digital-marketing', of: 'channels', color: inks.red, seed: 54 }),
  drawTurnkeyRiver({ name: 'turnkey', width: 1312, gutter: 24, height: 300, lines: 11, figure: '4', trades: 6 }),
  drawTurnkeyWay('turnkey-way'),
  drawTurnkeyFigure({ name: 'turnkey-months', figure: '4' }),
  drawTurnkeyFork('turnkey-terms'),
  drawTurnkeySpread({ name: 'turnkey-tasks', lines: 11 }),
  drawTurnkeyGather({ name: 'turnkey-team', lines: 6 }),
  drawIslandsInStream({
    ...islands,
    name: 'achievements',
    width: 1440,
    height: 340,
    cell: 2,
    step: 10,
    shortest: 90,
    islands: [
      { at: [124, 170], radii: [104, 38] },
      { at: [360, 170], radii: [112, 44] },
      { at: [720, 170], radii: [262, 112] },
      { at: [1080, 170], radii: [112, 44] },
      { at: [1316, 170], radii: [104, 38] },
    ],
  }),
  drawIslandsInStream({
    ...islands,
    name: 'achievements-portrait',
    width: 390,
    height: 260,
    cell: 1,
    step: 8,
    shortest: 90,
    islands: [{ at: [195, 130], radii: [142, 74] }],
  }),
  // The whole chart, for the social card of the contact page.
  drawDniproChart({ name: 'contact-chart', view: { x: 0, y: 0, width: 1600, height: 700 } }),
  // Chart behind the contact page's title: at the left, land under the title; at the right, city and mouth of the Samara.
  drawDniproChart({
    name: 'contact-sheet',
    view: { x: -560, y: 0, width: 1960, height: 600 },
    moved: { samara: { at: [1228, 404], align: 'start', turned: -8 } },
  }),
  // Chart above the title of the contact page on phones: the river at the city.
  drawDniproChart({
    name: 'contact-sheet-narrow',
    view: { x: 464, y: 206, width: 600, height: 326 },
    moved: {
      dnipro: { at: [704, 284], align: 'start', turned: 37 },
      centralBridge: { at: [495, 346], align: 'start', turned: 0 },
    },
  }),
  drawMessageSent('contact-sent'),
  drawRiverBranches({
    name: 'sitemap',
    width: 1312,
    height: 132,
    branches: [6, 340, 674, 1008],
    lines: 5,
    spacing: 3.2,
    turn: 58,
    page: { height: 150, lower: 18, falls: { from: 256, wider: 3.1 } },
  }),
  clauses('clauses-terms', 33),
  clauses('clauses-privacy', 58),
  banner('banner-terms', 33, [
    { x: 1150, y: 250, width: 300, height: 192, seed: 13, meets: 280 },
    { x: 900, y: 380, width: 104, height: 72, seed: 18, meets: 372 },
    { x: 1330, y: 420, width: 160, height: 100, seed: 15, meets: 430 },
  ]),
  banner('banner-privacy', 57, [
    { x: 960, y: 300, width: 240, height: 150, seed: 27, meets: 270 },
    { x: 1210, y: 180, width: 130, height: 84, seed: 22, meets: 190 },
    { x: 1290, y: 400, width: 196, height: 120, seed: 29, meets: 420 },
    { x: 780, y: 430, width: 70, height: 48, seed: 24, meets: 430 },
  ]),
];
