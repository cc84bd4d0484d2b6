import pLimit from 'p-limit';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getPackedKey, isStoredPacked } from '../../store/backends/unpackReads.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { type Content, getContentKey } from '../../store/protocol/content.ts';
import { repairCommand } from '../../store/protocol/integrity.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';

/** A file of a store that is missing, altered or unknown, with the remedy. */
export interface StoreFinding {
  readonly key: string;
  /** Fault, as the end of a sentence that begins with the file: `is missing`. */
  readonly fault: string;
  readonly remedy: string;
  /** True if `release repair` can rebuild the file from releases. */
  readonly restorable: boolean;
}

export const formatStoreFinding = ({ key, fault, remedy }: StoreFinding): string => `${key} ${fault}. ${remedy}`;

const atOnce = 8;

/** State of the verification of a whole store: files read, files that other files name, and findings. */
export class Inspection {
  readonly store: ReleaseStore;
  /** Time of the last write (ms since 1970) of each file, by key. */
  readonly keys: ReadonlyMap<string, number>;
  /** Time of the verification, in ms since 1970. */
  readonly now: number;
  readonly findings: StoreFinding[] = [];
  readonly unfinished: StoreFinding[] = [];
  /** True if a site listing or `release.json` cannot be read. Files that nothing seems to name may then be named in it. */
  isUnsure = false;
  /** Contents that files of the store name, by digest. */
  readonly contents = new Map<string, Content>();
  /** Keys that the checks expect. All other keys of the store are reported as unknown files. */
  readonly #claimed = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #limit = pLimit(atOnce);

  constructor(store: ReleaseStore, keys: ReadonlyMap<string, number>, now: number) {
    this.store = store;
    this.keys = keys;
    this.now = now;
  }

  /** Reads a file and marks its key as expected. `work` gets the bytes, which stay in memory only until it ends. */
  read<Result>(key: string, work: (bytes: Buffer | undefined) => Result | Promise<Result>): Promise<Result> {
    this.claim(key);
    return this.#limit(async () => work(await this.store.read(key)));
  }

  /** Reads and decompresses a content. `work` gets the bytes, in memory only until it ends; undefined if they are missing or altered. */
  readContent<Result>(
    content: Content,
    work: (bytes: Buffer | undefined) => Result | Promise<Result>,
  ): Promise<Result> {
    return this.#limit(async () => work(await readStoredContent(this.store, content).catch(ignoreUnreadable)));
  }

  claim(key: string): void {
    this.#claimed.add(key);
    // The store may have the compressed file in place of this one, so both keys are expected.
    if (isStoredPacked(key)) this.#claimed.add(getPackedKey(key));
  }

  claimContent(content: Content): void {
    this.contents.set(content.body, content);
    this.claim(getContentKey(content));
  }

  isFirst(key: string): boolean {
    const isFirst = !this.#asked.has(key);
    this.#asked.add(key);
    return isFirst;
  }

  /** Lists, each once, the texts that the group of `pattern` matches in the store's keys. */
  named(pattern: RegExp): string[] {
    return [...new Set([...this.keys.keys()].flatMap((key) => pattern.exec(key)?.[1] ?? []))];
  }

  unclaimed(): string[] {
    return [...this.keys.keys()].filter((key) => !this.#claimed.has(key));
  }

  addRestorable(key: string, fault: string): void {
    this.findings.push({ key, fault, remedy: `Restore it with "${repairCommand}".`, restorable: true });
  }

  addLost(key: string, fault: string, remedy: string): void {
    this.findings.push({ key, fault, remedy, restorable: false });
  }

  /** Reports a file of an unfinished change. The live site does not depend on it. */
  addUnfinished(key: string, fault: string, remedy: string, restorable = false): void {
    this.unfinished.push({ key, fault, remedy, restorable: restorable });
  }
}

/** Groups keys by their first `steps` segments: with 2, `news/1.0.0/…` is in the group `news/1.0.0`. */
export const groupByPrefix = (keys: Iterable<string>, steps: number): Map<string, string[]> =>
  Map.groupBy(
    [...keys].filter((key) => key.split('/').length > steps),
    (key) => key.split('/').slice(0, steps).join('/'),
  );

/** Time in ms after which files of an unfinished change count as abandoned. */
const abandoned = 3_600_000;

/** Tells whether all these files were last written so long ago that no writer can still be at work. */
export const isAbandoned = ({ keys, now }: Inspection, things: readonly string[]): boolean =>
  things.every((key) => now - (keys.get(key) ?? 0) > abandoned);
