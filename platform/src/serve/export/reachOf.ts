import { siteKey } from '../../store/protocol/keys.ts';
import { parseJson } from '../../store/protocol/readKey.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { parseReach, type Reach } from '../answer/policy.ts';

/** What the pages of a composed site may reach. @throws a lesson */
export async function reachOf(store: ReleaseStore, site: string): Promise<Reach> {
  const key = siteKey(site, 'reach.json');
  const bytes = await store.read(key);
  return parseReach(bytes && parseJson(bytes, key), key);
}
