import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readSigningKey } from '../../release/signing.ts';
import { openStore, type StoreUse } from '../../store/openStore.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { readTrustedKeys, trustingStore } from '../../store/trustedKeys.ts';
import { root } from './root.ts';

/**
 * The store that every command uses, chosen by one setting: `RELEASES`, a folder or `s3://bucket/prefix`; the workspace's folder
 * `releases` without it. @throws InvalidInputError if the setting names none
 */
export const chosenStore = (use: StoreUse): Promise<ReleaseStore> => openStore(process.env.RELEASES || ownPlace, use);

const ownPlace = join(root, 'releases');

/** Tells whether the chosen store is the workspace's own folder, where nothing is live but what lies in the workspace. */
export const isOwnStore = (): boolean => !process.env.RELEASES || resolve(process.env.RELEASES) === resolve(ownPlace);

/**
 * The same store for who makes something live of it: where `RELEASE_KEYS` names trusted keys, releases that are not signed by one of
 * their own are refused. @throws InvalidInputError if the setting names no keys
 */
export async function trusting(store: ReleaseStore): Promise<ReleaseStore> {
  return process.env.RELEASE_KEYS ? trustingStore(store, await readTrustedKeys(process.env.RELEASE_KEYS)) : store;
}

/** The key that signs what this machine releases and makes live, by one setting: `RELEASE_KEY`. @throws InvalidInputError if it is none */
export const ownSigningKey = async (): Promise<KeyObject | undefined> =>
  process.env.RELEASE_KEY ? readSigningKey(process.env.RELEASE_KEY) : undefined;
