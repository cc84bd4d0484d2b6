import {
  IntegrityError,
  integritySchema,
  namePattern,
  parseStored,
  storedSchema,
  versionPattern,
} from 'shared/contract';
import * as v from 'valibot';
import { refuse } from './asReleased.ts';
import { sha256Of } from './hex.ts';
import { manifestKey } from './keys.ts';
import { parseJson } from './readKey.ts';

const headers = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), v.string());

const answerSchema = v.strictObject({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** Of the content as it is without an encoding; absent where there is no content. */
  body: v.exactOptional(integritySchema),
  /** Of the content as it is sent packed with brotli; absent where it is sent plain. */
  br: v.exactOptional(integritySchema),
  /** Which of the manifest's sets of headers it has. */
  headers: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Headers that this address alone has, besides. */
  more: v.exactOptional(headers),
  /** Sent to browsers that keep documents as dictionaries, which say `sec-ch-ua`; the others are sent to everybody else. */
  keeps: v.exactOptional(v.literal(true)),
});

/** One way in which an address is answered. */
export type Answer = v.InferOutput<typeof answerSchema>;

const releaseSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(namePattern)),
  version: v.pipe(v.string(), v.regex(versionPattern)),
  /** What it was built from, as `release.json` says it. */
  commit: v.exactOptional(v.string()),
  clean: v.exactOptional(v.boolean()),
  /** The public key that has signed it. */
  key: v.exactOptional(v.string()),
  /** `browser/` and `node/` but compressed copies: ten hex digits of the digest over all of it. */
  content: v.exactOptional(v.string()),
});

/** A release that an entry shows, and where it comes from. */
export type ManifestRelease = v.InferOutput<typeof releaseSchema>;

const manifestSchema = storedSchema({
  /** Sets of headers, by their place. Tags, lengths and encodings are none of them: they follow from the content and from who asks. */
  headers: v.array(headers),
  /** Every address that is answered, as GET sends it, and how: with one of these answers. Several where a canary runs: of either arm. */
  addresses: v.record(v.pipe(v.string(), v.startsWith('/')), v.pipe(v.array(answerSchema), v.minLength(1))),
  releases: v.array(releaseSchema),
});

/** What a site answers with under one entry of the log: each document, each file and each header. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** A manifest as it is written. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest)}\n`;

/** The name of a manifest: made of its text. */
export const manifestId = (text: string | Uint8Array): Promise<string> => sha256Of(text);

/**
 * A manifest out of its bytes.
 * @throws IntegrityError if they are others than its name says; InvalidInputError if they are none of ours
 */
export async function parseManifest(bytes: Uint8Array, id: string): Promise<Manifest> {
  const key = manifestKey(id);
  if ((await manifestId(bytes)) !== id) {
    refuse(bytes);
    throw new IntegrityError({
      fact: `${key} says something else than its name: it was altered.`,
      nextStep: 'Nothing is held against it; find out who could write it.',
    });
  }
  return parseStored(manifestSchema, parseJson(bytes, key), key);
}

/** The headers of an answer, all of them. @throws IntegrityError if the manifest has no such set */
export function headersOfAnswer({ headers: sets }: Manifest, answer: Answer): Readonly<Record<string, string>> {
  const set = sets[answer.headers];
  if (set) return { ...set, ...answer.more };
  throw new IntegrityError({ fact: `The manifest has no set ${answer.headers} of headers.` });
}
