import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './program.ts';

/** The two layers of `npm test`: the quick one, and everything. */
export type Layer = 'quick' | 'all';
export type Suites = readonly (readonly [name: string, seconds: number])[];

/** Time limit of a layer in minutes, on two idle cores. */
const minutes: Readonly<Record<Layer, number>> = { quick: 8, all: 25 };

/** Accepted times of a layer in seconds, all from one run: of each suite, and of the yardstick (the fixed task below). */
interface Accepted {
  readonly yardstick: number;
  readonly suites: Readonly<Record<string, number>>;
}

/** Minimum time in seconds that is recorded for a suite. A shorter suite counts as this long. */
const leastSeconds = 20;

const file = join(root, '.ci/times.json');
const readAccepted = (): Partial<Record<Layer, Accepted>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Measures the seconds of a fixed task, to compare machines. Takes the best of five runs. */
export function measureYardstick(): number {
  const text = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 2_654_435_761) % 65_537).join(' '));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
  const runs = Array.from({ length: 5 }, () => {
    const began = performance.now();
    brotliCompressSync(text, options);
    return (performance.now() - began) / 1000;
  });
  return Math.min(...runs);
}

/**
 * Compares a run with the layer's time limit, scaled to this machine's speed. Allows a fifth more.
 * @returns a warning with the three suites that slowed most, or undefined
 */
export function warnOfTime(
  layer: Layer,
  { seconds, yardstick, suites }: { seconds: number; yardstick: number; suites: Suites },
  accepted = readAccepted()[layer],
): string | undefined {
  if (!accepted) return undefined;
  const slower = yardstick / accepted.yardstick;
  const allowed = minutes[layer] * 60 * slower;
  if (seconds <= allowed * 1.2) return undefined;
  const grown = suites
    .map(([name, took]) => [name, took / slower - (accepted.suites[name] ?? leastSeconds)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, more]) => `${name} (+${more.toFixed(1)} s)`);
  return `WARNING: this took ${formatMinutes(seconds)}, where ${formatMinutes(allowed)} are promised on a machine like this one. Grown most: ${grown.join(', ')}. Make them quicker. To compare with the new times from now on: npm test -- ${layer === 'all' ? '--all ' : ''}--accept-times`;
}

export const formatMinutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

export function acceptTimes(layer: Layer, took: { yardstick: number; suites: Suites }): void {
  const suites = took.suites.filter(([, seconds]) => seconds >= leastSeconds).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const accepted: Accepted = {
    yardstick: Number(took.yardstick.toFixed(3)),
    suites: Object.fromEntries(suites.map(([name, seconds]) => [name, Number(seconds.toFixed(1))])),
  };
  writeFileSync(file, `${JSON.stringify({ ...readAccepted(), [layer]: accepted }, null, 2)}\n`);
}
