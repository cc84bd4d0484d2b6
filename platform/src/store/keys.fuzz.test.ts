import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createLargeTexts,
  createRunOptions,
  findSlowTexts,
  maxParseMillisecondsPerMegabyte,
  mutateJson,
  mutateText,
  readOrRefuse,
} from '../../test/fuzzing.ts';
import { readSigningKey } from '../release/publish/signing.ts';
import { formatPublicKey, isValidSignature, readSignature, readTrustedKeys } from './signing/releaseSignatures.ts';

/** Tests keys that operators supply for signing and trust: valid, almost valid, and very large. */

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);

describe('keys', async () => {
  const pair = generateKeyPairSync('ed25519');
  const key = formatPublicKey(pair.publicKey);
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  let count = 0;
  const readKeys = async (text: string) => {
    count += 1;
    const path = join(folder, `${count}.json`);
    await writeFile(path, text);
    return readTrustedKeys(path);
  };
  const trusted = fc.dictionary(name, fc.constant([key]), { minKeys: 1, maxKeys: 3, noNullPrototype: true });

  it('trusted keys are read unchanged, and mutated ones are read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(trusted, mutateJson(trusted), async (value, other) => {
        expect(await readKeys(JSON.stringify(value))).toEqual(value);
        const outcome = await readOrRefuse(() => readKeys(other));
        if ('value' in outcome)
          for (const keys of Object.values(outcome.value)) expect(new Set(keys)).toEqual(new Set([key]));
      }),
      createRunOptions(100),
    );
  });

  it('a signing key is read whole, or refused without its text in the error', async () => {
    expect((await readSigningKey(pem)).asymmetricKeyType).toBe('ed25519');
    await fc.assert(
      fc.asyncProperty(mutateText(fc.constant(pem)), async (text) => {
        const outcome = await readOrRefuse(() => readSigningKey(text));
        if ('refused' in outcome) expect(outcome.refused.message).not.toContain(pem.slice(40, 60));
      }),
      createRunOptions(150),
    );
  });

  it('a mutated signature is read or refused, and never matches another file', async () => {
    const valid = fc.record({ key: fc.constant(key), signature: fc.base64String({ maxLength: 88 }) });
    await fc.assert(
      fc.asyncProperty(mutateJson(valid), async (text) => {
        const store = { read: async () => Buffer.from(text, 'utf8') };
        const outcome = await readOrRefuse(() => readSignature(store as never, 'news', '1.0.0'));
        const signature = 'value' in outcome ? outcome.value : undefined;
        if (signature) expect(isValidSignature(signature, Buffer.from('{}'))).toBe(false);
      }),
      createRunOptions(150),
    );
  });

  it(`keys of a megabyte are read within ${maxParseMillisecondsPerMegabyte} ms`, async () => {
    const texts = createLargeTexts(JSON.stringify({ news: [key] }), pem);
    expect(await findSlowTexts(texts, readKeys)).toBe('');
    expect(await findSlowTexts(texts, (text) => readSigningKey(`-----BEGIN${text}`))).toBe('');
  });
});
