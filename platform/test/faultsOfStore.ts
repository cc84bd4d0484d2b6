import { findingLine } from '../src/release/verify/Inspection.ts';
import { verifyStore } from '../src/release/verify/verifyStore.ts';
import type { ReleaseStore } from '../src/store/releaseStore.ts';

/**
 * Lists what is wrong with a store, a line each. A thing that was never finished is no fault.
 * @param now the time that a collector took it to be
 */
export async function faultsOfStore(store: ReleaseStore, now?: number): Promise<string[]> {
  const { findings } = await verifyStore(store, { now });
  return findings.map(findingLine);
}
