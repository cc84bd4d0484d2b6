import { findingLine } from '../release/verify/StoreFinding.ts';
import { verifyStore } from '../release/verifyStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** What is wrong with a store, a line each. What was never finished is no fault. @param now what a collector took for the time */
export async function faultsOfStore(store: ReleaseStore, now?: number): Promise<string[]> {
  const { findings } = await verifyStore(store, { now });
  return findings.map(findingLine);
}

/** Every key of one store, in another one. */
export async function copyStore(from: ReleaseStore, to: ReleaseStore): Promise<ReleaseStore> {
  const files = (await from.upkeep.inventory()).filter(({ key }) => !/(^|\/)\.|^composition\.json$/.test(key));
  await Promise.all(files.map(async ({ key }) => to.create(key, (await from.read(key)) ?? '')));
  return to;
}
