import { writeFile } from 'node:fs/promises';
import { ConflictError, InvalidInputError } from 'shared/contract';
import { type Named, readNamed } from '../../release/live.ts';
import { readLog } from '../../release/readLog.ts';
import { makeKeys, mayRelease, refuseForeignKey, signRelease } from '../../release/signing.ts';
import { packageName, type Setup, type Verb } from './Verb.ts';

export const keygen: Verb = async ({ words }) => {
  const name = packageName(words[0]);
  if (!name)
    throw new InvalidInputError({ fact: 'Name the package whose team gets the key: "release keygen portfolio".' });
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
  const { unsigned, signingKey, trusted, words } = setup;
  if (!signingKey)
    throw new InvalidInputError({
      fact: 'No key is set.',
      nextStep: 'Set RELEASE_KEY to the private key of the team.',
    });
  const releases = words[0] ? [readNamed(words[0])] : await everLive(setup);
  for (const release of releases) {
    if (trusted) refuseForeignKey(trusted, signingKey, release.name);
    await signRelease(unsigned, release, signingKey);
  }
  return {
    text:
      releases.map(({ name, version }) => `${name} ${version} is signed.`).join('\n') ||
      'There is nothing to sign for this key.',
    data: releases,
  };
};

/** What this key may sign of all that was ever live: for the day on which signing begins. */
async function everLive({ unsigned, signingKey, trusted }: Setup): Promise<Named[]> {
  if (!trusted || !signingKey)
    throw new InvalidInputError({
      fact: 'Name what is signed: "release sign portfolio@1.0.0-3f9c2a1b07".',
      nextStep: 'With RELEASE_KEYS set it may be left out.',
    });
  const releases = (await readLog(unsigned)).flatMap(({ composition }) => Object.entries(composition.releases));
  const named = new Map(releases.map(([name, version]) => [`${name}@${version}`, { name, version }]));
  return [...named.values()].filter(({ name }) => mayRelease(trusted, signingKey, name));
}
