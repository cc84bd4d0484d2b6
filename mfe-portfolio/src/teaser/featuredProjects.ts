import type { CaseStudyKey } from '../caseStudies/CaseStudy.ts';

/** The cases that have a stroke of their own in the number. A further case is a card like all others, and has none until one is drawn. */
export const featuredKeys = ['key4gg', 'bmed', 'ikura', 'zoo-expert'] as const satisfies readonly CaseStudyKey[];
export type FeaturedKey = (typeof featuredKeys)[number];

/**
 * A drawing of the number of all projects: how large it is, how large the number is in it, and which of its strokes are the featured ones: those next to
 * these places. From each a line leads down to the foot of the drawing, where the page sets the name.
 */
interface NumberDrawing {
  /** Of the drawing, in its units. */
  readonly width: number;
  readonly height: number;
  /** Depth at which the number ends, and the factor by which its height is stretched. */
  readonly foot: number;
  readonly stretch: number;
  readonly places: Readonly<Record<FeaturedKey, readonly [x: number, y: number]>>;
}

/** The drawing for wide windows: the lines come down where the columns below it begin. */
export const wide: NumberDrawing = {
  width: 1312,
  height: 592,
  foot: 512,
  stretch: 1,
  places: { key4gg: [4, 208], bmed: [338, 150], ikura: [672, 480], 'zoo-expert': [1006, 450] },
};

/** The drawing for narrow ones. */
export const narrow: NumberDrawing = {
  width: 700,
  height: 500,
  foot: 396,
  stretch: 1.42,
  places: { key4gg: [4, 165], bmed: [179, 120], ikura: [354, 380], 'zoo-expert': [529, 350] },
};

/** Colours of the featured strokes: those of the cases, so deep that each is seen on paper. */
export const colors: Readonly<Record<FeaturedKey, string>> = {
  key4gg: '#5a37e0',
  bmed: '#b02f68',
  ikura: '#d63a12',
  'zoo-expert': '#a87900',
};

/** Lists the featured strokes of a drawing. */
export const listMarks = ({ places }: NumberDrawing) =>
  featuredKeys.map((key) => ({ at: places[key], color: colors[key] }));
