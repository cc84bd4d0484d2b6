import { type Drawing, inks, type Point, pens, type Shape, stonesInStream } from 'studio/art';
import type { BanneredKey } from '../services/ServiceBanner/bannerDrawings.ts';
import { waters } from '../services/ServiceBanner/waters.ts';
import { assembly } from './assembly.ts';
import { budgetPlan } from './budgetPlan.ts';
import { delta } from './delta.ts';
import { funnel } from './funnel.ts';
import { ladder } from './ladder.ts';
import { letterCurrents } from './letterCurrents.ts';
import { letterStones } from './letterStones.ts';
import { locks } from './locks.ts';
import { methodRing } from './methodRing.ts';
import { orderRivers } from './orderRivers.ts';
import { paperInks } from './paperInks.ts';
import { type PostScene, postScene } from './postScene.ts';
import { ropeCoil } from './ropeCoil.ts';
import { stationedCourse } from './stationedCourse.ts';
import { systemChart } from './systemChart.ts';
import { tributaries } from './tributaries.ts';
import { works } from './work/drawings.ts';
import { workingTerms } from './workingTerms.ts';

/** Every banner of a service is one water, in the service's colour; what stands in it tells the pages apart, too. */
const banner = (key: BanneredKey) =>
  ({
    name: `banner-${key}`,
    width: 1440,
    height: 720,
    cell: 2.5,
    clearance: 6,
    step: 10.5,
    shortest: 150,
    unrest: { strength: 0.0028, grain: 0.0019 },
    pens: pens.deep,
    water: waters[key],
    answers: true,
    masked: true,
  }) as const;

/** The same on phones, where its letters would be too small side by side: only the water is answered, as nothing there is kept whole by a mask. */
const upright = (key: BanneredKey) => ({ ...banner(key), name: `banner-${key}-upright`, masked: undefined });

/** Land between a shore and the edge of the drawing that is nearer. */
function bank(from: Point, pulled: Point, pulling: Point, to: Point): Shape {
  const edge = from[1] < 360 ? -20 : 740;
  return [
    ['M', [from[0] - 20, edge]],
    ['L', [from[0] - 20, from[1]]],
    ['C', pulled, pulling, to],
    ['L', [to[0] + 20, to[1]]],
    ['L', [to[0] + 20, edge]],
    ['Z'],
  ];
}

/** A card of the marketing hub on a phone: a current of its own. */
const channel = (service: string, color: string, index: number) =>
  stonesInStream({
    name: `channel-${service}`,
    width: 350,
    height: 180,
    cell: 1,
    step: 7,
    shortest: 60,
    seed: 30 + index,
    unrest: { strength: 0.01, grain: 0.006 },
    stones: [
      {
        // Where the way on stands.
        x: 312,
        y: 90,
        width: 66 - index * 2,
        height: 78 - index * 3,
        seed: index + 5,
        meets: 76 + index * 10,
      },
    ],
    stoneFill: inks.deep,
    pens: { color, thin: [0.9, 0.5], heavy: [1.4, 0.95], tolerance: 0.25 },
    crop: 'none',
    drift: 5,
  });

/** A post of the feed, in the colours of a case. */
const post = (key: string, motif: PostScene['motif'], seed: number, ground: string, color: string) =>
  postScene({
    name: `post-${key}`,
    motif,
    width: 640,
    height: 800,
    cell: 2,
    step: 13,
    shortest: 60,
    seed,
    unrest: { strength: 0.004, grain: 0.004 },
    ground,
    pens: { color, thin: [1.6, 0.6], heavy: [2.4, 0.95], tolerance: 0.5 },
  });

const marketing = [
  { key: 'seo', color: inks.blue },
  { key: 'ppc', color: inks.green },
  { key: 'smm', color: inks.amber },
  { key: 'marketing-strategy', color: inks.red },
] as const;

