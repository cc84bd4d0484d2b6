import { type CaseStudyKey, caseStudyKeys } from '../caseStudies/CaseStudy.ts';

/**
 * How the told cases lie in the stream of all projects: in cells side by side, at the top of theirs and at its foot by turns. The
 * drawing has its stones there, and a grid over it the names. All but the drawing's size is in hundredths of its width.
 */
interface StonesInStream {
  /** Of the drawing, in its units. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** Room at the sides of all cells, and above and below them. */
  readonly room: readonly [number, number];
  /** How wide and how high a stone is: it has room for a name. */
  readonly stone: readonly [number, number];
}

/** The drawing for wide windows. */
export const wideStones: StonesInStream = { width: 1600, height: 340, columns: 4, room: [8, 4], stone: [11, 5] };

/** The drawing for narrow ones. */
export const narrowStones: StonesInStream = { width: 760, height: 640, columns: 2, room: [4, 11], stone: [30, 13] };

/** In the colours of the covers; names stand in foam on those above, in ink on those below. */
const colors: Readonly<Record<CaseStudyKey, string>> = {
  key4gg: '#5a37e0',
  bmed: '#eeb4c6',
  ikura: '#cf3a12',
  'zoo-expert': '#f7c520',
};

/** The stones of a drawing, in its units. */
export function stonesOf({ width, height, columns, room, stone }: StonesInStream) {
  const unit = width / 100;
  const rows = Math.ceil(caseStudyKeys.length / columns);
  const cell = [(100 - 2 * room[0]) / columns, (height / unit - 2 * room[1]) / rows] as const;
  const told = caseStudyKeys.map((key, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const down = room[1] + cell[1] * row + (index % 2 ? cell[1] - stone[1] / 2 : stone[1] / 2);
    return { at: [(room[0] + cell[0] * (column + 0.5)) * unit, down * unit] as const, color: colors[key] };
  });
  return { width, height, told, stone: [(stone[0] / 2) * unit, (stone[1] / 2) * unit] as const };
}
