import fc from 'fast-check';
import { ExplainedError } from 'shared/contract';

/** Values that every parser is held against: something that is almost right, and something that is very large. */

/** JSON that is nothing like what is wanted, or means something else than it seems. */
const odd = fc.constantFrom<unknown>(
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

/** Changes of a text that know nothing of what it means. */
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

/** A valid text, and then some changes; sometimes none. */
export const almost = (valid: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(valid, fc.array(blindChange, { maxLength: 4 }))
    .map(([text, changes]) => changes.reduce((before, change) => change(before), text));

/** A valid value as JSON, one place in it replaced by something odd, taken away, or given a name that it should not have; then changed blindly. */
export const almostJson = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  almost(
    fc
      .tuple(
        valid,
        fc.array(fc.tuple(fc.nat(1000), odd, fc.constantFrom('replace', 'remove', 'add', 'poison')), { maxLength: 3 }),
      )
      .map(([value, changes]) => {
        const whole = { value: structuredClone(value) };
        for (const [which, put, how] of changes) changePlace(whole, which, structuredClone(put), how);
        // A name that `JSON.stringify` would not write.
        return (JSON.stringify(whole.value) ?? 'null').replaceAll('"poison"', '"__proto__"');
      }),
  );

function changePlace(whole: object, which: number, put: unknown, how: string): void {
  const places = placesOf(whole);
  const [holder, key] = places[which % places.length] ?? [whole, 'value'];
  const holding = holder as Record<string, unknown>;
  if (how === 'replace') holding[key] = put;
  else if (how === 'remove' && key !== 'value') delete holding[key];
  else if (how === 'add') holding[typeof put === 'string' && put !== '__proto__' ? put : 'more'] = put;
  else holding.poison = { polluted: true, ...(typeof holding[key] === 'object' ? (holding[key] as object) : {}) };
}

/** Every place in a value that something stands at. */
function placesOf(holder: object): (readonly [holder: object, key: string])[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as const,
    ...(typeof value === 'object' && value !== null ? placesOf(value) : []),
  ]);
}

export type Read<Value> = { readonly value: Value } | { readonly refused: ExplainedError };

/**
 * Reads something that may be anything.
 * @throws what is none of our errors, and where a prototype is another one afterwards
 */
export async function readAnything<Value>(read: () => Value | Promise<Value>): Promise<Read<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    if (error instanceof ExplainedError) return { refused: error };
    throw error;
  } finally {
    requireClean();
  }
}

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype, Map.prototype];
const before = prototypes.map((each) => Object.getOwnPropertyNames(each).join());

function requireClean(): void {
  const after = prototypes.map((each) => Object.getOwnPropertyNames(each).join());
  if (after.some((names, index) => names !== before[index])) throw new Error('A prototype was polluted.');
}

/**
 * Sets how often a property is tried, and always with the same values: what is found here is found by everybody. `FUZZ=20` tries twenty
 * times as many, and others each time.
 * @param numRuns at the ordinary run
 */
export function runs(numRuns: number): { readonly numRuns: number; readonly seed?: number } {
  const times = Number(process.env.FUZZ ?? 1);
  return times > 1 ? { numRuns: numRuns * times } : { numRuns, seed: 20 };
}

/** Measures how long, in milliseconds of the processor, something takes. */
async function timeOf(read: () => unknown): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  await readAnything(async () => read());
  const now = process.threadCpuUsage();
  return (now.user - user + now.system - system) / 1000;
}

/**
 * Texts that a machine that has nothing else to do reads in so many milliseconds, by the platform's own parser. Names that all differ take
 * most of the memory, lists within lists most of the processor. Machines differ in both, and not alike.
 */
const known: readonly (readonly [text: string, time: number])[] = [
  [JSON.stringify(Object.fromEntries(Array.from({ length: 70_000 }, (_, index) => [`k${index}`, 1]))), 16],
  ['['.repeat(1_000_000), 45],
];

/** Also of what is none: that takes its time, too. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Number of times that a text is read that took too long: garbage of others is collected meanwhile, too. */
const rounds = 9;

/**
 * Estimates how long a machine that has nothing else to do would take. What runs beside us takes caches and half of a core from us, also by
 * the processor's own clock, and comes and goes. So a text that takes too long is read again, each time beside the known ones.
 */
async function idleTimeOf(read: () => unknown): Promise<number> {
  const times = [await timeOf(read)];
  const slower = known.map((): number[] => []);
  const idle = () => Math.min(...times) / Math.max(1, ...slower.map(middleOf));
  while (times.length < rounds && idle() >= limit) {
    for (const [index, [text, time]] of known.entries()) slower[index]?.push((await timeOf(() => isJson(text))) / time);
    times.push(await timeOf(read));
  }
  return idle();
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Those of some texts that take too long to be read, with their times; a line each, empty if there are none. */
export async function slowOf(texts: readonly string[], read: (text: string) => unknown): Promise<string> {
  const slow: string[] = [];
  for (const text of texts) {
    const time = await idleTimeOf(() => read(text));
    if (time >= limit) slow.push(`${Math.round(time)} ms: ${text.slice(0, 60)}`);
  }
  return slow.join('\n');
}

/** Milliseconds of an idle machine that a megabyte may take. */
export const limit = 50;

/** Texts of a megabyte each, made to be read slowly: what is repeated is what a pattern could try again and again. */
export const large = (...parts: readonly string[]): readonly string[] =>
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
    // What stands at the end makes a pattern that has got so far try all other ways.
  ].map((part) => `${part.repeat(Math.floor(megabyte / part.length))}!`);

const megabyte = 1_000_000;

/** The same value with each of its lists and records grown to a megabyte: of what belongs there, and of what does not. */
export function grown(value: unknown): string[] {
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
