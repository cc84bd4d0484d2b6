import fc from 'fast-check';
import { ExplainedError } from 'shared/contract';

/** Generates inputs for parsers: almost valid ones, and very large ones. */

/** JSON values that no parser expects. */
const oddValue = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'ї',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  '../../x',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  { '': '' },
);

type Change = (text: string) => string;

const at = (text: string, share: number): number => Math.floor(share * text.length);
const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const scrap = fc.oneof(
  fc.constantFrom(
    '',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '\0',
    '\n',
    '%',
    '%00',
    ';',
    '=',
    '..',
    '//',
    '__proto__',
    '1e999',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Changes that treat a text as mere characters, whatever its format. */
const blindChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(share, scrap).map(
    ([where, put]): Change =>
      (text) =>
        text.slice(0, at(text, where)) + put + text.slice(at(text, where)),
  ),
  fc.tuple(share, share).map(
    ([where, how]): Change =>
      (text) => {
        const from = at(text, where);
        return text.slice(0, from) + text.slice(from + 1 + at(text.slice(from), how * 0.2));
      },
  ),
  fc.tuple(share, share).map(
    ([where, how]): Change =>
      (text) => {
        const from = at(text, where);
        const part = text.slice(from, from + 1 + at(text.slice(from), how * 0.2));
        return text.slice(0, from) + part + text.slice(from);
      },
  ),
  share.map(
    (where): Change =>
      (text) =>
        text.slice(0, at(text, where)),
  ),
);

/** Changes valid texts several times, or not at all. */
export const mutateText = (valid: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(valid, fc.array(blindChange, { maxLength: 4 }))
    .map(([text, changes]) => changes.reduce((before, change) => change(before), text));

/** Changes valid values: replaces, removes or adds fields, or adds `__proto__`. Then changes their JSON text. */
export const mutateJson = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  mutateText(
    fc
      .tuple(
        valid,
        fc.array(fc.tuple(fc.nat(1000), oddValue, fc.constantFrom('replace', 'remove', 'add', 'poison')), {
          maxLength: 3,
        }),
      )
      .map(([value, changes]) => {
        const whole = { value: structuredClone(value) };
        for (const [which, put, how] of changes) changePlace(whole, which, structuredClone(put), how);
        // Replaces a placeholder, because `JSON.stringify` does not write the name `__proto__`.
        return (JSON.stringify(whole.value) ?? 'null').replaceAll('"poison"', '"__proto__"');
      }),
  );

function changePlace(whole: object, which: number, put: unknown, how: string): void {
  const places = listPlaces(whole);
  const [holder, key] = places[which % places.length] ?? [whole, 'value'];
  const holding = holder as Record<string, unknown>;
  if (how === 'replace') holding[key] = put;
  else if (how === 'remove' && key !== 'value') delete holding[key];
  else if (how === 'add') holding[typeof put === 'string' && put !== '__proto__' ? put : 'more'] = put;
  else holding.poison = { polluted: true, ...(typeof holding[key] === 'object' ? (holding[key] as object) : {}) };
}

function listPlaces(holder: object): (readonly [holder: object, key: string])[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as const,
    ...(typeof value === 'object' && value !== null ? listPlaces(value) : []),
  ]);
}

export type ReadOutcome<Value> = { readonly value: Value } | { readonly refused: ExplainedError };

/**
 * Runs a parser. @returns its value or its refusal
 * @throws any other error, and Error if a prototype was polluted
 */
export async function readOrRefuse<Value>(read: () => Value | Promise<Value>): Promise<ReadOutcome<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    if (error instanceof ExplainedError) return { refused: error };
    throw error;
  } finally {
    requireCleanPrototypes();
  }
}

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype, Map.prototype];
const before = prototypes.map((each) => Object.getOwnPropertyNames(each).join());

function requireCleanPrototypes(): void {
  const after = prototypes.map((each) => Object.getOwnPropertyNames(each).join());
  if (after.some((names, index) => names !== before[index])) throw new Error('A prototype was polluted.');
}

