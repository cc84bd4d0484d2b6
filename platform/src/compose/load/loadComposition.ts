import satisfies from 'semver/functions/satisfies.js';
import { BuildError, CompositionError, isPagePath, type Language, type TableRoute } from 'shared/contract';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { Composition } from '../../store/protocol/logEntry.ts';
import { omitOwnerRedirectsAndFiles } from '../values/ownerRedirectsAndFiles.ts';
import { createSnapshot } from './createSnapshot.ts';
import {
  type LoadedComposition,
  type LoadedRemote,
  type LoadedShell,
  loadRemote,
  loadShell,
  type ReleaseSource,
} from './loadedRelease.ts';
import { pickDescriptions, type ReleaseDescriptions } from './releaseDescriptions.ts';
import { fillTitles, mergeSiteValues } from './shellRequests.ts';

export interface CompositionLoadFault {
  /** Step at which loading failed. The steps run in the order of these names; a failed one is the last. */
  readonly field: 'shell' | 'shares' | 'site' | 'routes' | 'snapshot';
  /** Name of the remote with the fault; absent if the fault is in no single remote. */
  readonly remote?: string | undefined;
  readonly error: unknown;
}

/**
 * Loads a composition: shell, remotes, site values, route table and snapshot.
 * @param described stored descriptions of the live releases, which save evaluating an unchanged release
 * @throws the fault of a release that is missing, altered, or claims a path of another; CompositionError if there are several
 */
export async function loadComposition(
  source: ReleaseSource,
  composition: Composition,
  described?: ReleaseDescriptions,
): Promise<LoadedComposition> {
  const faults: CompositionLoadFault[] = [];
  const loaded = await loadCompositionOrReport(source, composition, (fault) => faults.push(fault), described);
  if (loaded) return loaded;
  const [first, ...more] = faults;
  if (more.length === 0) throw first?.error;
  throw new CompositionError({
    what: `The composition cannot be loaded; ${faults.length} faults:\n`,
    fact: faults.map(({ error }) => `  ${getErrorMessage(error)}`).join('\n'),
  });
}

/** Loads a composition, and reports every fault to `tell`. @returns undefined if there was a fault */
export async function loadCompositionOrReport(
  source: ReleaseSource,
  composition: Composition,
  tell: (fault: CompositionLoadFault) => void,
  described?: ReleaseDescriptions,
): Promise<LoadedComposition | undefined> {
  const attempt = async <Result>(
    fault: Omit<CompositionLoadFault, 'error'>,
    run: () => Result | Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await run();
    } catch (error) {
      tell({ ...fault, error });
      return undefined;
    }
  };
  const usableDescriptions = pickDescriptions(described, composition);
  const { shell: shellVersion, ...others } = composition.releases;
  const shell = await attempt({ field: 'shell' }, () =>
    loadShell(source, requireVersion(shellVersion), usableDescriptions.shell),
  );
  if (!shell) return undefined;
  const loading = Object.entries(others).map(([remote, version]) =>
    attempt({ field: 'shares', remote }, async () => {
      const loaded = await loadRemote(source, shell, remote, version, usableDescriptions.remote(remote));
      checkShares(shell, loaded);
      return loaded;
    }),
  );
  const untitled = (await Promise.all(loading)).filter((remote) => remote !== undefined);
  if (untitled.length < loading.length) return undefined;
  // Uses the defaults of this composition's shell, because another shell may have other ones.
  const site = await attempt(
    { field: 'site' },
    () => usableDescriptions.site ?? mergeSiteValues(shell, omitOwnerRedirectsAndFiles(composition.site)),
  );
  if (!site) return undefined;
  const titled = attempt({ field: 'routes' }, () =>
    Promise.all(
      untitled.map((remote) => {
        const before = usableDescriptions.remote(remote.release.name);
        return before ? { ...remote, titles: before.titles } : fillTitles(shell, remote, site);
      }),
    ),
  );
  const remotes = await titled;
  const routes = remotes && (await attempt({ field: 'routes' }, () => buildRouteTable(remotes)));
  if (!routes) return undefined;
  const snapshot = await attempt({ field: 'snapshot' }, () => createSnapshot(composition, remotes, routes));
  return snapshot && { composition, shell, remotes, site, snapshot };
}

function requireVersion(version: string | undefined): string {
  if (version) return version;
  throw new CompositionError({
    fact: 'The composition has no release of the shell.',
    nextStep: 'Release the shell (npm run release -- publish shell) and compose again.',
  });
}

/**
 * Compares the singleton versions that a remote requires (`^19.3.1`) with those that the shell provides.
 * @throws CompositionError naming every singleton that is missing or has another version
 */
export function checkShares(shell: Pick<LoadedShell, 'release'>, { release }: Pick<LoadedRemote, 'release'>): void {
  const faults = Object.entries(release.shares).flatMap(([name, range]) => {
    const provided = shell.release.shares[name];
    if (provided && satisfies(provided, range)) return [];
    return [`${name} ${range} (the shell has ${provided ?? 'none'})`];
  });
  if (faults.length === 0) return;
  throw new CompositionError({
    fact: `${release.name} ${release.version} requires ${faults.join(', ')}, but shell ${shell.release.version} does not provide this.`,
    nextStep: 'Release a shell that provides it, or build the remote with the live shell.',
  });
}

/**
 * Builds the route table: all pages with their owners and titles, sorted by path.
 * @throws CompositionError if two remotes claim one path, or one claims a path of the shell; BuildError if a release lacks the chunk or the
 * words of a page
 */
function buildRouteTable(remotes: readonly LoadedRemote[]): TableRoute[] {
  const claimed = new Map<string, LoadedRemote>();
  const table: TableRoute[] = [];
  for (const loaded of remotes) {
    const { routes, titles, release } = loaded;
    for (const route of routes) {
      const other = claimed.get(route.path);
      if (other) {
        throw new CompositionError({
          fact: `Two remotes claim ${route.path}: ${nameOf(other)} and ${nameOf(loaded)}.\n`,
          nextStep: 'Only one remote can have a path. Change the path in one remote and release that remote.',
        });
      }
      if (!isPagePath(route.path)) {
        throw new CompositionError({
          fact: `${nameOf(loaded)} claims ${route.path}.`,
          nextStep:
            'Change the path and release again. A path is /words-in-lower-case without a slash at its end. /en, /r, /dev, /preview, /404 and /index belong to the shell.',
        });
      }
      if (!release.chunks[`page-${route.page}`]) {
        throw new BuildError({
          fact: `${nameOf(loaded)} has no chunk page-${route.page} for ${route.path}.`,
          nextStep: `Give the import of the page this chunk name, then release again.`,
        });
      }
      claimed.set(route.path, loaded);
      const title = (language: Language) => {
        const filled = titles[language][route.path];
        if (filled !== undefined) return filled;
        throw new BuildError({
          fact: `${nameOf(loaded)} has no metadata for ${route.path} in "${language}".`,
          nextStep: `Write it in meta.${language}.json.`,
        });
      };
      table.push({ ...route, owner: release.name, title: { ua: title('ua'), en: title('en') } });
    }
  }
  return table.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const nameOf = ({ release }: LoadedRemote): string => `${release.name} ${release.version}`;
