import type { CaseStudyKey } from '../caseStudies/CaseStudy.ts';

/** The cases that have a stone in the drawing. A further case is a card like all others, and has none until one is drawn. */
export const toldKeys = ['key4gg', 'bmed', 'ikura', 'zoo-expert'] as const satisfies readonly CaseStudyKey[];
export type ToldKey = (typeof toldKeys)[number];

/**
 * Where the told cases lie in the stream of all projects, each a stone of its own size. The drawing has its stones there, and the page
 * sets the picture and the name of each on it.
 */
interface StonesInStream {
  /** Of the drawing, in its units. */
  readonly width: number;
  readonly height: number;
  /** The left upper corner, how wide and how high: in hundredths of the drawing's width. */
  readonly places: Readonly<Record<ToldKey, readonly [left: number, top: number, across: number, down: number]>>;
}

/** The drawing for wide windows. */
export const wideStones: StonesInStream = {
  width: 1600,
  height: 600,
  places: {
    key4gg: [4.45, 4, 25, 16.5],
    bmed: [31, 14, 15, 19.5],
    ikura: [49, 3.5, 20.5, 17],
    'zoo-expert': [71.05, 16, 24.5, 16.5],
  },
};

/** The drawing for narrow ones. */
export const narrowStones: StonesInStream = {
  width: 760,
  height: 1120,
  places: {
    key4gg: [5.13, 5, 60, 40],
    bmed: [57.87, 42, 37, 46],
    ikura: [6, 60, 47, 38],
    'zoo-expert': [35.87, 101, 59, 40],
  },
};

/** Round its four corners from the left upper one, in hundredths of its width and of its height; a part of no corner is straight. */
type Corners = readonly [number, number, number, number];
interface Outline {
  readonly across: Corners;
  readonly down: Corners;
}
/** A boulder, an egg, a cut one, a slab. */
export const outlines: Readonly<Record<ToldKey, Outline>> = {
  key4gg: { across: [62, 38, 30, 70], down: [70, 60, 40, 30] },
  bmed: { across: [50, 50, 46, 54], down: [62, 58, 42, 38] },
  ikura: { across: [46, 54, 22, 30], down: [76, 62, 38, 24] },
  'zoo-expert': { across: [34, 66, 60, 40], down: [50, 72, 28, 50] },
};

/** The deep colours of the pictures that they show; all names stand in foam on them. */
export const colors: Readonly<Record<ToldKey, string>> = {
  key4gg: '#2a1470',
  bmed: '#6e2a4c',
  ikura: '#7c1d06',
  'zoo-expert': '#5e3a10',
};

/** How far down its picture a stone shows it, in hundredths of what is cut off: its subject is above the water. */
export const subjects: Readonly<Record<ToldKey, number>> = { key4gg: 62, bmed: 40, ikura: 50, 'zoo-expert': 93 };

/** The stones of a drawing, in its units. */
export function stonesOf({ width, height, places }: StonesInStream) {
  const unit = width / 100;
  const told = toldKeys.map((key) => {
    const [left, top, across, down] = places[key];
    return {
      at: [(left + across / 2) * unit, (top + down / 2) * unit] as const,
      half: [(across / 2) * unit, (down / 2) * unit] as const,
      outline: outlines[key],
      color: colors[key],
    };
  });
  return { width, height, told };
}
