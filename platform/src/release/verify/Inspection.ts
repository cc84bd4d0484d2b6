import pLimit from 'p-limit';
import { readStored } from '../../store/content.ts';
import { liesPacked, packedKey } from '../../store/packedReads.ts';
import { type Content, contentKey } from '../../store/protocol/content.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';
import { unreadable } from '../../store/protocol/unreadable.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

/** One thing in a store that is not as it was written. */
export interface StoreFinding {
  readonly key: string;
  /** The words that tell what is wrong with the key: `is missing`. */
  readonly fault: string;
  /** Advice about what to do. */
  readonly remedy: string;
  /** True if it can be made again from releases; what is made is held against what is known of it. */
  readonly mendable: boolean;
}

/** A finding as people read it. */
export const findingLine = ({ key, fault, remedy }: StoreFinding): string => `${key} ${fault}. ${remedy}`;

/** Number of files that are read, and held in memory, at once. */
const atOnce = 8;

/** One look at a whole store: what lies there, what was asked about, what was found. */
export class Inspection {
  readonly store: ReleaseStore;
  /** Every file that lies there, and when it was written. */
  readonly keys: ReadonlyMap<string, number>;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly findings: StoreFinding[] = [];
  readonly unfinished: StoreFinding[] = [];
  /** True if it is not known what contents are named: something that names them cannot be read. */
  isUnsure = false;
  /** The contents that something names, by the digests of their bytes. */
  readonly contents = new Map<string, Content>();
  /** Keys that belong to something. */
  readonly #claimed = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #limit = pLimit(atOnce);

  constructor(store: ReleaseStore, keys: ReadonlyMap<string, number>, now: number) {
    this.store = store;
    this.keys = keys;
    this.now = now;
  }

  /** Reads a key, and holds its bytes no longer than the work takes. What is asked about belongs to something. */
  read<Result>(key: string, work: (bytes: Buffer | undefined) => Result | Promise<Result>): Promise<Result> {
    this.claim(key);
    return this.#limit(async () => work(await this.store.read(key)));
  }

  /** Reads a content, unpacked, and holds it no longer than the work takes. Undefined where it is not there, or is not what it was. */
  readContent<Result>(
    content: Content,
    work: (bytes: Buffer | undefined) => Result | Promise<Result>,
  ): Promise<Result> {
    return this.#limit(async () => work(await readStored(this.store, content).catch(unreadable)));
  }

  claim(key: string): void {
    this.#claimed.add(key);
    // It may lie packed.
    if (liesPacked(key)) this.#claimed.add(packedKey(key));
  }

  claimContent(content: Content): void {
    this.contents.set(content.body, content);
    this.claim(contentKey(content));
  }

  /** Tells whether a key is asked about for the first time. */
  isFirst(key: string): boolean {
    const isFirst = !this.#asked.has(key);
    this.#asked.add(key);
    return isFirst;
  }

  /** Lists what a pattern's group finds in the keys that lie there, each once. */
  named(pattern: RegExp): string[] {
    return [...new Set([...this.keys.keys()].flatMap((key) => pattern.exec(key)?.[1] ?? []))];
  }

  unclaimed(): string[] {
    return [...this.keys.keys()].filter((key) => !this.#claimed.has(key));
  }

  /** Something is not as it was written, and can be made again. */
  mendable(key: string, fault: string): void {
    this.findings.push({ key, fault, remedy: `Mend it by "${repairCommand}".`, mendable: true });
  }

  /** Something is not as it was written, and cannot be made again. */
  lost(key: string, fault: string, remedy: string): void {
    this.findings.push({ key, fault, remedy, mendable: false });
  }

  /** Something was never finished, and nothing that is shown depends on it. */
  notDone(key: string, fault: string, remedy: string, mendable = false): void {
    this.unfinished.push({ key, fault, remedy, mendable });
  }
}

/** The things of a folder by their first steps: `news/1.0.0/…` by `news/1.0.0`. */
export const groupedBelow = (keys: Iterable<string>, steps: number): Map<string, string[]> =>
  Map.groupBy(
    [...keys].filter((key) => key.split('/').length > steps),
    (key) => key.split('/').slice(0, steps).join('/'),
  );

/** In milliseconds: a writer that is at it is younger than what it wrote first. */
const abandoned = 3_600_000;

/** Tells whether something that was never finished may go: nobody is at it any more. */
export const isAbandoned = ({ keys, now }: Inspection, things: readonly string[]): boolean =>
  things.every((key) => now - (keys.get(key) ?? 0) > abandoned);
