import { versionPattern } from 'shared/contract';
import { descriptionKey } from '../store/protocol/keys.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** The finished releases of a package, in order of their names; whoever signed them, where the store is asked unsigned. */
export async function releasedVersions(store: ReleaseStore, name: string): Promise<string[]> {
  const versions = (await store.list(`${name}/`)).filter((each) => versionPattern.test(each));
  const whole = await Promise.all(versions.map((version) => store.read(descriptionKey(name, version))));
  return versions.filter((_, index) => whole[index]);
}
