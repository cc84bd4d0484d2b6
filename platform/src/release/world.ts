import type { Release } from 'shared/contract';
import type { SiteFiles, SiteWrites } from '../compose/writingSite.ts';
import type { CopyWrites } from '../store/projectNewest.ts';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';
import type { SiteListing } from '../store/protocol/siteListing.ts';
import { asking } from '../store/protocol/work.ts';
import type { StoredFile } from '../store/releaseStore.ts';
import type { EntryDeltas } from './deltas/makeDeltas.ts';
import type { ListedPreview } from './listPreviews.ts';
import type { EarlierReads } from './live/earlier.ts';
import type { Named } from './live/live.ts';
import type { NamedManifest } from './live/namedManifest.ts';
import type { Shows } from './live/shownFiles.ts';
import type { Permits } from './refuseChange.ts';
import type { Reachable } from './refuseDrops.ts';

/** A composed site in memory, its pages sound and its releases through the gate. */
export interface Prepared extends Reachable {
  /** How many pages were rendered for it; the others were taken as they lay. */
  readonly rendered: number;
  /** All that is to be written of it. */
  files(): SiteFiles | Promise<SiteFiles>;
}

/** What is to be composed, and against what it is held. */
export interface Proposed {
  readonly live: LogEntry | undefined;
  readonly composition: Composition;
  readonly permits?: Permits | undefined;
  /** The releases that have to pass the gate; it is asked where there is one. */
  readonly unproven: readonly Named[];
}

/**
 * All that the release protocol asks of what is around it: a store, a clock, what composes and renders. What is decided stands in the
 * pieces of work that ask; what answers decides nothing. `storeWorld` is the one of the commands, the simulation has another.
 */
export interface World extends CopyWrites, SiteWrites, EarlierReads {
  /** The time here, in milliseconds since 1970. */
  now(): number;
  /** What tells two writers of one number apart. */
  nonce(): string;
  /** The id of a new preview, not to be guessed. */
  previewId(): string;

  /** Creates the entry: false if its number was taken. */
  append(entry: LogEntry): boolean;
  /** The nonce of the entry that lies under a number, whatever else it says. */
  nonceAt(number: number): unknown;
  /** The digest of an entry as it lies, for the next one. */
  digestOf(number: number): string;

  /** The description of a release; undefined if there is none. */
  release(release: Named): Release | undefined;
  /** Holds every byte of a release against what was released. @throws NotFoundError, IntegrityError */
  verify(release: Named): void;

  /** The hash of all that a site is composed of. */
  inputHash(composition: Composition): string;
  /** The site that lies there and was composed of the same. */
  knownSite(composition: Composition): string | undefined;
  /** Composes in memory. @throws what stands against it */
  pass(proposed: Proposed): Prepared;
  /** All that is to be written of it. */
  files(prepared: Prepared): SiteFiles;
  /** Holds the files of a site that lies there against its listing, but for those that it shares with what is live. @throws IntegrityError */
  requireWhole(site: string, live: string | undefined): void;
  /** The listing of a composed site. @throws NotFoundError if it is not there */
  site(id: string): SiteListing;
  /** The deltas beside what becomes live; it never throws. */
  deltas(live: LogEntry | undefined, shows: Shows, makes: boolean): EntryDeltas;
  /** What the site answers with that becomes live, on its way into the store. */
  manifest(shows: Shows): NamedManifest;
  /** The entry with the signature of whoever makes it, where they have a key. */
  signed(entry: LogEntry): LogEntry;

  /** The names directly below a prefix. */
  names(prefix: string): readonly string[];
  /** The text of a key; undefined if it is not there. */
  text(key: string): string | undefined;
  /** Every file of the store. */
  inventory(): readonly StoredFile[];
  /** Removes files, in no order. */
  remove(keys: readonly string[]): void;
  /** The previews whose days are not over. */
  previews(now: number): readonly ListedPreview[];
  /** The releases that a composed site shows, as its snapshot says; none where that is gone. */
  releasesOf(site: string): Readonly<Record<string, string>>;
  /** The keys of the deltas that a listing names; none where it cannot be read. */
  deltaKeys(listing: string): readonly string[];
}

export const ask = asking<World>();
