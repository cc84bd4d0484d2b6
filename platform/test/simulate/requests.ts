import type { Release } from 'shared/contract';
import type { WrittenFile } from '../../src/compose/writingSite.ts';
import type { Files } from '../../src/release/publishing.ts';
import { keyOfFile } from '../../src/store/protocol/fileKeys.ts';
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

/** What is asked for, in words: `create pages/3f.html`. */
export function inWords({ name, taken }: AnyQuestion): string {
  const [first] = taken;
  switch (name) {
    case 'create':
      return `create ${(first as readonly WrittenFile[])[0]?.key}`;
    case 'createSame':
      return `create ${(first as readonly (readonly WrittenFile[])[])[0]?.[0]?.key}`;
    case 'append':
      return `create entry ${(first as { number: number }).number}`;
    case 'send':
      return `create ${Object.keys(taken[1] as Files)
        .map((file) => keyOfFile(first as Release, file))
        .join(', ')}`;
    case 'describe':
      return `create ${(first as Release).name}/${(first as Release).version}/release.json`;
    case 'remove':
      return `remove ${(first as readonly string[]).join(', ')}`;
    case 'replaceCopy':
      return `replace composition.json by entry ${(first as { number: number }).number}`;
    default:
      return [name, ...taken.map((each) => (typeof each === 'object' ? namesOf(each) : String(each)))].join(' ').trim();
  }
}

const namesOf = (value: unknown): string => {
  const { name, version, composition } = (value ?? {}) as {
    name?: string;
    version?: string;
    composition?: { releases: Readonly<Record<string, string>> };
  };
  if (name && version) return `${name}@${version}`;
  return composition
    ? Object.entries(composition.releases)
        .map((each) => each.join('@'))
        .join(' ')
    : '';
};

/** What was answered, in words. */
export function answerInWords(answer: unknown): string {
  if (answer instanceof Error) return answer.message;
  if (answer === undefined) return 'nothing';
  if (Array.isArray(answer)) return `${answer.length}`;
  if (typeof answer !== 'object' || answer === null) return String(answer);
  const { number, id } = answer as { number?: number; id?: string };
  return number === undefined ? (id ?? 'there') : `entry ${number}`;
}
