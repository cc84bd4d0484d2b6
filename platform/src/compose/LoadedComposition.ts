import type { Snapshot } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import type { Composition } from '../store/protocol/logEntry.ts';
import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';

/** A composition with what its releases say of themselves, and the snapshot that follows from it. Plain data. */
export interface LoadedComposition {
  readonly composition: Composition;
  readonly shell: LoadedShell;
  readonly remotes: readonly LoadedRemote[];
  readonly site: Site;
  readonly snapshot: Snapshot;
}
