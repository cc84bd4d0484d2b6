import type { Snapshot } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import type { Composition } from '../../store/protocol/logEntry.ts';
import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';

/** A composition, the descriptions of its releases and the snapshot made from them. Plain data. */
export interface LoadedComposition {
  readonly composition: Composition;
  readonly shell: LoadedShell;
  readonly remotes: readonly LoadedRemote[];
  readonly site: Site;
  readonly snapshot: Snapshot;
}
