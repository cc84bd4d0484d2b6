import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../store/openStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The store that every command uses, chosen by one setting: `RELEASES`, a folder or `s3://bucket/prefix`; the workspace's folder
 * `releases` without it. @throws InvalidInputError if the setting names none
 */
export const chosenStore = (use: 'reading' | 'writing'): Promise<ReleaseStore> =>
  openStore(process.env.RELEASES || join(root, 'releases'), use);
