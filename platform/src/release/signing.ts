import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ConflictError, IntegrityError, InvalidInputError, NotFoundError, namePattern } from 'shared/contract';
import * as v from 'valibot';
import { releaseKey } from '../store/protocol/keys.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { Named } from './live.ts';

/** Which public keys (ed25519, SPKI, base64) may release which package. A key that stands under no package may release nothing. */
export type TrustedKeys = Readonly<Record<string, readonly string[]>>;

const trustedSchema = v.record(v.pipe(v.string(), v.regex(namePattern)), v.pipe(v.array(v.string()), v.minLength(1)));
const signatureSchema = v.strictObject({ key: v.string(), signature: v.string() });

/** What is signed is more than the bytes of `release.json`: a signature made for something else is none. */
const signed = (description: Buffer): Buffer => Buffer.concat([Buffer.from('release.json 1\n'), description]);

const signatureFile = ({ name, version }: Named) => releaseKey(name, version, 'signature.json');

/** A new pair: the private key as PEM, the public one as `RELEASE_KEYS` lists it. */
export function makeKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: written(pair.publicKey),
  };
}

/** Reads `RELEASE_KEY`: a PEM, or the path of one. @throws InvalidInputError if it is no ed25519 key */
export async function readSigningKey(setting: string): Promise<KeyObject> {
  const pem = setting.startsWith('-----BEGIN') ? setting : await readFile(setting, 'utf8').catch(() => '');
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below, without the key's text.
  }
  throw new InvalidInputError({
    fact: 'RELEASE_KEY holds no ed25519 private key, and names no file with one.',
    nextStep: '"release keygen <package>" makes a pair.',
  });
}

/** Reads `RELEASE_KEYS`: the path of a JSON file, package by package. @throws InvalidInputError that names what is wrong */
export async function readTrustedKeys(path: string): Promise<TrustedKeys> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes)
    throw new InvalidInputError({
      fact: `RELEASE_KEYS names ${path}, which cannot be read.`,
      nextStep: 'Without the keys nothing is promoted; mend the path.',
    });
  const parsed = v.safeParse(trustedSchema, parseJson(bytes, path));
  const faulty = parsed.success
    ? Object.entries(parsed.output).flatMap(([name, keys]) =>
        keys.filter((key) => !publicKeyOf(key)).map((key) => `${name}: ${key}`),
      )
    : ['it is no record of packages with lists of keys'];
  if (!parsed.success || faulty.length > 0)
    throw new InvalidInputError({
      fact: `${path} was refused.\n`,
      nextStep: `  ${faulty.join('\n  ')}\nWrite { "<package>": ["MCow…"] } with the public keys that "release keygen" prints.`,
    });
  return parsed.output;
}

/** Whether the list names this key's public half under the package. */
export const mayRelease = (trusted: TrustedKeys, key: KeyObject, name: string): boolean =>
  trusted[name]?.includes(written(createPublicKey(key))) ?? false;

/** Told before anything is uploaded. @throws ConflictError if this key may not release that package; InvalidInputError if there is none */
export function refuseForeignKey(trusted: TrustedKeys, key: KeyObject | undefined, name: string): void {
  if (!key)
    throw new ConflictError({
      fact: 'Releases are signed here, and no key is set.',
      nextStep: `Set RELEASE_KEY to the private key that may release ${name}.`,
    });
  if (!mayRelease(trusted, key, name))
    throw new ConflictError({
      fact: `${tellKey(trusted, written(createPublicKey(key)))}, and may not release ${name}.`,
      nextStep: `Use the key of ${name}'s team.`,
    });
}

/**
 * Signs a release that lies in the store; signing again with the same key changes nothing.
 * @throws NotFoundError if there is no such release; ConflictError if another key has signed it
 */
export async function signRelease(store: ReleaseStore, release: Named, key: KeyObject): Promise<void> {
  const description = await store.read(releaseKey(release.name, release.version, 'release.json'));
  if (!description)
    throw new NotFoundError({
      fact: `There is no release ${release.name} ${release.version} in ${store.place} to be signed.`,
      nextStep: 'Publish it first.',
    });
  const publicKey = written(createPublicKey(key));
  const body = { key: publicKey, signature: sign(null, signed(description), key).toString('base64') };
  if (await store.create(signatureFile(release), `${JSON.stringify(body, null, 2)}\n`)) return;
  const there = await readSignature(store, release);
  if (there?.key !== publicKey)
    throw new ConflictError({
      fact: `${release.name} ${release.version} is signed by another key already.`,
      nextStep: 'Publish a version of your own.',
    });
}

/**
 * The store as one reads it who trusts these keys only: the description of a release that is not signed by a key of its own package is
 * refused, whatever asks for it: its read throws IntegrityError.
 */
export function trustingStore(store: ReleaseStore, trusted: TrustedKeys): ReleaseStore {
  return {
    ...store,
    async read(key) {
      const bytes = await store.read(key);
      const [, name, version] = /^([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? [];
      if (bytes && name && version) await refuseUntrusted(store, trusted, { name, version }, bytes);
      return bytes;
    },
  };
}

async function refuseUntrusted(
  store: ReleaseStore,
  trusted: TrustedKeys,
  release: Named,
  description: Buffer,
): Promise<void> {
  const called = `${release.name} ${release.version}`;
  const signature = await readSignature(store, release);
  if (!signature)
    throw new IntegrityError({
      fact: `${called} is not signed.`,
      nextStep: `Publish it with RELEASE_KEY set, or sign what is there: "release sign ${release.name}@${release.version}".`,
    });
  if (!trusted[release.name]?.includes(signature.key))
    throw new IntegrityError({
      fact: `${called} is signed by a key that may not release it: ${tellKey(trusted, signature.key)}.`,
      nextStep: 'It is refused; find out who published it.',
    });
  const key = publicKeyOf(signature.key);
  if (!key || !verify(null, signed(description), key, Buffer.from(signature.signature, 'base64')))
    throw new IntegrityError({
      fact: `The signature of ${called} does not fit its release.json: one of them was altered.`,
      nextStep: `It is refused; release ${release.name} again.`,
    });
}

async function readSignature(store: ReleaseStore, release: Named) {
  const bytes = await store.read(signatureFile(release));
  if (!bytes) return undefined;
  const parsed = v.safeParse(signatureSchema, parseJson(bytes, signatureFile(release)));
  return parsed.success ? parsed.output : undefined;
}

/** Whose key it is, as far as the list says. */
function tellKey(trusted: TrustedKeys, key: string): string {
  const owners = Object.keys(trusted).filter((name) => trusted[name]?.includes(key));
  return owners.length > 0 ? `the key is that of ${owners.join(' and ')}` : `the key ${key} is unknown`;
}

const written = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

function publicKeyOf(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' && written(key) === text ? key : undefined;
  } catch {
    return undefined;
  }
}
