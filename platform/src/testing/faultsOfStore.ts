import { findingLine } from '../release/verify/StoreFinding.ts';
import { verifyStore } from '../release/verifyStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** What is wrong with a store, a line each. What was never finished is no fault. @param now what a collector took for the time */
export async function faultsOfStore(store: ReleaseStore, now?: number): Promise<string[]> {
  const { findings } = await verifyStore(store, { now });
  return findings.map(findingLine);
}
