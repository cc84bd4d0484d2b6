import { formatStoreFinding } from '../src/release/verify/Inspection.ts';
import { verifyStore } from '../src/release/verify/verifyStore.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';

/**
 * Lists the faults of a store, one per line. Unfinished files are no fault.
 * @param now current time for the verification, in milliseconds since 1970
 */
export async function listStoreFaults(store: ReleaseStore, now?: number): Promise<string[]> {
  const { findings } = await verifyStore(store, { now });
  return findings.map(formatStoreFinding);
}
