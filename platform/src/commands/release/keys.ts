import { writeFile } from 'node:fs/promises';
import { ConflictError, InvalidInputError } from 'shared/contract';
import { requireLive } from '../../release/live/live.ts';
import { releasedPackages } from '../../release/publishAll.ts';
import { makeKeys, mayRelease, refuseForeignKey, signRelease } from '../../release/signing.ts';
import { descriptionKey } from '../../store/protocol/keys.ts';
import { parseReleaseId, type ReleaseId } from '../../store/releaseId.ts';
import { root } from '../line/root.ts';
import { packageName, type Setup, type Verb } from './Verb.ts';

export const keygen: Verb = async ({ words }) => {
  const name = packageName(words[0]);
  const known = (await releasedPackages(root)).map(packageName);
  if (!known.includes(name))
    throw new InvalidInputError({
      fact: name ? `There is no package "${name}".` : 'No package is named.',
      nextStep: `Name the one whose team gets the key: ${known.join(', ')}.`,
    });
  const { privateKey, publicKey } = makeKeys();
  const file = `${name}.release-key.pem`;
  await writeFile(file, privateKey, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
    throw new ConflictError(
      {
        fact: `${file} is there already, or cannot be written here.`,
        nextStep: 'A key is never overwritten; remove it or go elsewhere.',
      },
      { cause },
    );
  });
  return {
    text: `${file} holds the private key: give it to the team's CI as RELEASE_KEY and remove the file.\nAdd to the file of RELEASE_KEYS: { "${name}": ["${publicKey}"] }`,
    data: { name, file, publicKey },
  };
};

export const sign: Verb = async (setup) => {
  const { unsigned, signingKey, trusted, words, dryRun } = setup;
  if (!signingKey)
    throw new InvalidInputError({
      fact: 'No key is set.',
      nextStep: 'Set RELEASE_KEY to the private key of the team.',
    });
  const releases = words[0] ? [parseReleaseId(words[0])] : await everLive(setup);
  // All of them may be signed by this key, or none is.
  if (trusted) for (const release of releases) refuseForeignKey(trusted, signingKey, release.name);
  if (!dryRun) for (const release of releases) await signRelease(unsigned, release, signingKey);
  return {
    text:
      releases.map(({ name, version }) => `${name} ${version} ${dryRun ? 'would be' : 'is'} signed.`).join('\n') ||
      'There is nothing to sign for this key.',
    data: releases,
  };
};

/** Lists what this key may sign of what is live and of what a rollback could restore: for the day on which signing begins. */
async function everLive({ unsigned, signingKey, trusted }: Setup): Promise<ReleaseId[]> {
  if (!trusted || !signingKey)
    throw new InvalidInputError({
      fact: 'No release is named.',
      nextStep: 'Write "release sign portfolio@1.0.0-3f9c2a1b07"; with RELEASE_KEYS set it may be left out.',
    });
  const live = await requireLive(unsigned);
  const versions = Object.entries(live.composition.releases).flatMap(([name, version]) =>
    [...(live.earlier[name] ?? []), version].map((each) => ({ name, version: each })),
  );
  // A collector may have taken an old one.
  const there = await Promise.all(
    versions.map((release) => unsigned.read(descriptionKey(release.name, release.version))),
  );
  return versions.filter(({ name }, index) => there[index] && mayRelease(trusted, signingKey, name));
}
