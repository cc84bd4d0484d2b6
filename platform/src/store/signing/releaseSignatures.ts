import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  createStrictStoredSchema,
  IntegrityError,
  InvalidInputError,
  namePattern,
  parseStored,
  storedFormat,
} from 'shared/contract';
import * as v from 'valibot';
import type { ReleaseStore, TrustedKeys } from '../backends/releaseStore.ts';
import { getSignatureKey } from '../protocol/keys.ts';
import { parseJson, readJson } from '../protocol/readKey.ts';

const trustedSchema = v.record(v.pipe(v.string(), v.regex(namePattern)), v.pipe(v.array(v.string()), v.minLength(1)));
const signatureSchema = createStrictStoredSchema({ key: v.string(), signature: v.string() });
type Signature = Omit<v.InferOutput<typeof signatureSchema>, 'format'>;

export const serializeSignature = ({ key, signature }: Signature): string =>
  `${JSON.stringify({ format: storedFormat, key, signature }, null, 2)}\n`;

/** Returns the signed bytes of a `release.json`. They have a prefix, so a signature over other data never matches. */
export const createSignedBytes = (description: Buffer): Buffer =>
  Buffer.concat([Buffer.from('release.json 1\n'), description]);

/** Reads the public keys by package from the JSON file that `RELEASE_KEYS` names. @throws InvalidInputError that names the fault */
export async function readTrustedKeys(path: string): Promise<TrustedKeys> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes)
    throw new InvalidInputError({
      fact: `The file of RELEASE_KEYS, ${path}, cannot be read.`,
      nextStep: 'Correct the path. Without the keys no release can be promoted.',
    });
  const parsed = v.safeParse(trustedSchema, readAsJson(bytes), { abortEarly: true });
  const faulty = parsed.success
    ? Object.entries(parsed.output).flatMap(([name, keys]) =>
        keys.filter((key) => !parsePublicKey(key)).map((key) => `${name}: ${key}`),
      )
    : ['it does not map packages to lists of keys'];
  if (!parsed.success || faulty.length > 0)
    throw new InvalidInputError({
      fact: `${path} is invalid.\n`,
      nextStep: `  ${faulty.join('\n  ')}\nWrite { "<package>": ["MCow…"] } with the public keys that "release keygen" prints.`,
    });
  return parsed.output;
}

/** Parses JSON. @returns undefined if it is invalid, because an error would quote the text, which may be a private key */
function readAsJson(bytes: Buffer): unknown {
  try {
    return parseJson(bytes, 'RELEASE_KEYS');
  } catch {
    return undefined;
  }
}

/**
 * Wraps a store so that it accepts only releases that a trusted key of their package has signed. Reading the `release.json` of any other
 * release throws IntegrityError.
 */
export function createTrustingStore(store: ReleaseStore, trusted: TrustedKeys): ReleaseStore {
  return {
    ...store,
    trusted,
    async read(key) {
      const bytes = await store.read(key);
      const [, name, version] = /^([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? [];
      if (bytes && name && version) await refuseUntrusted(store, trusted, name, version, bytes);
      return bytes;
    },
  };
}

async function refuseUntrusted(
  store: ReleaseStore,
  trusted: TrustedKeys,
  name: string,
  version: string,
  description: Buffer,
): Promise<void> {
  const called = `${name} ${version}`;
  const signature = await readSignature(store, name, version);
  if (!signature)
    throw new IntegrityError({
      fact: `${called} is not signed.`,
      nextStep: `Set RELEASE_KEY and publish it, or sign this release: "release sign ${name}@${version}".`,
    });
  if (!trusted[name]?.includes(signature.key))
    throw new IntegrityError({
      fact: `${called} is signed by a key that may not release it: ${describeSigningKey(trusted, signature.key)}.`,
      nextStep: 'The release is refused. Find out who published it.',
    });
  if (!isValidSignature(signature, description))
    throw new IntegrityError({
      fact: `The signature of ${called} does not match its release.json: one of the two was altered.`,
      nextStep: `The release is refused. Release ${name} again.`,
    });
}

/** Tells whether the signature of a `release.json` is valid for the key inside that signature. Callers check whether they trust the key. */
export function isValidSignature({ key: text, signature }: Signature, description: Buffer): boolean {
  const key = parsePublicKey(text);
  return key !== undefined && verify(null, createSignedBytes(description), key, Buffer.from(signature, 'base64'));
}

/** Reads the signature of a release. @returns undefined if the release is unsigned @throws InvalidInputError if it is invalid */
export async function readSignature(
  store: Pick<ReleaseStore, 'read'>,
  name: string,
  version: string,
): Promise<Signature | undefined> {
  const key = getSignatureKey(name, version);
  const signature = await readJson(store.read, key);
  return signature === undefined
    ? undefined
    : parseStored(signatureSchema, signature, key, `Remove that file, then run "release sign ${name}@${version}".`);
}

/** Returns a clause for messages: the packages that a key may release, or the unknown key itself. */
export function describeSigningKey(trusted: TrustedKeys, key: string): string {
  const owners = Object.keys(trusted).filter((name) => trusted[name]?.includes(key));
  return owners.length > 0 ? `the key belongs to ${owners.join(' and ')}` : `the key ${key} is unknown`;
}

export const formatPublicKey = (key: KeyObject): string =>
  key.export({ type: 'spki', format: 'der' }).toString('base64');

/** @returns undefined if the text is no ed25519 public key (SPKI) in base64 */
export function parsePublicKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' && formatPublicKey(key) === text ? key : undefined;
  } catch {
    return undefined;
  }
}
