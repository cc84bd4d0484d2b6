import { namePattern, type Release, versionPattern } from 'shared/contract';
import type { TrustedKeys } from '../../store/backends/releaseStore.ts';
import { findReleaseFaults, listContents } from '../../store/content/verifyRelease.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getDescriptionKey, getSignatureKey, nonPackageFolders } from '../../store/protocol/keys.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { type ReleaseId, readRelease } from '../../store/protocol/storedRelease.ts';
import {
  createTrustingStore,
  isValidSignature,
  readSignature,
  serializeSignature,
} from '../../store/signing/releaseSignatures.ts';
import { groupByPrefix, type Inspection } from './Inspection.ts';

interface Asked {
  /** Releases (`name/version`) that must be complete, because visitors or a rollback may need them. */
  readonly wanted: ReadonlySet<string>;
  readonly trusted?: TrustedKeys | undefined;
}

const describeCollected = (release: ReleaseId): string =>
  `Remove the file if it exists. Then run "release publish ${release.name} --version ${release.version}" with the same sources to write it again.`;

const publish = 'Find out who can write into the store, and release the package under a new version.';

/** Verifies releases one after another, and the files of each in parallel. */
export async function inspectReleases(inspection: Inspection, { wanted, trusted }: Asked): Promise<void> {
  const storedFiles = groupByPrefix(inspection.keys.keys(), 2);
  const reportedKeys = new Set<string>();
  for (const id of new Set([...storedFiles.keys(), ...wanted])) {
    const [name = '', version = ''] = id.split('/');
    if (!namePattern.test(name) || nonPackageFolders.has(name) || !versionPattern.test(version)) continue;
    await inspectRelease(inspection, name, version, storedFiles.get(id) ?? [], { wanted, trusted, told: reportedKeys });
  }
}

/** Verifies a release. @param told keys that already have a finding */
async function inspectRelease(
  inspection: Inspection,
  name: string,
  version: string,
  keys: readonly string[],
  { wanted, trusted, told }: Asked & { readonly told: Set<string> },
): Promise<void> {
  const key = getDescriptionKey(name, version);
  inspection.claim(key);
  const { store } = inspection;
  try {
    const release = await readRelease(store.read, name, version);
    if (!release) {
      for (const each of keys) inspection.claim(each);
      if (wanted.has(`${name}/${version}`))
        inspection.addLost(key, 'is missing, but visitors can still request the release', publish);
      else
        inspection.addUnfinished(key, 'is missing: the publication was interrupted, or gc is removing the release', gc);
      return;
    }
    await inspectDescription(inspection, release, key, trusted);
    for (const [, content] of listContents(release)) inspection.claimContent(content);
    for (const { key: place, fault } of await findReleaseFaults(store, release)) {
      // Reports a broken file once, although several releases may share it.
      if (told.has(place)) continue;
      told.add(place);
      inspection.addLost(place, fault, place === key ? publish : describeCollected(release));
    }
  } catch (error) {
    // Expects all files of a release with a broken `release.json`, because nobody knows which of them belong to it.
    for (const each of keys) inspection.claim(each);
    inspection.addLost(key, `is altered or invalid: ${getErrorMessage(error).replace(/\s+/g, ' ')}`, publish);
    inspection.isUnsure = true;
  }
}

const gc = 'Publish it again, or let "release gc" remove it.';

/** Verifies the signature of a `release.json`, and that its text is unchanged. `readRelease` has checked the seal. */
async function inspectDescription(
  inspection: Inspection,
  release: Release,
  key: string,
  trusted: TrustedKeys | undefined,
): Promise<void> {
  const { store } = inspection;
  const { name, version } = release;
  const description = await store.read(key);
  if (!description) return;
  if (description.toString() !== `${JSON.stringify(release, null, 2)}\n`)
    inspection.addLost(key, 'does not have the exact format of a release', publish);
  const signed = getSignatureKey(name, version);
  const sign = `Find out who published it. If the release is correct, run "release sign ${name}@${version}".`;
  if (inspection.keys.has(signed))
    await inspection.read(signed, async (bytes) => {
      const signature = await readSignature({ read: async () => bytes }, name, version).catch(ignoreUnreadable);
      const text = signature && Buffer.from(signature.signature, 'base64').toString('base64');
      const written = signature && text && serializeSignature({ ...signature, signature: text });
      if (!signature || bytes?.toString() !== written || !isValidSignature(signature, description))
        inspection.addLost(signed, 'is not a signature of this release', sign);
    });
  if (trusted)
    await createTrustingStore(store, trusted)
      .read(key)
      .catch((error) => inspection.addLost(signed, `is not accepted: ${getErrorMessage(error)}`, sign));
}
