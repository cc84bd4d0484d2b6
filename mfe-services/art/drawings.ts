import { type Drawing, drawStonesInStream, inks, pens } from 'studio/art';
import { drawAssembly } from './assembly.ts';
import { banners } from './banners.ts';
import { benefitSignDrawings } from './benefitSigns.ts';
import { drawBudgetPlan } from './budgetPlan.ts';
import { drawDelta } from './delta.ts';
import { drawFunnel } from './funnel.ts';
import { drawJoiningChannels } from './joiningChannels.ts';
import { drawLadder } from './ladder.ts';
import { drawLetterCurrents } from './letterCurrents.ts';
import { drawLetterStones } from './letterStones.ts';
import { drawLockStairs } from './lockStairs.ts';
import { drawLocks } from './locks.ts';
import { drawMethodRing } from './methodRing.ts';
import { orderRivers } from './orderRivers.ts';
import { drawRopeCoil } from './ropeCoil.ts';
import { shopSignDrawings } from './shopSigns.ts';
import { drawSiteKinds } from './siteKinds.ts';
import { drawSocialPost, type PostSceneParameters } from './socialPostPicture.ts';
import { drawStationedCourse } from './stationedCourse.ts';
import { drawSystemChart } from './systemChart.ts';
import { drawTributaries } from './tributaries.ts';
import { paperInks } from './work/paperInks.ts';
import { drawWorkingTerms } from './workingTerms.ts';

