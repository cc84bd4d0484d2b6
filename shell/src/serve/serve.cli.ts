import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFolderStore } from 'shared/release';
import { serveUntilStopped } from './serveUntilStopped.ts';

/** Serves what is live in the store; nothing is built or composed. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  await serveUntilStopped(openFolderStore(process.env.RELEASES ?? join(root, 'releases')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
