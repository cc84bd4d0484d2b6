import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { newestCopyKey } from '../../store/protocol/keys.ts';
import { createTrustingStore } from '../../store/signing/releaseSignatures.ts';
import type { StoreFinding } from '../verify/Inspection.ts';
import { type InspectedStore, inspectStore, type VerifyOptions } from '../verify/verifyStore.ts';
import { type FileRepair, rebuildDelta, rebuildFile } from './rebuildFile.ts';
import { rebuildSiteFiles, type TakeRepair } from './rebuildSiteFiles.ts';

export interface RepairOptions extends VerifyOptions {
  /** True: reports the repairs and writes nothing. */
  readonly dryRun?: boolean | undefined;
}

export interface Repaired {
  /** Keys of the files that repair has rebuilt, or removed because nothing names them. */
  readonly restored: readonly string[];
  /** Findings that remain, because repair could not mend these files. Each has advice. */
  readonly left: readonly StoreFinding[];
}

/** Maximum number of rounds. A rebuilt listing can show further broken pages, and a rebuilt manifest can show the next broken one. */
const rounds = 8;

/**
 * Verifies a store, and rebuilds broken files byte for byte from releases. Compares each rebuilt file with its listing, release or key.
 * Removes an altered file before it writes the rebuilt one. Other findings get advice.
 * @param store store that does not check signatures
 * @throws StoreError if a file cannot be read or written; earlier repairs stay
 */
export async function repairStore(store: ReleaseStore, options: RepairOptions = {}): Promise<Repaired> {
  const { trusted, dryRun = false } = options;
  // Rebuilds files only from releases with a trusted signature.
  const source = trusted ? createTrustingStore(store, trusted) : store;
  const restored = new Set<string>();
  const reasons = new Map<string, string>();
  for (let round = 1; ; round += 1) {
    const inspected = await inspectStore(store, options);
    const reasonCount = reasons.size;
    const made = round > rounds ? new Map() : await makeAll(source, inspected, reasons);
    for (const key of made.keys()) restored.add(key);
    if (!dryRun) await writeAll(store, made);
    // Ends if a round has neither repaired a file nor found a new reason for an unrepaired one.
    if (dryRun || (made.size === 0 && reasons.size === reasonCount)) {
      const remaining = inspected.findings.filter(({ key }) => !made.has(key)).map((each) => withReason(each, reasons));
      return { restored: [...restored].sort(), left: remaining };
    }
  }
}

/** Rebuilds all broken files that this round can rebuild. Records for the others why it cannot. */
async function makeAll(
  store: ReleaseStore,
  inspected: InspectedStore,
  reasons: Map<string, string>,
): Promise<Map<string, Buffer | null>> {
  const made = new Map<string, Buffer | null>();
  const take: TakeRepair = (key, repair) => {
    if ('reason' in repair) reasons.set(key, repair.reason);
    else made.set(key, repair.bytes);
  };
  const broken = [...inspected.findings, ...inspected.unfinished].filter(
    ({ key, restorable }) => restorable && !reasons.has(key),
  );
  const composed: StoreFinding[] = [];
  const isDelta = ({ key }: StoreFinding) => inspected.deltas.has(key);
  const isManifest = ({ key }: StoreFinding) => key.startsWith('manifests/');
  for (const finding of broken.filter((each) => !isDelta(each) && !isManifest(each))) {
    const repair = await rebuildFile(store, inspected, finding.key);
    if (repair === undefined) composed.push(finding);
    else take(finding.key, repair);
  }
  await rebuildSiteFiles(store, inspected, composed, take);
  const mending = made.size > 0;
  // Rebuilds deltas from dictionary and target. Tries a failed delta again in the next round if this round has rebuilt other files.
  for (const { key } of broken.filter(isDelta)) {
    const repair = await rebuildDelta(async (each) => made.get(each) ?? (await store.read(each)), inspected, key);
    if ('bytes' in repair || !mending) take(key, repair);
  }
  const manifests: (readonly [key: string, repair: FileRepair])[] = [];
  for (const { key } of broken.filter(isManifest)) {
    const repair = await rebuildFile(store, inspected, key);
    if (repair !== undefined) manifests.push([key, repair]);
  }
  // True if this round has rebuilt a file. A manifest that could not be rebuilt is then tried again, because it may need the previous one.
  const isMending = mending || manifests.some(([, repair]) => 'bytes' in repair);
  for (const [key, repair] of manifests) if ('bytes' in repair || !isMending) take(key, repair);
  return made;
}

/** Writes each file of `made`, or removes it if it has no bytes there. Listings come last, because they make a site complete. */
async function writeAll(store: ReleaseStore, made: ReadonlyMap<string, Buffer | null>): Promise<void> {
  const getRank = (key: string) => (key.startsWith('sites/') ? 1 : 0);
  for (const [key, bytes] of [...made].sort(([a], [b]) => getRank(a) - getRank(b))) {
    if (key === newestCopyKey && bytes) {
      await store.upkeep.replaceCopy(bytes.toString());
      continue;
    }
    await store.upkeep.remove([key]);
    if (bytes) await store.create(key, bytes);
  }
}

const withReason = (finding: StoreFinding, reasons: ReadonlyMap<string, string>): StoreFinding => {
  const reason = reasons.get(finding.key);
  if (!finding.restorable || !reason) return finding;
  const remedy = `It cannot be rebuilt: ${reason}. Restore it from a copy of the store, or make another release live.`;
  return { ...finding, remedy, restorable: false };
};
