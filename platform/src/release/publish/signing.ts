import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ConflictError, IntegrityError, InvalidInputError, NotFoundError } from 'shared/contract';
import type { ReleaseStore, TrustedKeys } from '../../store/backends/releaseStore.ts';
import { getDescriptionKey, getSignatureKey } from '../../store/protocol/keys.ts';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';
import {
  createSignedBytes,
  describeSigningKey,
  formatPublicKey,
  isValidSignature,
  readSignature,
  serializeSignature,
} from '../../store/signing/releaseSignatures.ts';

/** Generates a key pair. The private key is a PEM; the public key has the form that `RELEASE_KEYS` accepts. */
export function generateKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: formatPublicKey(pair.publicKey),
  };
}

/**
 * Reads the private key from the value of `RELEASE_KEY`: a PEM, or the path of a PEM file.
 * @throws InvalidInputError if it is no ed25519 key
 */
export async function readSigningKey(setting: string): Promise<KeyObject> {
  const pem = setting.startsWith('-----BEGIN') ? setting : await readFile(setting, 'utf8').catch(() => '');
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Swallows the system's error, because it could quote the key.
  }
  throw new InvalidInputError({
    fact: 'RELEASE_KEY is neither an ed25519 private key nor a file with one.',
    nextStep: 'Run "release keygen <package>" to make a pair of keys.',
  });
}

/** Tells whether a private key may sign releases of a package: its public key is one of the package's trusted ones. */
export const mayKeyRelease = (trusted: TrustedKeys, key: KeyObject, name: string): boolean =>
  trusted[name]?.includes(formatPublicKey(createPublicKey(key))) ?? false;

/**
 * Checks the signing key before anything is uploaded.
 * @throws ConflictError if there is no key, or if the key may not release the package
 */
export function refuseForeignKey(trusted: TrustedKeys, key: KeyObject | undefined, name: string): void {
  if (!key)
    throw new ConflictError({
      fact: 'RELEASE_KEYS requires signed releases, but RELEASE_KEY is not set.',
      nextStep: `Set RELEASE_KEY to the private key that may release ${name}.`,
    });
  if (!mayKeyRelease(trusted, key, name))
    throw new ConflictError({
      fact: `${describeSigningKey(trusted, formatPublicKey(createPublicKey(key)))}. This key may not release ${name}.`,
      nextStep: `Use the key of ${name}'s team.`,
    });
}

/**
 * Signs a release in the store. A second call changes nothing.
 * @param trusted trusted public keys: a valid signature of another trusted key stays
 * @throws NotFoundError if there is no such release; ConflictError if a key that is not trusted has signed it; IntegrityError if its
 * signature does not match it
 */
export async function signRelease(
  store: ReleaseStore,
  release: ReleaseId,
  key: KeyObject,
  trusted: TrustedKeys = {},
): Promise<void> {
  const { name, version } = release;
  const description = await store.read(getDescriptionKey(name, version));
  if (!description)
    throw new NotFoundError({
      fact: `There is no release ${name} ${version} in ${store.place}.`,
      nextStep: 'Publish it first, then sign it.',
    });
  const publicKey = formatPublicKey(createPublicKey(key));
  const body = { key: publicKey, signature: sign(null, createSignedBytes(description), key).toString('base64') };
  const signatureKey = getSignatureKey(name, version);
  while (!(await store.create(signatureKey, serializeSignature(body)))) {
    const existing = await readSignature(store, name, version);
    // Tries again, because `release gc` has removed the signature between the two calls.
    if (!existing) continue;
    if (!isValidSignature(existing, description))
      throw new IntegrityError({
        fact: `The signature of ${name} ${version} does not match its release.json: one of the two was altered.`,
        nextStep: `Find out who can write into ${store.place}, and release ${name} under a new version.`,
      });
    if (existing.key === publicKey || trusted[name]?.includes(existing.key)) return;
    throw new ConflictError({
      fact: `${name} ${version} is already signed by another key.`,
      nextStep: 'Publish your own version.',
    });
  }
}
