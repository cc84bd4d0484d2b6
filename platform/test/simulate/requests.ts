import type { Release } from 'shared/contract';
import type { WrittenFile } from '../../src/compose/writingSite.ts';
import type { Files } from '../../src/release/publishing.ts';
import type { SimulatedWorld } from './SimulatedWorld.ts';

/** A question of the protocol, whichever it is. */
export interface AnyQuestion {
  readonly name: string;
  readonly taken: readonly unknown[];
}

/** One request to the store: what the network carries, loses, doubles. */
export interface Request {
  readonly question: AnyQuestion;
  /** What follows when it is answered: files of a row are written one after another. */
  readonly next?: Request | undefined;
}

/** What is decided without asking the store: nothing can be lost on the way. */
const ofItself: ReadonlySet<string> = new Set([
  'place',
  'now',
  'nonce',
  'previewId',
  'inputHash',
  'files',
  'sealed',
  'packed',
  'accept',
  'deltas',
  'deltaKeys',
  'manifest',
  'signed',
]);

const writes: ReadonlySet<string> = new Set([
  'append',
  'create',
  'createSame',
  'describe',
  'remove',
  'replaceCopy',
  'send',
]);

export const needsNoStore = ({ name }: AnyQuestion): boolean => ofItself.has(name);

export const isWrite = ({ name }: AnyQuestion): boolean => writes.has(name);

/** Whether it takes so long that all others may have done their work meanwhile. */
export const isSlow = ({ name }: AnyQuestion): boolean => name === 'inventory' || name === 'pass' || name === 'verify';

/** Whether it asks what is newest. */
export const looksAtLog = ({ name, taken }: AnyQuestion): boolean =>
  name === 'entry' ||
  name === 'hint' ||
  name === 'lastNumber' ||
  (name === 'isThere' && String(taken[0]).startsWith('log/'));

/** The requests that a question is made of; those beside each other are carried out in any order. */
export function requestsOf(question: AnyQuestion): Request[] {
  const { name, taken } = question;
  switch (name) {
    case 'create':
      return (taken[0] as readonly WrittenFile[]).map((file) => ({ question: { name, taken: [[file]] } }));
    case 'createSame':
      return (taken[0] as readonly (readonly WrittenFile[])[]).flatMap((row) => rowOf(row) ?? []);
    case 'remove':
      return (taken[0] as readonly string[]).map((key) => ({ question: { name, taken: [[key]] } }));
    case 'send': {
      const [release, files] = taken as [Release, Files];
      return Object.entries(files).map(([file, bytes]) => ({
        question: { name, taken: [release, { [file]: bytes }] },
      }));
    }
    default:
      return [{ question }];
  }
}

const rowOf = ([first, ...others]: readonly WrittenFile[]): Request | undefined =>
  first && { question: { name: 'createSame', taken: [[[first]]] }, next: rowOf(others) };

/** Carries a request out. */
export function carryOut(world: SimulatedWorld, { name, taken }: AnyQuestion): unknown {
  const answers = world as unknown as Readonly<Record<string, (...taken: readonly unknown[]) => unknown>>;
  return answers[name]?.(...taken);
}

/** Tells a question in words: `create pages/3f.html`. */
export const inWords = ({ name, taken }: AnyQuestion): string =>
  [name.replace('createSame', 'create'), ...taken.map(wordOf)].join(' ');

/** Tells an answer in words. */
export function answerInWords(answer: unknown): string {
  if (answer === undefined) return 'nothing';
  return Array.isArray(answer) ? `${answer.length}` : wordOf(answer);
}

/** Names something: by its key, its number, its name and version, or by what it holds. */
function wordOf(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (Array.isArray(value)) return value.map(wordOf).join(', ');
  if (Buffer.isBuffer(value)) return 'bytes';
  if (typeof value !== 'object' || value === null) return String(value);
  const { key, number, name, version, id, composition } = value as Readonly<Record<string, unknown>>;
  if (key !== undefined) return String(key);
  if (number !== undefined) return `entry ${number}`;
  if (version !== undefined) return `${name}@${version}`;
  if (composition !== undefined)
    return Object.values(composition as object)
      .map(wordOf)
      .join(' ');
  return id === undefined
    ? Object.entries(value)
        .map((each) => each.map(wordOf).join(' '))
        .join(', ')
    : String(id);
}
