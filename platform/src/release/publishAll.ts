import { readdir } from 'node:fs/promises';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type Published, publishRelease } from './publishRelease.ts';

/** The packages that are released: the shell, and every `mfe-*`. */
export async function releasedPackages(root: string): Promise<string[]> {
  return ['shell', ...(await readdir(root)).filter((name) => name.startsWith('mfe-')).sort()];
}

/** Publishes every package whose sources have changed, two builds side by side. */
export async function publishAll(
  root: string,
  store: ReleaseStore,
  onPublished: (published: Published) => void,
): Promise<Published[]> {
  const waiting = await releasedPackages(root);
  const published: Published[] = [];
  const failures: string[] = [];
  const work = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      try {
        const one = await publishRelease({ root, folder, store });
        onPublished(one);
        published.push(one);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all([work(), work()]);
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return published;
}
