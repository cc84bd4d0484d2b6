import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';

export async function copyStore(from: ReleaseStore, to: ReleaseStore): Promise<ReleaseStore> {
  const files = (await from.upkeep.inventory()).filter(({ key }) => !/(^|\/)\.|^composition\.json$/.test(key));
  await Promise.all(files.map(async ({ key }) => to.create(key, (await from.read(key)) ?? '')));
  return to;
}
