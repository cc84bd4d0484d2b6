import { createHash } from 'node:crypto';
import { CompositionError, IntegrityError, NotFoundError, type Release } from 'shared/contract';
import type { WrittenFile } from '../../src/compose/writingSite.ts';
import type { ListedPreview } from '../../src/release/listPreviews.ts';
import type { Named } from '../../src/release/live/live.ts';
import type { NamedManifest } from '../../src/release/live/namedManifest.ts';
import type { Shows } from '../../src/release/live/shownFiles.ts';
import type { Files, PublishingWorld } from '../../src/release/publishing.ts';
import type { Prepared, Proposed } from '../../src/release/world.ts';
import { previewKey, previewReceiptKey, previewRevokedKey } from '../../src/store/preview.ts';
import { keyOfFile } from '../../src/store/protocol/fileKeys.ts';
import { descriptionKey, entryKey, listingKey, manifestKey, siteKey } from '../../src/store/protocol/keys.ts';
import type { Composition, LogEntry } from '../../src/store/protocol/logEntry.ts';
import type { StoredFile } from '../../src/store/releaseStore.ts';
import { type Build, inputsOf, isRefused, type Site, siteById, siteOf } from './universe.ts';

/** What lies under a key: a text, an entry of the log, the description of a release. */
export type Value = string | LogEntry | Release;

/** A value, and when it was written by the store's clock, in milliseconds since 1970. */
export interface Stored {
  readonly value: Value;
  readonly at: number;
}

/** Told of what happens to the store, at the moment it does. */
export interface Watcher {
  created(key: string, value: Value): void;
  removed(keys: readonly string[]): void;
}

/** What a world knows of whoever asks. */
export interface Asker {
  /** By how many milliseconds its clock is ahead. */
  readonly skew: number;
  /** What it has built, where it publishes. */
  readonly build?: Build | undefined;
}

/** A store in memory and all else that the protocol asks, answered at once and without a fault: faults are the scheduler's. */
export class SimulatedWorld implements PublishingWorld {
  readonly keys: Map<string, Stored>;
  readonly watcher: Watcher;
  /** The true time, in milliseconds since 1970. */
  time: number;
  /** Who asks now. */
  asker: Asker = { skew: 0 };
  #nonces = 0;

  constructor(keys: ReadonlyMap<string, Stored>, time: number, watcher: Watcher) {
    this.keys = new Map(keys);
    this.time = time;
    this.watcher = watcher;
  }

  /** The store's one promise: what is there stays, and who comes second is told. */
  put(key: string, value: Value): boolean {
    if (this.keys.has(key)) return false;
    this.keys.set(key, { value, at: this.time });
    this.watcher.created(key, value);
    return true;
  }

  place(): string {
    return 'the simulated store';
  }

  now(): number {
    return this.time + this.asker.skew;
  }

  nonce(): string {
    this.#nonces += 1;
    return `nonce ${this.#nonces}`;
  }

  previewId(): string {
    this.#nonces += 1;
    return this.#nonces.toString(16).padStart(24, '0');
  }

  entry(number: number): LogEntry | undefined {
    return this.keys.get(entryKey(number))?.value as LogEntry | undefined;
  }

  hint(): number | undefined {
    const copy = this.keys.get('composition.json')?.value;
    return copy === undefined ? undefined : Number(copy);
  }

  lastNumber(): number | undefined {
    let number = 0;
    while (this.keys.has(entryKey(number + 1))) number += 1;
    return number || undefined;
  }

  replaceCopy({ number }: LogEntry): void {
    this.keys.set('composition.json', { value: `${number}`, at: this.time });
  }

  readable(numbers: readonly number[]): readonly LogEntry[] {
    return numbers.flatMap((number) => this.entry(number) ?? []);
  }

  append(entry: LogEntry): boolean {
    return this.put(entryKey(entry.number), entry);
  }

  nonceAt(number: number): unknown {
    return this.entry(number)?.nonce;
  }

  digestOf(number: number): string {
    const entry = this.entry(number);
    if (entry) return digestOf(entry);
    throw new NotFoundError({ fact: `There is no entry ${number}.` });
  }

  isThere(key: string): boolean {
    return this.keys.has(key);
  }

  text(key: string): string | undefined {
    return this.keys.get(key)?.value as string | undefined;
  }

  names(prefix: string): readonly string[] {
    const names = new Set<string>();
    for (const key of this.keys.keys())
      if (key.startsWith(prefix))
        names.add(key.slice(prefix.length, (key.indexOf('/', prefix.length) + 1 || key.length + 1) - 1));
    return [...names].sort();
  }

  create(files: readonly WrittenFile[]): void {
    for (const { key, bytes } of files) this.put(key, bytes as string);
  }

  createSame(rows: readonly (readonly WrittenFile[])[]): void {
    for (const row of rows)
      for (const { key, bytes } of row)
        if (!this.put(key, bytes as string) && this.keys.get(key)?.value !== bytes)
          throw new IntegrityError({ fact: `${key} holds other bytes than belong there.` });
  }

  release({ name, version }: Named): Release | undefined {
    return this.keys.get(descriptionKey(name, version))?.value as Release | undefined;
  }

