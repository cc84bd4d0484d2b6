import type { Composition, Snapshot } from 'shared/contract';
import type { ReleaseStore } from 'shared/release';
import { mergeSite, type Site } from 'shared/siteValues';
import { buildRouteTable } from './buildRouteTable.ts';
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
  const site = mergeSite(composition.site, 'the composition');
  const routes = await buildRouteTable(shell, remotes, site);
  return { composition, shell, remotes, site, snapshot: takeSnapshot(composition, remotes, routes) };
}
