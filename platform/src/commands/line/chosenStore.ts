import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readSigningKey } from '../../release/publish/signing.ts';
import { openStore, type StorePurpose } from '../../store/backends/openStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { createTrustingStore, readTrustedKeys } from '../../store/signing/releaseSignatures.ts';
import { root } from './root.ts';

/**
 * Opens the store that every command uses. `RELEASES` names it: a folder or `s3://bucket/prefix`; by default the workspace's folder
 * `releases`. @throws InvalidInputError if the setting names no store
 */
export const openChosenStore = (use: StorePurpose): Promise<ReleaseStore> =>
  openStore(process.env.RELEASES || workspaceStore, use);

const workspaceStore = join(root, 'releases');

/** Tells whether the store is the workspace's default folder. It contains only releases of this workspace. */
export const isWorkspaceStore = (): boolean =>
  !process.env.RELEASES || resolve(process.env.RELEASES) === resolve(workspaceStore);

/**
 * Restricts a store to trusted releases, before something becomes live. If `RELEASE_KEYS` names keys, the store then refuses releases that
 * no key of their package has signed. @throws InvalidInputError if the setting names no keys
 */
export async function requireSignatures(store: ReleaseStore): Promise<ReleaseStore> {
  return process.env.RELEASE_KEYS ? createTrustingStore(store, await readTrustedKeys(process.env.RELEASE_KEYS)) : store;
}

/** Reads `RELEASE_KEY`, the key with which this machine signs releases and entries. @throws InvalidInputError if it is no private key */
export const readOwnSigningKey = async (): Promise<KeyObject | undefined> =>
  process.env.RELEASE_KEY ? readSigningKey(process.env.RELEASE_KEY) : undefined;
