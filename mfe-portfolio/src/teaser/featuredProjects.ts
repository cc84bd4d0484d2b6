import type { CaseStudyKey } from '../caseStudies/CaseStudy.ts';

/** Cases with a coloured stroke in the drawn number. A new case needs a change of the drawing before it can be listed here. */
export const featuredKeys = ['key4gg', 'bmed', 'ikura', 'zoo-expert'] as const satisfies readonly CaseStudyKey[];
export type FeaturedKey = (typeof featuredKeys)[number];

/**
 * A drawing of the number of all projects. The stroke nearest to a point in `places` gets the colour of that featured project. A line leads
 * from the stroke to the drawing's foot, where the page sets the name.
 */
interface NumberDrawing {
  readonly width: number;
  readonly height: number;
  /** y of the digits' baseline. */
  readonly foot: number;
  /** Factor that stretches the digits' height. */
  readonly stretch: number;
  readonly places: Readonly<Record<FeaturedKey, readonly [x: number, y: number]>>;
}

/** Drawing for wide windows: each line ends above a column of the teaser. */
export const wideNumberDrawing: NumberDrawing = {
  width: 1312,
  height: 592,
  foot: 512,
  stretch: 1,
  places: { key4gg: [4, 208], bmed: [338, 150], ikura: [672, 480], 'zoo-expert': [1006, 450] },
};

export const narrowNumberDrawing: NumberDrawing = {
  width: 700,
  height: 500,
  foot: 396,
  stretch: 1.42,
  places: { key4gg: [4, 165], bmed: [179, 120], ikura: [354, 380], 'zoo-expert': [529, 350] },
};

/** Colours of the featured strokes: the cases' colours, darkened for contrast on a light background. */
export const strokeColors: Readonly<Record<FeaturedKey, string>> = {
  key4gg: '#5a37e0',
  bmed: '#b02f68',
  ikura: '#d63a12',
  'zoo-expert': '#a87900',
};

export const listMarks = ({ places }: NumberDrawing) =>
  featuredKeys.map((key) => ({ at: places[key], color: strokeColors[key] }));
