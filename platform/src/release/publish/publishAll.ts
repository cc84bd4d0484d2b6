import { readdir } from 'node:fs/promises';
import pLimit from 'p-limit';
import { BuildError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { type Published, publishRelease, type Source } from './publishRelease.ts';

/** Lists the packages that are released: the shell, and every `mfe-*`. */
export async function listReleasedPackages(root: string): Promise<string[]> {
  return ['shell', ...(await readdir(root)).filter((name) => name.startsWith('mfe-')).sort()];
}

/**
 * Publishes every package whose sources have changed; two packages are built at a time.
 * @throws BuildError with the output of every failing package
 */
export async function publishAll(
  root: string,
  store: ReleaseStore,
  source: Source | undefined,
  onPublished: (published: Published) => void,
): Promise<Published[]> {
  const published: Published[] = [];
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
