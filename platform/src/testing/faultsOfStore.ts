import { verifyLog } from '../release/readLog.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { listingKey, pageFile, siteKey } from '../store/protocol/keys.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { verifyRelease } from '../store/verifyRelease.ts';

/**
 * What is wrong with a store, a line each: a broken chain, a site or a release that says that it is whole and is not, or a page of what
 * is live that is not of the releases that are live. Everything is read at once: a bucket is far.
 */
export async function faultsOfStore(store: ReleaseStore): Promise<string[]> {
  const [names, sites] = await Promise.all([store.list(''), store.list('sites/')]);
  const packages = names.filter((name) => !/\.|^(log|sites|pages|recipes|previews)$/.test(name));
  const faults = await Promise.all([
    verifyLog(store).then(({ faults: chain }) => chain),
    ...sites.map((id) => faultsOfSite(store, id)),
    faultsOfLive(store),
    ...packages.map((name) => faultsOfReleases(store, name)),
  ]);
  return faults.flat();
}

async function faultsOfSite(store: ReleaseStore, id: string): Promise<string[]> {
  if (!(await store.read(listingKey(id)))) return [];
  const { files, pages } = await readSite(store.read, id);
  const faults = await Promise.all(
    Object.entries(files).map(async ([file, integrity]) => {
      const key = pages[file] ? pageFile(pages[file]) : siteKey(id, file);
      const bytes = await store.read(key);
      if (!bytes) return [`${key} of the site ${id} is missing`];
      return integrityOf(bytes) === integrity ? [] : [`${key} of the site ${id} has other bytes`];
    }),
  );
  return faults.flat();
}

async function faultsOfLive(store: ReleaseStore): Promise<string[]> {
  const live = await newestEntry(store.read);
  return live && !(await store.read(listingKey(live.site))) ? [`the live site ${live.site} is missing`] : [];
}

async function faultsOfReleases(store: ReleaseStore, name: string): Promise<string[]> {
  const versions = await store.list(`${name}/`);
  const faults = await Promise.all(
    versions.map((version) =>
      verifyRelease(store, name, version).then(
        () => [],
        (error: Error) => [error.message],
      ),
    ),
  );
  return faults.flat();
}

/** Every key of one store, in another one. */
export async function copyStore(from: ReleaseStore, to: ReleaseStore): Promise<ReleaseStore> {
  const files = (await from.upkeep.inventory()).filter(({ key }) => !/(^|\/)\.|^composition\.json$/.test(key));
  await Promise.all(files.map(async ({ key }) => to.create(key, (await from.read(key)) ?? '')));
  return to;
}
