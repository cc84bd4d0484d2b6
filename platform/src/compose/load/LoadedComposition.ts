import type { Snapshot } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import type { Composition } from '../../store/protocol/logEntry.ts';
import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';

/** A composition in memory: the `release.json` of its releases, its site values, and the snapshot made from both. Runs no released code. */
export interface LoadedComposition {
  readonly composition: Composition;
  readonly shell: LoadedShell;
  readonly remotes: readonly LoadedRemote[];
  readonly site: Site;
  readonly snapshot: Snapshot;
}
