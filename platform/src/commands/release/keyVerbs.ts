import { writeFile } from 'node:fs/promises';
import { ConflictError, InvalidInputError } from 'shared/contract';
import { requireLive } from '../../release/live/liveReleases.ts';
import { listReleasedPackages } from '../../release/publish/publishAll.ts';
import { generateKeys, mayKeyRelease, refuseForeignKey, signRelease } from '../../release/publish/signing.ts';
import { getDescriptionKey } from '../../store/protocol/keys.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { parseReleaseId, type ReleaseId } from '../../store/protocol/storedRelease.ts';
import { readSignature } from '../../store/signing/releaseSignatures.ts';
import { root } from '../line/root.ts';
import { parsePackageName, type Verb, type VerbContext } from './Verb.ts';

export const keygenVerb: Verb = async ({ args }) => {
  const name = parsePackageName(args[0]);
  const packageNames = (await listReleasedPackages(root)).map(parsePackageName);
  if (!packageNames.includes(name))
    throw new InvalidInputError({
      fact: name ? `There is no package "${name}".` : 'No package is named.',
      nextStep: `Name the package whose team gets the key: ${packageNames.join(', ')}.`,
    });
  const { privateKey, publicKey } = generateKeys();
  const file = `${name}.release-key.pem`;
  await writeFile(file, privateKey, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
    throw new ConflictError(
      {
        fact: `${file} exists already, or cannot be written.`,
        nextStep: 'A key is never overwritten: remove the file, or run the command in another folder.',
      },
      { cause },
    );
  });
  return {
    text: `${file} holds the private key: give it to the team's CI as RELEASE_KEY and remove the file.\nAdd to the file of RELEASE_KEYS: { "${name}": ["${publicKey}"] }`,
    data: { name, file, publicKey },
  };
};

export const signVerb: Verb = async (setup) => {
  const { uncheckedStore, signingKey, trustedKeys, args, dryRun } = setup;
  if (!signingKey)
    throw new InvalidInputError({
      fact: 'No key is set.',
      nextStep: "Set RELEASE_KEY to the team's private key.",
    });
  const releases = args[0] ? [parseReleaseId(args[0])] : await listRestorableReleases(setup);
  // Checks the key against all releases before it signs the first, so that the command signs all of them or none.
  if (trustedKeys) for (const release of releases) refuseForeignKey(trustedKeys, signingKey, release.name);
  if (!dryRun) for (const release of releases) await signRelease(uncheckedStore, release, signingKey, trustedKeys);
  return {
    text:
      releases.map(({ name, version }) => `${name} ${version} ${dryRun ? 'would be' : 'is'} signed.`).join('\n') ||
      'There is no release that this key may sign.',
    data: releases,
  };
};

/** Lists the live and restorable releases whose package trusts this key, so that a team that starts to sign can sign them all. */
async function listRestorableReleases({ uncheckedStore, signingKey, trustedKeys }: VerbContext): Promise<ReleaseId[]> {
  if (!trustedKeys || !signingKey)
    throw new InvalidInputError({
      fact: 'No release is named.',
      nextStep:
        'Write "release sign portfolio@1.0.0-3f9c2a1b07", or set RELEASE_KEYS to sign all releases of this key.',
    });
  const live = await requireLive(uncheckedStore);
  const versions = Object.entries(live.composition.releases).flatMap(([name, version]) =>
    [...(live.earlier[name] ?? []), version].map((each) => ({ name, version: each })),
  );
  // Leaves out versions that `release gc` has removed, and versions with the signature of a key that the team has replaced.
  const signable = await Promise.all(
    versions.map(async ({ name, version }) => {
      if (!mayKeyRelease(trustedKeys, signingKey, name)) return false;
      const signature = await readSignature(uncheckedStore, name, version).catch(ignoreUnreadable);
      const isForeign = signature !== undefined && !trustedKeys[name]?.includes(signature.key);
      return !isForeign && (await uncheckedStore.read(getDescriptionKey(name, version))) !== undefined;
    }),
  );
  return versions.filter((_, index) => signable[index]);
}
