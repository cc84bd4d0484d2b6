import { verifyLog } from '../release/readLog.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { listingKey, pageFile, siteKey } from '../store/protocol/keys.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { verifyRelease } from '../store/verifyRelease.ts';

/**
 * What is wrong with a store, a line each: a broken chain, a site or a release that says that it is whole and is not, or a page of what
 * is live that is not of the releases that are live.
 */
export async function faultsOfStore(store: ReleaseStore): Promise<string[]> {
  const { faults: chain } = await verifyLog(store);
  const faults = [...chain];
  for (const id of await store.list('sites/')) {
    if (!(await store.read(listingKey(id)))) continue;
    const { files, pages } = await readSite(store.read, id);
    for (const [file, integrity] of Object.entries(files)) {
      const key = pages[file] ? pageFile(pages[file]) : siteKey(id, file);
      const bytes = await store.read(key);
      if (!bytes) faults.push(`${key} of the site ${id} is missing`);
      else if (integrityOf(bytes) !== integrity) faults.push(`${key} of the site ${id} has other bytes`);
    }
  }
  const live = await newestEntry(store.read);
  if (live && !(await store.read(listingKey(live.site)))) faults.push(`the live site ${live.site} is missing`);
  for (const name of await store.list('')) {
    if (/\.|^(log|sites|pages|recipes|previews)$/.test(name)) continue;
    for (const version of await store.list(`${name}/`))
      await verifyRelease(store, name, version).catch((error: Error) => faults.push(error.message));
  }
  return faults;
}

/** Every key of one store, in another one. */
export async function copyStore(from: ReleaseStore, to: ReleaseStore): Promise<ReleaseStore> {
  const files = (await from.upkeep.inventory()).filter(({ key }) => !/(^|\/)\.|^composition\.json$/.test(key));
  await Promise.all(files.map(async ({ key }) => to.create(key, (await from.read(key)) ?? '')));
  return to;
}
