import type { Snapshot } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import type { Composition } from '../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { buildRouteTable } from './buildRouteTable.ts';
import { checkShares } from './checkShares.ts';
import { type LoadedRemote, type LoadedShell, loadRemote, loadShell } from './loadedRelease.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** A composition with its releases loaded, and the snapshot that follows from them. */
export interface LoadedComposition {
  readonly composition: Composition;
  readonly shell: LoadedShell;
  readonly remotes: readonly LoadedRemote[];
  readonly site: Site;
  readonly snapshot: Snapshot;
}

/** @throws if a release is missing, was altered, or claims what another owns */
export async function loadComposition(store: ReleaseStore, composition: Composition): Promise<LoadedComposition> {
  const { shell: shellVersion, ...others } = composition.releases;
  if (!shellVersion)
    throw new Error(
      'The composition names no release of the shell. Release it (pnpm release shell) and compose again.',
    );
  const shell = await loadShell(store, shellVersion);
  const remotes = await Promise.all(
    Object.entries(others).map(([name, version]) => loadRemote(store, shell, name, version)),
  );
  for (const loaded of remotes) checkShares(shell, loaded);
  // The defaults are those of the shell that is composed, as its browser build has them.
  const site = shell.module.mergeSite(composition.site, `the composition (shell ${shellVersion})`);
  const routes = await buildRouteTable(shell, remotes, site);
  return { composition, shell, remotes, site, snapshot: takeSnapshot(composition, remotes, routes) };
}