/**
 * Creates the options of a property test with a fixed seed, so that failures are reproducible. `FUZZ=20` gives twenty times as many runs,
 * with random seeds.
 * @param numRuns number of runs without FUZZ
 */
export function createRunOptions(numRuns: number): { readonly numRuns: number; readonly seed?: number } {
  const times = Number(process.env.FUZZ ?? 1);
  return times > 1 ? { numRuns: numRuns * times } : { numRuns, seed: 20 };
}

async function measureTime(read: () => unknown): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  await readOrRefuse(async () => read());
  const now = process.threadCpuUsage();
  return (now.user - user + now.system - system) / 1000;
}

/**
 * Reference texts, with the milliseconds that `JSON.parse` takes on an idle machine. The text of distinct names tests a machine's memory,
 * and nested lists test its processor.
 */
const known: readonly (readonly [text: string, time: number])[] = [
  [JSON.stringify(Object.fromEntries(Array.from({ length: 70_000 }, (_, index) => [`k${index}`, 1]))), 16],
  ['['.repeat(1_000_000), 45],
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Number of attempts for a text that took too long, because a garbage collection may have interrupted it. */
const rounds = 9;

/**
 * Estimates a function's time on an idle machine. Other processes temporarily slow this one, even in processor time. Therefore a text that
 * takes too long is read again, each time together with the reference texts.
 */
async function estimateIdleTime(read: () => unknown): Promise<number> {
  const times = [await measureTime(read)];
  const slower = known.map((): number[] => []);
  const idle = () => Math.min(...times) / Math.max(1, ...slower.map(median));
  while (times.length < rounds && idle() >= maxParseMillisecondsPerMegabyte) {
    for (const [index, [text, time]] of known.entries())
      slower[index]?.push((await measureTime(() => isJson(text))) / time);
    times.push(await measureTime(read));
  }
  return idle();
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Finds texts that take too long to read. @returns a line per text, with the time */
export async function findSlowTexts(texts: readonly string[], read: (text: string) => unknown): Promise<string> {
  const slow: string[] = [];
  for (const text of texts) {
    const time = await estimateIdleTime(() => read(text));
    if (time >= maxParseMillisecondsPerMegabyte) slow.push(`${Math.round(time)} ms: ${text.slice(0, 60)}`);
  }
  return slow.join('\n');
}

/** Maximum milliseconds for a megabyte on an idle machine. */
export const maxParseMillisecondsPerMegabyte = 50;

/** Creates texts of a megabyte with repeated parts, which make a bad regular expression backtrack. */
export const createLargeTexts = (...parts: readonly string[]): readonly string[] =>
  [
    ...parts,
    ' ',
    '"',
    ',',
    ';',
    '/',
    '?',
    '=',
    '-',
    '.',
    '%41',
    '{"a":',
    '[',
    '[0,',
    '"x",',
    'a',
    '0',
    '?\n',
    ', ',
    '; ',
    '/a',
    '\t',
    // Adds `!`, so that a backtracking expression fails only after it has matched all repetitions.
  ].map((part) => `${part.repeat(Math.floor(megabyte / part.length))}!`);

const megabyte = 1_000_000;

/** Returns JSON texts of about a megabyte. In each, one list or record of the value is replaced by many valid or invalid items. */
export function createGrownTexts(value: unknown): string[] {
  const holder = { value: structuredClone(value) as object };
  const texts: string[] = [];
  const grow = (at: Record<string, unknown>) => {
    for (const [key, part] of Object.entries(at)) {
      if (typeof part !== 'object' || part === null) continue;
      for (const item of [...Object.values(part).slice(0, 1), 0]) {
        const count = Math.floor(900_000 / (JSON.stringify(item).length + (Array.isArray(part) ? 1 : 12)));
        at[key] = Array.isArray(part)
          ? new Array(count).fill(item)
          : Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, item]));
        texts.push(JSON.stringify(holder.value));
        at[key] = part;
      }
      grow(part as Record<string, unknown>);
    }
  };
  grow(holder);
  return texts;
}
