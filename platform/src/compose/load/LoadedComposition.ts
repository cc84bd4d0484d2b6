import type { Snapshot } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import type { Composition } from '../../store/protocol/logEntry.ts';
import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';

/** A composition in memory: `release.json` of its releases, site values, and snapshot. The code of a release is only text in it. */
export interface LoadedComposition {
  readonly composition: Composition;
  readonly shell: LoadedShell;
  readonly remotes: readonly LoadedRemote[];
  readonly site: Site;
  readonly snapshot: Snapshot;
}
