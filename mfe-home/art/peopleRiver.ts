import {
  createDrawing,
  createJsonFile,
  createPathMarkup,
  createSeededRandom,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  type Point,
} from 'studio/art';

export interface PeopleRiverParameters {
  readonly name: string;
  readonly flows: 'right' | 'down';
  /** Number of people; each is a line. Four programmers and two managers began in 2017; over sixty people work today (SPEC §1, history). */
  readonly people: { readonly first: number; readonly today: number };
  readonly seed: number;
}

/**
 * Draws the river of the agency's history. Its lines are constructed, not computed from a flow, so that there are exactly as many as
 * people. The page draws the orange line.
 */
export const drawPeopleRiver = (parameters: PeopleRiverParameters): Drawing =>
  createDrawing('peopleRiver', parameters, draw);

interface PersonsLine {
  readonly kind: 'fairway' | 'first' | 'joined';
  readonly points: readonly Point[];
}

/** A line's place in the river: its distance from the middle, and its `rank` in the order in which lines join from its bank. */
interface Place {
  readonly fromMiddle: number;
  readonly rank: number;
  readonly bank: 'near' | 'far';
  readonly inside: boolean;
}

const size = { right: { width: 1440, height: 400 }, down: { width: 390, height: 600 } } as const;
const tolerance = 0.25;
/** Number of intervals of the boat's keyframes. */
const reaches = 20;

function draw({ name, flows, people, seed }: PeopleRiverParameters): DrawnFiles {
  const { width, height } = size[flows];
  const wide = flows === 'right';
  const lines = peopleLines(flows, people, seed);
  const dataOf = (kind: PersonsLine['kind']): string =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ points }) => formatLine(points, tolerance))
      .join('');
  const body = [
    createPathMarkup(dataOf('joined'), { stroke: inks.ink, 'stroke-width': wide ? 1 : 0.9, opacity: wide ? 0.7 : 0.6 }),
    createPathMarkup(dataOf('first'), { stroke: inks.ink, 'stroke-width': wide ? 1.7 : 1.5 }),
  ];
  const fairway = lines.find(({ kind }) => kind === 'fairway')?.points ?? [];
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), wide ? 'none' : undefined),
    [`${name}.json`]: createJsonFile({ width, height, fairway: dataOf('fairway') }),
    [`${name}-course.json`]: createJsonFile(courseOf(fairway, flows)),
  };
}

/** Returns the boat's course: the orange line's positions across the river, at equal distances along it, in fractions. */
function courseOf(fairway: readonly Point[], flows: PeopleRiverParameters['flows']): number[] {
  const { width, height } = size[flows];
  const [along, across] = flows === 'right' ? ([0, 1] as const) : ([1, 0] as const);
  const [length, breadth] = flows === 'right' ? [width, height] : [height, width];
  return Array.from({ length: reaches + 1 }, (_, index) => {
    const place = (length * index) / reaches;
    const next = fairway.findIndex((point) => point[along] >= place);
    const [before, after] = [fairway[next - 1], fairway[next]];
    if (!before || !after) throw new Error('The fairway of a history runs from edge to edge of its drawing.');
    const part = (place - before[along]) / (after[along] - before[along]);
    return Math.round(((before[across] + (after[across] - before[across]) * part) / breadth) * 1e4) / 1e4;
  });
}

/**
 * Returns one line per person, in order from the near bank to the far one. The lines of the people of 2017 span the river's whole length.
 * All others join from their bank; those nearest to the middle join first.
 */
function peopleLines(
  flows: PeopleRiverParameters['flows'],
  { first, today }: PeopleRiverParameters['people'],
  seed: number,
): PersonsLine[] {
  const random = createSeededRandom(seed);
  const before = (today - first) / 2;
  return Array.from({ length: today }, (_, index): PersonsLine => {
    const inside = index >= before && index < before + first;
    const bank = index < before ? 'near' : 'far';
    const rank = bank === 'near' ? before - 1 - index : index - before - first;
    const place: Place = { fromMiddle: index - (today - 1) / 2, rank, bank, inside };
    const points = flows === 'right' ? wideLine(place) : tallLine(place, random);
    return { kind: !inside ? 'joined' : index === today / 2 ? 'fairway' : 'first', points };
  });
}

const stretch = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) => Math.min(to, from + index * step));

function wideLine({ fromMiddle, rank, bank, inside }: Place): Point[] {
  const { width, height } = size.right;
  const spacing = 5.3;
  const heightAt = (x: number): number => {
    const grown = Math.min(1, Math.max(0, (x - 380) / 1000));
    const wave = 11 * Math.sin(x / 210 + 0.6) + 5 * Math.sin(x / 97);
    return height / 2 + fromMiddle * spacing + wave * (1 - grown * 0.3);
  };
  if (inside) return stretch(-20, width + 20, 8).map((x): Point => [x, heightAt(x)]);
  // The first four lines of a bank join one by one, all others close together, because the agency grew quickly.
  const above = bank === 'near';
  const joins = rank < 4 ? 400 + rank * 66 + (above ? 0 : 26) : 690 + (rank - 4) * 21 + (above ? 0 : 9);
  const run = 300 - rank * 3.4;
  const edge = above ? -24 : height + 24;
  return stretch(joins - run, width + 20, 6).map((x): Point => {
    const come = Math.min(1, (x - joins + run) / run);
    const eased = 1 - (1 - come) ** 2.1;
    return [x, edge + (heightAt(x) - edge) * eased];
  });
}

function tallLine({ fromMiddle, rank, bank, inside }: Place, random: () => number): Point[] {
  const { width, height } = size.down;
  const spacing = 5.5;
  const placeAt = (y: number): number => {
    const fallen = Math.min(1, Math.max(0, (y - 90) / 430));
    return 58 + 137 * fallen * fallen * (3 - 2 * fallen) + 5 * Math.sin(y / 61) + fromMiddle * spacing;
  };
  const down = (from: number): Point[] => stretch(from, height + 20, 2).map((y): Point => [placeAt(y), y]);
  if (inside) return down(-10);
  // On phones the right bank stays empty down to y = 330 px, for the texts of 2017 and 2018.
  const left = bank === 'near';
  const joins = left ? 150 + rank * 12.5 + random() * 6 : 400 + rank * 6 + random() * 3;
  const fall = left ? 96 : 150 - rank * 1.5;
  const edge = left ? -16 : width + 16;
  const meets = placeAt(joins);
  const slope = ((placeAt(joins + 4) - placeAt(joins - 4)) / 8) * fall;
  const away = (meets - edge) * 1.9;
  const tributary = stretch(0, 1, 0.0125).map((t): Point => {
    const [t2, t3] = [t * t, t * t * t];
    const x = (2 * t3 - 3 * t2 + 1) * edge + (t3 - 2 * t2 + t) * away + (3 * t2 - 2 * t3) * meets + (t3 - t2) * slope;
    return [x, joins - fall + fall * t];
  });
  return [...tributary, ...down(joins).slice(1)];
}