/** The drawings of the hubs and the services. */
export const drawings: readonly Drawing[] = [
  // They climb, and the fairway from step to step.
  letterStones({
    ...banner('seo'),
    letters: [
      { text: 'S', size: 336, left: 664, baseline: 450, meets: [262], look: 'foam' },
      { text: 'E', size: 336, left: 866, baseline: 396, meets: [370], look: 'foam' },
      { text: 'O', size: 336, left: 1126, baseline: 340, meets: [340], look: 'foam' },
    ],
    fairwayAt: 315,
    seed: 14,
  }),
  // Over the whole width, each smaller than the one before, and their river between its banks as the funnel below: what is left at the end is a sale.
  letterStones({
    ...banner('ppc'),
    step: 13,
    letters: [
      { text: 'P', size: 486, left: 64, baseline: 490, meets: [300], look: 'foam' },
      { text: 'P', size: 330, left: 690, baseline: 440, meets: [404], look: 'foam' },
      { text: 'C', size: 222, left: 1259, baseline: 404, meets: [326], look: 'foam' },
    ],
    banks: [
      { shape: bank([0, 24], [430, 30], [860, 176], [1440, 214]), value: 0 },
      { shape: bank([0, 690], [430, 684], [860, 500], [1440, 446]), value: 720 },
    ],
    fairwayAt: 364,
    seed: 24,
  }),
  letterStones({
    ...upright('ppc'),
    letters: [
      { text: 'P', size: 486, left: 706, baseline: 446, meets: [250], look: 'foam' },
      { text: 'P', size: 330, left: 1024, baseline: 386, meets: [322], look: 'foam' },
      { text: 'C', size: 200, left: 1254, baseline: 334, meets: [262], look: 'foam' },
    ],
    fairwayAt: 300,
    seed: 24,
  }),
  // Stepping stones: who crosses goes from one to the next, and the stream goes round them on both sides.
  letterStones({
    ...banner('smm'),
    letters: [
      { text: 'S', size: 330, left: 64, baseline: 632, meets: [520], look: 'foam' },
      { text: 'M', size: 330, left: 500, baseline: 666, meets: [566], look: 'foam' },
      { text: 'M', size: 330, left: 1085, baseline: 622, meets: [520], look: 'foam' },
    ],
    fairwayAt: 540,
    seed: 19,
  }),
  // Islands of one archipelago.
  letterStones({
    ...upright('smm'),
    letters: [
      { text: 'S', size: 330, left: 736, baseline: 346, meets: [250], look: 'foam' },
      { text: 'M', size: 222, left: 938, baseline: 444, meets: [372], look: 'foam' },
      { text: 'M', size: 252, left: 1170, baseline: 286, meets: [246], look: 'foam' },
    ],
    fairwayAt: 304,
    seed: 19,
  }),
  // The plan goes straight, from question to answer; the fairway as the water lets it.
  letterStones({
    ...banner('marketing-strategy'),
    letters: [{ text: '?', size: 494, left: 1024, baseline: 446, meets: [256], look: 'foam' }],
    stones: [
      { x: 700, y: 214, width: 170, height: 120, seed: 34, meets: 256 },
      { x: 870, y: 372, width: 180, height: 140, seed: 41, meets: 330 },
    ],
    marks: [700, 870, 1010, 1340],
    fairwayAt: 300,
    seed: 26,
  }),
  // Between the braces there is nothing but water: the four services stand below.
  letterStones({
    ...banner('cms-framework'),
    letters: [
      { text: '{', size: 360, left: 794, baseline: 382, meets: [262], look: 'foam', weight: 300 },
      { text: '}', size: 360, left: 1230, baseline: 382, meets: [300], look: 'foam', weight: 300 },
    ],
    fairwayAt: 268,
    seed: 17,
  }),
  letterStones({
    ...banner('wordpress'),
    letters: [{ text: 'W', size: 490, left: 840, baseline: 436, meets: [250], look: 'foam' }],
    fairwayAt: 280,
    seed: 15,
  }),
  // The picture of a page that is being written. Its fairway leaves for the list of what pages are made of.
  letterStones({
    name: 'editor',
    width: 760,
    height: 330,
    cell: 2,
    letters: [{ text: 'W', size: 290, left: 214, baseline: 250, meets: [120], look: 'blue' }],
    fairwayAt: 150,
    clearance: 5,
    step: 9,
    shortest: 90,
    seed: 63,
    unrest: { strength: 0.004, grain: 0.0036 },
    pens: { color: '#6f9dff', thin: [1, 0.6], heavy: [1.6, 0.95], tolerance: 0.35 },
  }),
  // The two wheels of a cart; what is carried hangs between them, and there the words are.
  letterStones({
    ...banner('opencart'),
    letters: [
      { text: 'O', size: 452, left: 64, baseline: 556, meets: [636], look: 'foam' },
      { text: 'C', size: 452, left: 1147, baseline: 556, meets: [636], look: 'foam' },
    ],
    fairwayAt: 630,
    seed: 16,
  }),
  // What it is carried in, and what is bought: two basins, and the way goes through between them.
  letterStones({
    ...upright('opencart'),
    letters: [
      { text: 'O', size: 412, left: 780, baseline: 394, meets: [236], look: 'foam' },
      { text: 'C', size: 412, left: 1096, baseline: 448, meets: [346], look: 'foam' },
    ],
    fairwayAt: 284,
    seed: 16,
  }),
  // A wall that the water is held by, and a sill that it goes out over: between them the words.
  letterStones({
    ...banner('laravel'),
    letters: [{ text: 'L', size: 590, left: 64, baseline: 612, meets: [590], look: 'foam' }],
    fairwayAt: 584,
    seed: 18,
  }),
  // The second is a pillar in the middle, down between the words, and the stream parts at it.
  letterStones({
    ...banner('symfony'),
    letters: [
      { text: 'S', size: 400, left: 380, baseline: 444, meets: [378], look: 'foam' },
      { text: 'f', size: 640, left: 624, baseline: 604, meets: [300], look: 'foam' },
    ],
    fairwayAt: 340,
    seed: 20,
  }),
  delta({
    name: 'delta',
    width: 1440,
    height: 680,
    cell: 2.5,
    channels: marketing,
    margin: 64,
    inflow: { top: 12, bottom: 164 },
    piers: 206,
    linesPerChannel: 24,
    seed: 5,
    unrest: { strength: 0.0028, grain: 0.0026 },
    pens: { thin: [1, 0.5], heavy: [1.6, 0.95], tolerance: 0.5 },
    drift: 6,
  }),
  // The same water for phones: it comes down beside the words and leaves a channel at each row.
  delta({
    name: 'delta-upright',
    upright: true,
    width: 672,
    height: 390,
    cell: 1.5,
    channels: marketing,
    margin: 0,
    inflow: { top: 6, bottom: 78 },
    piers: 98,
    linesPerChannel: 6,
    seed: 5,
    unrest: { strength: 0.003, grain: 0.004 },
    pens: { thin: [1, 0.5], heavy: [1.1, 0.9], tolerance: 0.4 },
    drift: 5,
  }),
  ...marketing.map(({ key, color }, index) => channel(key, color, index)),
  letterCurrents({
    name: 'reaches-cms-framework',
    prefix: 'reach',
    width: 328,
    height: 296,
    cell: 1.6,
    reaches: [
      { key: 'wordpress', text: 'W', meets: 176 },
      { key: 'opencart', text: 'OC', meets: 120 },
      { key: 'laravel', text: 'L', meets: 176 },
      { key: 'symfony', text: 'Sf', meets: 120 },
    ],
    size: 226,
    baseline: 224,
    tracking: 0.01,
    fill: '#6f9dff',
    edge: '#6f9dff',
    fairwayAt: 148,
    step: 8,
    shortest: 60,
    seed: 33,
    unrest: { strength: 0.006, grain: 0.004 },
    pens: { color: '#6f9dff', thin: [1, 0.5], heavy: [1.6, 0.8], tolerance: 0.25 },
    drift: 5,
  }),
  workingTerms({
    name: 'terms',
    width: 420,
    height: 96,
    cell: 1,
    years: 13,
    people: 5,
    seed: 81,
    unrest: { strength: 0.034, grain: 0.0085 },
  }),
  methodRing({
    name: 'method',
    stations: 6,
    pens: { color: inks.water, thin: [0.9, 0.45], heavy: [1.4, 0.8], tolerance: 0.3 },
  }),
  funnel({
    name: 'funnel',
    width: 1440,
    height: 480,
    cell: 2,
    counts: [60, 12, 3],
    lostAbove: [23, 4],
    // Above the left edges of three columns of text.
    stations: [64, 509, 955],
    inflow: [22, 458],
    banks: [
      [
        { from: { x: 410, y: 92, radius: 78 }, to: { x: 700, y: 112, radius: 60 }, seed: 5 },
        { from: { x: 424, y: 392, radius: 76 }, to: { x: 716, y: 376, radius: 66 }, seed: 8 },
      ],
      [
        { from: { x: 948, y: 116, radius: 92 }, to: { x: 1560, y: 96, radius: 74 }, seed: 11 },
        { from: { x: 968, y: 362, radius: 90 }, to: { x: 1560, y: 384, radius: 70 }, seed: 14 },
      ],
    ],
    step: 8,
    seed: 51,
    unrest: { strength: 0.0044, grain: 0.0026 },
    color: paperInks.green,
    tolerance: 0.4,
    runs: [8, 44],
    weight: 1,
  }),
  // On phones the figures stand on its left banks.
  funnel({
    name: 'funnel-upright',
    upright: true,
    width: 500,
    height: 390,
    cell: 1,
    counts: [60, 12, 3],
    lostAbove: [27, 5],
    stations: [40, 190, 400],
    inflow: [84, 376],
    banks: [
      [
        { from: { x: 170, y: 80, radius: 85 }, to: { x: 225, y: 60, radius: 60 }, seed: 5 },
        { from: { x: 170, y: 328, radius: 60 }, to: { x: 225, y: 345, radius: 45 }, seed: 8 },
      ],
      [
        { from: { x: 400, y: 90, radius: 92 }, to: { x: 640, y: 80, radius: 80 }, seed: 11 },
        { from: { x: 400, y: 300, radius: 74 }, to: { x: 640, y: 310, radius: 60 }, seed: 14 },
      ],
    ],
    step: 5,
    seed: 51,
    unrest: { strength: 0.0044, grain: 0.0026 },
    color: paperInks.green,
    tolerance: 0.3,
    runs: [5, 26],
    weight: 0.75,
  }),
  stationedCourse({
    name: 'course',
    width: 1440,
    height: 320,
    cell: 2.5,
    // Above the left edges of four columns of text.
    stations: [
      [90, 196],
      [424, 112],
      [758, 208],
      [1092, 124],
    ],
    stones: [
      { x: 258, y: 70, width: 150, height: 104, seed: 31, meets: 128 },
      { x: 590, y: 254, width: 160, height: 112, seed: 34, meets: 196 },
      { x: 926, y: 78, width: 150, height: 108, seed: 41, meets: 132 },
      { x: 1290, y: 226, width: 170, height: 120, seed: 37, meets: 196 },
    ],
    step: 9,
    shortest: 120,
    seed: 57,
    unrest: { strength: 0.003, grain: 0.0022 },
    color: paperInks.red,
    pens: pens.paper,
  }),
  budgetPlan({
    name: 'plan',
    width: 1000,
    height: 440,
    end: 970,
    apart: 6.4,
    // Paid search, SEO, social media, mailings, partnerships.
    channels: [
      { color: inks.green, top: 30 },
      { color: '#6f9dff', top: 152 },
      { color: inks.amber, top: 248 },
      { color: inks.tide, top: 322 },
      { color: inks.foam, top: 394 },
    ],
    months: [
      [12, 8, 0, 0, 0],
      [10, 7, 3, 0, 0],
      [8, 6, 4, 2, 0],
      [7, 6, 4, 2, 1],
      [5, 6, 4, 3, 2],
      [4, 6, 4, 3, 3],
    ],
    // It begins in paid search and goes over to SEO, then to social media.
    fairway: 11,
  }),
  post('ikura', 'roe', 71, '#d63a12', '#fbf6ee'),
  post('zoo-expert', 'cat', 73, '#1e4d3a', '#f7c520'),
  post('key4gg', 'planet', 79, '#0d0a1c', '#8b6cff'),
  ladder({
    name: 'ladder',
    width: 1312,
    height: 560,
    positions: 10,
    begins: 9,
    changes: { 1: [0], 2: [4], 4: [2], 5: [0], 6: [6], 7: [3] },
  }),
  tributaries({
    name: 'tributaries',
    width: 240,
    row: 120,
    count: 6,
    strands: 4,
    apart: 6,
    radius: 56,
    color: inks.amber,
    strip: { width: 48, strands: 2, apart: 3, radius: 24 },
  }),
  systemChart({
    name: 'systems',
    width: 760,
    height: 560,
    cell: 2,
    systems: [
      { key: 'wordpress', x: 128, y: 404, meets: 420 },
      { key: 'opencart', x: 312, y: 330, meets: 312 },
      { key: 'laravel', x: 492, y: 226, meets: 244 },
      { key: 'symfony', x: 646, y: 112, meets: 98 },
    ],
    radius: [58, 42],
    step: 9.5,
    shortest: 120,
    seed: 61,
    unrest: { strength: 0.004, grain: 0.003 },
    pens: { ...pens.paper, color: paperInks.blue, thin: [0.8, 0.4], heavy: [1.3, 0.7] },
  }),
  // The first reach is the queue; behind it a lock for every step of a job.
  locks({
    name: 'locks',
    width: 1440,
    height: 470,
    // Above the left edges of five columns of text.
    stations: [90, 357, 624, 892, 1159],
    gates: [286, 553, 820, 1088, 1355],
    from: 120,
    drop: 46,
    half: 88,
    lines: 15,
    throat: 0.26,
    seed: 67,
    strip: { width: 84, row: 180, half: 34, lines: 7, fairwayAt: 48 },
  }),
  assembly({
    name: 'assembly',
    width: 1440,
    height: 600,
    block: [200, 132],
    apart: 12,
    from: [414, 236],
    perRow: 3,
    // Of the six the one at the upper right is taken out, downstream.
    pulled: { index: 2, to: [1130, 76] },
    cell: 2.5,
    step: 10,
    shortest: 120,
    signs: ['access', 'currencies', 'exchange', 'stock', 'records', 'books'],
    signSize: 42,
    seed: 71,
  }),
  assembly({
    name: 'assembly-upright',
    width: 390,
    height: 640,
    block: [144, 96],
    apart: 9,
    from: [28, 292],
    perRow: 2,
    pulled: { index: 1, to: [218, 120] },
    cell: 1.5,
    step: 10,
    shortest: 80,
    signs: ['access', 'exchange', 'currencies', 'stock', 'records', 'books'],
    signSize: 28,
    seed: 73,
  }),
  ropeCoil({ name: 'coil', width: 640, height: 640, turns: 5, apart: 46, seed: 5 }),
  ...works,
  ...orderRivers,
];