  verify(named: Named): void {
    const release = this.release(named);
    if (!release) throw new NotFoundError({ fact: `There is no release ${named.name} ${named.version}.` });
    const lost = this.lost(release);
    if (lost.size > 0)
      throw new IntegrityError({ fact: `${named.name} ${named.version} lacks ${[...lost].join(', ')}.` });
  }

  inputHash(composition: Composition): string {
    return inputsOf(composition);
  }

  knownSite(composition: Composition): string | undefined {
    const { id, files, listing } = siteOf(composition);
    return this.keys.has(files.recipe?.key ?? '') && this.keys.has(listingKey(listing.id)) ? id : undefined;
  }

  pass({ composition, unproven }: Proposed): Prepared {
    for (const [name, version] of Object.entries(composition.releases)) this.verify({ name, version });
    for (const { name, version } of unproven)
      if (isRefused({ name, version })) throw new CompositionError({ fact: `${name} ${version} may not become live.` });
    const { listing, files } = siteOf(composition);
    // What lies there is taken as it lies.
    const pages = files.pages.filter((row) => row.some(({ key }) => !this.keys.has(key)));
    return {
      documents: Object.keys(listing.pages),
      redirects: {},
      rendered: pages.length,
      files: () => ({ ...files, pages }),
    };
  }

  files(prepared: Prepared) {
    return prepared.files() as ReturnType<PublishingWorld['files']>;
  }

  requireWhole(site: string): void {
    const lost = requireSite(site).keys.filter((key) => !this.keys.has(key));
    if (lost.length > 0) throw new IntegrityError({ fact: `${site} lacks ${lost.join(', ')}.` });
  }

  site(id: string) {
    if (this.keys.has(listingKey(id))) return requireSite(id).listing;
    throw new NotFoundError({ fact: `${listingKey(id)} is missing in the store.` });
  }

  /** They only save bytes. */
  deltas() {
    return { deltas: undefined, warnings: [] };
  }

  /** It says what is shown, as the true one does. */
  manifest({ site, canary }: Shows): NamedManifest {
    const bytes = `what is answered with of ${[site, ...(canary ? [canary.site] : [])].join(' and ')}`;
    const id = createHash('sha256').update(bytes).digest('hex');
    return { id, file: { key: manifestKey(id), bytes } };
  }

  signed(entry: LogEntry): LogEntry {
    return entry;
  }

  inventory(): readonly StoredFile[] {
    return [...this.keys].map(([key, { at }]) => ({ key, bytes: 1, at }));
  }

  remove(keys: readonly string[]): void {
    const there = keys.filter((key) => this.keys.delete(key));
    if (there.length > 0) this.watcher.removed(there);
  }

  previews(now: number): readonly ListedPreview[] {
    const found: ListedPreview[] = [];
    for (const [key, { value }] of this.keys) {
      const id = /^previews\/([0-9a-f]+)\.json$/.exec(key)?.[1];
      const preview = id === undefined ? undefined : this.preview(id);
      if (preview && Date.parse(preview.until) > now)
        found.push({ ...JSON.parse(value as string), revoked: this.keys.has(previewRevokedKey(preview.id)) });
    }
    return found;
  }

  /** A preview that has its receipt, ended or not. */
  preview(id: string): Omit<ListedPreview, 'revoked'> | undefined {
    const text = this.text(previewKey(id));
    return text !== undefined && this.keys.has(previewReceiptKey(id)) ? JSON.parse(text) : undefined;
  }

  releasesOf(site: string): Readonly<Record<string, string>> {
    return this.keys.has(siteKey(site, 'snapshot.json')) ? requireSite(site).composition.releases : {};
  }

  deltaKeys(): readonly string[] {
    return [];
  }

  lost(release: Release): ReadonlySet<string> {
    return new Set(Object.keys(release.files).filter((file) => !this.keys.has(keyOfFile(release, file))));
  }

  standing(described: Release, held: Release | undefined): Readonly<Record<string, string>> {
    const same = Object.entries(described.files).filter(
      ([file, integrity]) => held?.files[file] === integrity && this.keys.has(keyOfFile(described, file)),
    );
    return Object.fromEntries(same);
  }

  packed(standing: Readonly<Record<string, string>>): Files {
    const files = Object.entries(this.asker.build?.files ?? {});
    return Object.fromEntries(files.filter(([file]) => !(file in standing)));
  }

  sealed(release: Release): Release {
    return release;
  }

  /** The gate is asked again when the release becomes live. */
  accept(): void {}

  send(release: Release, files: Files): Readonly<Record<string, string>> {
    for (const file of Object.keys(files)) this.put(keyOfFile(release, file), release.files[file] ?? '');
    return {};
  }

  describe(release: Release): boolean {
    return this.put(descriptionKey(release.name, release.version), release);
  }
}

/** What the next entry has of one. */
export const digestOf = ({ number, nonce }: LogEntry): string => `digest of ${number} with ${nonce}`;

function requireSite(id: string): Site {
  const site = siteById(id);
  if (site) return site;
  throw new NotFoundError({ fact: `No site ${id} was ever composed.` });
}
