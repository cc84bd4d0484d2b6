import { type Drawing, type DrawnFiles, drawing } from './Drawing.ts';
import { inks } from './inks.ts';
import type { Point } from './Point.ts';
import { seededRandom } from './seededRandom.ts';
import { lineData, pathMarkup, svgFile } from './svgFile.ts';

export interface PeopleRiver {
  readonly name: string;
  readonly flows: 'right' | 'down';
  readonly seed: number;
}

/** The river of the agency's history: each line is a person. Its lines are not solved but counted, so none may be missing. */
export const peopleRiver = (parameters: PeopleRiver): Drawing => drawing('peopleRiver', parameters, draw);

/** Four programmers and two managers began in 2017; sixty work today (SPEC §1, history). */
export const people = { first: 6, today: 60 } as const;

export interface PersonsLine {
  readonly kind: 'fairway' | 'first' | 'joined';
  readonly points: readonly Point[];
}

export const riverSize = {
  right: { width: 1440, height: 400 },
  down: { width: 390, height: 600 },
} as const;

const tolerance = 0.25;

function draw({ name, flows, seed }: PeopleRiver): DrawnFiles {
  const { width, height } = riverSize[flows];
  const wide = flows === 'right';
  const lines = peopleLines(flows, seed);
  const markup = (kind: PersonsLine['kind'], attributes: Record<string, string | number>): string => {
    const data = lines.filter((line) => line.kind === kind).map(({ points }) => lineData(points, tolerance));
    return pathMarkup(data.join(''), attributes);
  };
  const body =
    markup('joined', { stroke: inks.ink, 'stroke-width': wide ? 1 : 0.9, opacity: wide ? 0.7 : 0.6 }) +
    markup('first', { stroke: inks.ink, 'stroke-width': wide ? 1.7 : 1.5 }) +
    markup('fairway', { stroke: inks.buoy, 'stroke-width': wide ? 2.6 : 2.2 });
  return { [`${name}.svg`]: svgFile(width, height, body, wide ? 'none' : undefined) };
}

/** A line for each person, from bank to bank. The first six run all the way; the others join from the nearer bank, inner ones first. */
export function peopleLines(flows: 'right' | 'down', seed: number): PersonsLine[] {
  const random = seededRandom(seed);
  const firstInside = (people.today - people.first) / 2;
  return Array.from({ length: people.today }, (_, place): PersonsLine => {
    const inside = place >= firstInside && place < firstInside + people.first;
    const near = place < firstInside;
    const rank = near ? firstInside - 1 - place : place - firstInside - people.first;
    const points = flows === 'right' ? wideLine(place, inside, near, rank) : tallLine(place, inside, near, rank, random);
    return { kind: !inside ? 'joined' : place === people.today / 2 ? 'fairway' : 'first', points };
  });
}

const middlePlace = (people.today - 1) / 2;

const stretch = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) => Math.min(to, from + index * step));

function wideLine(place: number, inside: boolean, above: boolean, rank: number): Point[] {
  const { width, height } = riverSize.right;
  const spacing = 5.3;
  const heightAt = (x: number): number => {
    const grown = Math.min(1, Math.max(0, (x - 380) / 1000));
    const wave = 11 * Math.sin(x / 210 + 0.6) + 5 * Math.sin(x / 97);
    return height / 2 + (place - middlePlace) * spacing + wave * (1 - grown * 0.3);
  };
  if (inside) return stretch(-20, width + 20, 8).map((x): Point => [x, heightAt(x)]);
  // The first four on each side join one by one; the rest come close together, as the agency grew.
  const joins = rank < 4 ? 400 + rank * 66 + (above ? 0 : 26) : 690 + (rank - 4) * 21 + (above ? 0 : 9);
  const run = 300 - rank * 3.4;
  const bank = above ? -24 : height + 24;
  return stretch(joins - run, width + 20, 6).map((x): Point => {
    const come = Math.min(1, (x - joins + run) / run);
    const eased = 1 - (1 - come) ** 2.1;
    return [x, bank + (heightAt(x) - bank) * eased];
  });
}

function tallLine(place: number, inside: boolean, left: boolean, rank: number, random: () => number): Point[] {
  const { width, height } = riverSize.down;
  const spacing = 5.5;
  const centreAt = (y: number): number => {
    const fallen = Math.min(1, Math.max(0, (y - 90) / 430));
    return 58 + 137 * fallen * fallen * (3 - 2 * fallen) + 5 * Math.sin(y / 61);
  };
  const placeAt = (y: number): number => centreAt(y) + (place - middlePlace) * spacing;
  const down = (from: number): Point[] => stretch(from, height + 20, 6).map((y): Point => [placeAt(y), y]);
  if (inside) return down(-10);
  // The right bank stays empty down to y = 330, for the texts of 2017 and 2018.
  const joins = left ? 150 + rank * 12.5 + random() * 8 : 400 + rank * 6 + random() * 6;
  const fall = left ? 96 : 150 - rank * 1.5;
  const bank = left ? -16 : width + 16;
  const meets = placeAt(joins);
  const slope = ((placeAt(joins + 4) - placeAt(joins - 4)) / 8) * fall;
  const away = (meets - bank) * 1.9;
  const tributary = stretch(0, 1, 0.05).map((t): Point => {
    const [t2, t3] = [t * t, t * t * t];
    const x = (2 * t3 - 3 * t2 + 1) * bank + (t3 - 2 * t2 + t) * away + (3 * t2 - 2 * t3) * meets + (t3 - t2) * slope;
    return [x, joins - fall + fall * t];
  });
  return [...tributary, ...down(joins).slice(1)];
}
