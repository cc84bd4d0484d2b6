import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { BuildError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { type PublishedRelease, publishRelease, type ReleaseSourceRevision } from './publishRelease.ts';

/** Lists the folders of the packages that are released: `shell`, and every `mfe-*`. */
export async function listReleasedPackages(root: string): Promise<string[]> {
  // Skips folders without a package.json: Git leaves the ignored folders of a remote that has left, such as `node_modules`.
  const isPackage = (name: string) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json'));
  return ['shell', ...(await readdir(root)).filter(isPackage).sort()];
}

/**
 * Publishes all packages whose sources have changed, two at a time.
 * @throws BuildError with the output of every failing package
 */
export async function publishAll(
  root: string,
  store: ReleaseStore,
  source: ReleaseSourceRevision | undefined,
  onPublished: (published: PublishedRelease) => void,
): Promise<PublishedRelease[]> {
  const published: PublishedRelease[] = [];
  const failures: string[] = [];
  await pLimit(2).map(await listReleasedPackages(root), async (folder) => {
    try {
      const one = await publishRelease({ root, folder, store, source });
      onPublished(one);
      published.push(one);
    } catch (error) {
      failures.push(getErrorMessage(error));
    }
  });
  if (failures.length > 0) throw new BuildError({ fact: failures.join('\n\n') });
  return published;
}