/** Returns the water of a card on the marketing hub, for windows that do not show the delta. */
const channel = (service: string, color: string, index: number) =>
  drawStonesInStream({
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
        // Obstacle below the arrow of the card.
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

/** Returns the picture of a post in the feed, in the colours of a case. */
const post = (key: string, motif: PostSceneParameters['motif'], seed: number, ground: string, color: string) =>
  drawSocialPost({
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

export const drawings: readonly Drawing[] = [
  ...banners,
  // Picture of the page in `EditorScene`: islands in high water. Beyond the picture's right edge, the page continues the orange line to the
  // list of blocks.
  drawLetterStones({
    name: 'editor',
    width: 760,
    height: 330,
    cell: 2,
    letters: [],
    stones: [
      { x: 132, y: 108, width: 176, height: 104, seed: 4, meets: 96 },
      { x: 372, y: 232, width: 250, height: 132, seed: 9, meets: 236 },
      { x: 520, y: 74, width: 132, height: 72, seed: 16, meets: 70 },
      { x: 672, y: 226, width: 116, height: 78, seed: 21, meets: 232 },
    ],
    fairwayAt: 150,
    clearance: 5,
    step: 7,
    shortest: 90,
    seed: 63,
    unrest: { strength: 0.004, grain: 0.0036 },
    pens: { color: '#6f9dff', thin: [1, 0.6], heavy: [1.6, 0.95], tolerance: 0.35 },
  }),
  drawDelta({
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
  // The delta for phones: the water comes down beside the text, with a channel to the left at each row.
  drawDelta({
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
  drawLetterCurrents({
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
  drawWorkingTerms({
    name: 'terms',
    width: 420,
    height: 96,
    cell: 1,
    years: 13,
    people: 5,
    seed: 81,
    unrest: { strength: 0.034, grain: 0.0085 },
  }),
  drawMethodRing({
    name: 'method',
    stations: 6,
    pens: { color: inks.water, thin: [0.9, 0.45], heavy: [1.4, 0.8], tolerance: 0.3 },
  }),
  drawFunnel({
    name: 'funnel',
    width: 1440,
    height: 480,
    cell: 2,
    counts: [60, 12, 3],
    lostAbove: [23, 4],
    // x of the stations: the left edges of three text columns.
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
  // The funnel for phones. The page sets the figures on the land left of the stream.
  drawFunnel({
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
  drawStationedCourse({
    name: 'course',
    width: 1440,
    height: 320,
    cell: 2.5,
    // x of the stations: the left edges of four text columns.
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
  // Services of the hub help each other: paid search finds topics for SEO, and comments find words for advertisements. So some lines of
  // each stream change to a neighbouring stream. Lines do not cross.
  drawJoiningChannels({
    name: 'together',
    width: 760,
    height: 320,
    channels: [
      { color: '#6f9dff', lines: 6 },
      { color: inks.green, lines: 6, gives: [{ to: 0, lines: 2 }] },
      { color: inks.amber, lines: 6, gives: [{ to: 1, lines: 2 }] },
      { color: inks.red, lines: 6, gives: [{ to: 2, lines: 2 }] },
    ],
    apart: [6, 6],
    over: [0.2, 0.56],
    joined: 0.94,
  }),
  drawBudgetPlan({
    name: 'plan',
    width: 1000,
    height: 440,
    end: 970,
    apart: 6.4,
    // Channels from top to bottom: paid search, SEO, social media, mailings, partnerships.
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
    // Index of the orange line: it starts in paid search, changes to SEO, then to social media.
    fairway: 11,
  }),
  post('ikura', 'roe', 71, '#d63a12', '#fbf6ee'),
  post('zoo-expert', 'cat', 73, '#1e4d3a', '#f7c520'),
  post('key4gg', 'planet', 79, '#0d0a1c', '#8b6cff'),
  drawLadder({
    name: 'ladder',
    width: 1312,
    height: 560,
    positions: 10,
    begins: 9,
    changes: { 1: [0], 2: [4], 4: [2], 5: [0], 6: [6], 7: [3] },
  }),
  ...benefitSignDrawings,
  ...shopSignDrawings,
  drawTributaries({
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
  drawSystemChart({
    name: 'systems',
    width: 760,
    height: 560,
    cell: 2,
    systems: [
      // Each island is outermost in the quality that its page names first: content, a fast start (32 days), own logic, a long life.
      { key: 'wordpress', x: 118, y: 296, meets: 312 },
      { key: 'opencart', x: 300, y: 428, meets: 440 },
      { key: 'laravel', x: 646, y: 252, meets: 232 },
      { key: 'symfony', x: 482, y: 104, meets: 94 },
    ],
    radius: [58, 42],
    step: 9.5,
    shortest: 120,
    seed: 61,
    unrest: { strength: 0.004, grain: 0.003 },
    pens: { ...pens.paper, color: paperInks.blue, thin: [0.8, 0.4], heavy: [1.3, 0.7] },
  }),
  // Islands for typical projects on WordPress, in the order of the page's list.
  drawSiteKinds({
    name: 'sites',
    width: 820,
    height: 600,
    cell: 2,
    sites: [
      { kind: 'company', at: [250, 84], size: [190, 132] },
      { kind: 'articles', at: [588, 150], size: [206, 168] },
      { kind: 'landing', at: [318, 300], size: [112, 190] },
      { kind: 'store', at: [600, 420], size: [206, 142] },
      { kind: 'languages', at: [258, 512], size: [176, 110], behind: 2 },
    ],
    fairwayAt: 245,
    step: 10,
    shortest: 60,
    seed: 91,
    strip: [112, 104],
  }),
  // The river's first section is the queue. Then follows one lock for each step of the work.
  drawLocks({
    name: 'locks',
    width: 1440,
    height: 470,
    // x of the stations: the left edges of five text columns.
    stations: [64, 331, 598, 866, 1133],
    gates: [260, 527, 794, 1062, 1329],
    from: 120,
    drop: 46,
    half: 88,
    lines: 15,
    throat: 0.26,
    seed: 67,
    strip: { width: 84, row: 180, half: 34, lines: 7, fairwayAt: 48 },
  }),
  // `gates`: x of each lock gate, the edges of the five columns with the names of typical projects on Laravel.
  drawLockStairs({
    name: 'stairs',
    width: 1440,
    height: 400,
    gates: [309, 576, 843, 1110, 1378],
    from: 52,
    drop: 50,
    depth: 74,
    lines: 9,
    throat: 0.34,
    seed: 93,
  }),
  // A wall from margin to margin of the page: six modules in the middle, and typical projects around them.
  drawAssembly({
    name: 'assembly',
    width: 1440,
    height: 752,
    block: [200, 150],
    apart: 12,
    from: [408, 246],
    perRow: 3,
    // Moves the upper right module out of the wall, up to the project that uses this module.
    pulled: { index: 2, to: [1176, 38] },
    around: [
      { at: [64, 246], size: [332, 150], couplings: [{ at: [396, 321] }] },
      { at: [64, 408], size: [332, 150], couplings: [{ at: [396, 483] }] },
      { at: [1044, 408], size: [332, 150], couplings: [{ at: [1032, 483] }] },
      { at: [1044, 246], size: [332, 150], couplings: [{ at: [1032, 321] }] },
      {
        at: [64, 570],
        size: [544, 92],
        couplings: [{ at: [508, 558], down: true }],
      },
    ],
    still: [
      { at: [620, 570], size: [756, 92] },
      { at: [52, 178], size: [344, 60] },
    ],
    cell: 2.5,
    step: 14,
    shortest: 120,
    signs: ['access', 'currencies', 'exchange', 'stock', 'records', 'books'],
    signSize: 42,
    seed: 71,
  }),
  drawAssembly({
    name: 'assembly-upright',
    width: 390,
    height: 680,
    // For phones: the blocks fill the width between the page's margins.
    block: [171, 104],
    apart: 8,
    from: [20, 274],
    perRow: 2,
    pulled: { index: 1, to: [199, 112] },
    cell: 1.5,
    step: 10,
    shortest: 80,
    signs: ['access', 'exchange', 'currencies', 'stock', 'records', 'books'],
    signSize: 28,
    seed: 73,
  }),
  drawRopeCoil({ name: 'coil', width: 640, height: 640, loops: 4, thickness: 58, rise: 45, seed: 5 }),
  ...orderRivers,
];
