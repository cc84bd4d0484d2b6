import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readTrustedKeys, trustingStore } from '../store/trustedKeys.ts';
import { root } from './root.ts';

/**
 * The store that every command uses, chosen by one setting: `RELEASES`, a folder or `s3://bucket/prefix`; the workspace's folder
 * `releases` without it. @throws InvalidInputError if the setting names none
 */
export const chosenStore = (use: 'reading' | 'writing'): Promise<ReleaseStore> =>
  openStore(process.env.RELEASES || join(root, 'releases'), use);

/**
 * The same store for who makes something live of it: where `RELEASE_KEYS` names trusted keys, releases that are not signed by one of
 * their own are refused. @throws InvalidInputError if the setting names no keys
 */
export async function trusting(store: ReleaseStore): Promise<ReleaseStore> {
  return process.env.RELEASE_KEYS ? trustingStore(store, await readTrustedKeys(process.env.RELEASE_KEYS)) : store;
}
