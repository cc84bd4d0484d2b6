import { namePattern, type Release, versionPattern } from 'shared/contract';
import { messageOf } from '../../store/messageOf.ts';
import { releaseKey, signatureKey } from '../../store/protocol/keys.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { fitsSignature, readSignature, type TrustedKeys, trustingStore } from '../../store/trustedKeys.ts';
import { faultsOfRelease } from '../../store/verifyRelease.ts';
import { groupedBelow, type Inspection } from './Inspection.ts';

/** Folders of the store that hold no releases, though their names are names of packages. */
const reserved = new Set(['log', 'sites', 'pages', 'recipes', 'previews', 'retired', 'deltas']);

interface Asked {
  /** Releases that somebody can still ask for, as `name/version`. */
  readonly wanted: ReadonlySet<string>;
  readonly trusted?: TrustedKeys | undefined;
}

const publish = 'Find out who can write into the store, and release the package under a new version.';

/** Holds every release of the store, one after another: each is read in parallel itself. */
export async function inspectReleases(inspection: Inspection, { wanted, trusted }: Asked): Promise<void> {
  const there = groupedBelow(inspection.keys.keys(), 2);
  for (const id of new Set([...there.keys(), ...wanted])) {
    const [name = '', version = ''] = id.split('/');
    if (!namePattern.test(name) || reserved.has(name) || !versionPattern.test(version)) continue;
    await inspectRelease(inspection, name, version, there.get(id) ?? [], { wanted, trusted });
  }
}

async function inspectRelease(
  inspection: Inspection,
  name: string,
  version: string,
  keys: readonly string[],
  { wanted, trusted }: Asked,
): Promise<void> {
  const key = releaseKey(name, version, 'release.json');
  inspection.claim(key);
  const { store } = inspection;
  try {
    const release = await readRelease(store.read, name, version);
    if (!release) {
      for (const each of keys) inspection.claim(each);
      if (wanted.has(`${name}/${version}`))
        inspection.lost(key, 'is missing, though the release can be asked for', publish);
      else inspection.notDone(key, 'is not there: the release was never finished, or is being collected', gc);
      return;
    }
    await inspectDescription(inspection, release, key, trusted);
    for (const file of Object.keys(release.files)) inspection.claim(releaseKey(name, version, file));
    for (const { file, fault, copy } of await faultsOfRelease(store, release)) {
      if (copy) inspection.mendable(releaseKey(name, version, file), fault);
      else inspection.lost(releaseKey(name, version, file), fault, publish);
    }
  } catch (error) {
    // What it names is not known then.
    for (const each of keys) inspection.claim(each);
    inspection.lost(key, `is not what was released: ${messageOf(error).replace(/\s+/g, ' ')}`, publish);
  }
}

const gc = 'Publish it again, or leave it to "release gc".';

/** `release.json` as it is written, its seal aside, and who signed it. */
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
  // What was written before seals was written in other ways, too.
  if (release.seal && description.toString() !== `${JSON.stringify(release, null, 2)}\n`)
    inspection.lost(key, 'is not written as releases are', publish);
  const signed = signatureKey(name, version);
  const sign = `Find out who published it; where it is right, "release sign ${name}@${version}" signs it.`;
  if (inspection.keys.has(signed))
    await inspection.read(signed, async (bytes) => {
      const signature = await readSignature({ ...store, read: async () => bytes }, name, version).catch(
        () => undefined,
      );
      const text = signature && Buffer.from(signature.signature, 'base64').toString('base64');
      const written = `${JSON.stringify(signature && { ...signature, signature: text }, null, 2)}\n`;
      if (!signature || bytes?.toString() !== written || !fitsSignature(signature, description))
        inspection.lost(signed, 'is no signature of this release', sign);
    });
  if (trusted)
    await trustingStore(store, trusted)
      .read(key)
      .catch((error) => inspection.lost(signed, `is not enough: ${messageOf(error)}`, sign));
}
