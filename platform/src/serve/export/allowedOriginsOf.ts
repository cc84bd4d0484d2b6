import { parseJson, type ReleaseStore } from '../../store/releaseStore.ts';
import { siteKey } from '../../store/siteListing.ts';
import { parseReach, type Reach } from '../answer/policy.ts';

/** What the pages of a composed site may reach. @throws a lesson */
export async function reachOf(store: ReleaseStore, site: string): Promise<Reach> {
  const key = siteKey(site, 'reach.json');
  const bytes = await store.read(key);
  return parseReach(bytes && parseJson(bytes, key), key);
}
