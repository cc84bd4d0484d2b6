import pLimit from 'p-limit';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getPackedKey, isStoredPacked } from '../../store/backends/unpackReads.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { type Content, getContentKey } from '../../store/protocol/content.ts';
import { ignoreUnreadable } from '../../store/protocol/ignoreUnreadable.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';

/** A missing, altered or unknown file of a store. */
export interface StoreFinding {
  readonly key: string;
  /** Fault that continues a sentence about the file: `is missing`. */
  readonly fault: string;
  readonly remedy: string;
  /** True if `release repair` can rebuild the file from releases. */
  readonly restorable: boolean;
}

export const formatStoreFinding = ({ key, fault, remedy }: StoreFinding): string => `${key} ${fault}. ${remedy}`;

const atOnce = 8;

/** Verification of a whole store: its files, the files that other files name, and the findings. */
export class Inspection {
  readonly store: ReleaseStore;
  /** All keys of the store, with the time of their last write. */
  readonly keys: ReadonlyMap<string, number>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly findings: StoreFinding[] = [];
  readonly unfinished: StoreFinding[] = [];
  /** True if a site listing or a `release.json` cannot be read, so it is unknown which contents it names. */
  isUnsure = false;
  /** Contents that a file of the store names, by digest. */
  readonly contents = new Map<string, Content>();
  /** Keys that the checks expect in the store. The report lists all other keys as unknown files. */
  readonly #claimed = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #limit = pLimit(atOnce);

  constructor(store: ReleaseStore, keys: ReadonlyMap<string, number>, now: number) {
    this.store = store;
    this.keys = keys;
    this.now = now;
  }

  /** Reads a key and claims it. The bytes are in memory only while `work` runs. */
  read<Result>(key: string, work: (bytes: Buffer | undefined) => Result | Promise<Result>): Promise<Result> {
    this.claim(key);
    return this.#limit(async () => work(await this.store.read(key)));
  }

  /** Reads and unpacks a content, which is in memory only while `work` runs. `work` gets undefined if the content is missing or altered. */
  readContent<Result>(
    content: Content,
    work: (bytes: Buffer | undefined) => Result | Promise<Result>,
  ): Promise<Result> {
    return this.#limit(async () => work(await readStoredContent(this.store, content).catch(ignoreUnreadable)));
  }

  claim(key: string): void {
    this.#claimed.add(key);
    // Also expects the compressed file, because the store may hold that file instead.
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

  /** Lists the distinct values that the pattern's group matches in all keys. */
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

  /** Reports unfinished work, on which nothing live depends. */
  addUnfinished(key: string, fault: string, remedy: string, restorable = false): void {
    this.unfinished.push({ key, fault, remedy, restorable: restorable });
  }
}

/** Groups keys by their first `steps` path segments: `news/1.0.0/…` by `news/1.0.0`. */
export const groupByPrefix = (keys: Iterable<string>, steps: number): Map<string, string[]> =>
  Map.groupBy(
    [...keys].filter((key) => key.split('/').length > steps),
    (key) => key.split('/').slice(0, steps).join('/'),
  );

/** Milliseconds after which unfinished files count as abandoned. */
const abandoned = 3_600_000;

/** Tells whether unfinished files are so old that no writer works on them any more. */
export const isAbandoned = ({ keys, now }: Inspection, things: readonly string[]): boolean =>
  things.every((key) => now - (keys.get(key) ?? 0) > abandoned);
