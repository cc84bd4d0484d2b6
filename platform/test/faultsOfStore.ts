import { findingLine } from '../src/release/verify/Inspection.ts';
import { verifyStore } from '../src/release/verify/verifyStore.ts';
import type { ReleaseStore } from '../src/store/releaseStore.ts';

/** What is wrong with a store, a line each. What was never finished is no fault. @param now what a collector took for the time */
export async function faultsOfStore(store: ReleaseStore, now?: number): Promise<string[]> {
  const { findings } = await verifyStore(store, { now });
  return findings.map(findingLine);
}
