import { parseStrictly } from 'shared/contract';
import * as v from 'valibot';
import { getEntryAddress } from '../serve/respond/proof.ts';
import { tryParseJson } from '../store/bytes/tryParseJson.ts';
import { parseStoredEntry, type StoredEntry } from '../store/log/releaseLog.ts';
import { type LogEntry, parseLogEntry } from '../store/protocol/logEntry.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { hasValidEntrySignature } from '../store/signing/entrySignature.ts';

/** Bytes of the log that a site shows. */
export interface ShownLog {
  /** Entries from the first to the newest; undefined for a missing entry. */
  readonly entries: readonly (Buffer | undefined)[];
  /** Entry that the site shows as the newest. It may differ from the last of `entries`. */
  readonly newest: Buffer;
}

export interface VerifiedLog {
  readonly faults: readonly string[];
  /** SHA-256 of each entry, in hex; empty for a missing entry. */
  readonly digests: readonly string[];
  readonly keys: ReadonlySet<string>;
  readonly signed: number;
}

export interface VerifyLogOptions {
  /** Public keys that the caller trusts. One of them must have signed the newest entry. */
  readonly trusted?: ReadonlySet<string> | undefined;
  readonly checkpoint?: Checkpoint | undefined;
}

/**
 * Verifies a log: its hash chain, its signatures by trusted keys, and a checkpoint. The chain reveals a single changed entry. If all
 * entries were written again, only a checkpoint or a missing signature reveals it.
 */
export function verifyShownLog(
  { entries, newest }: ShownLog,
  { trusted, checkpoint }: VerifyLogOptions = {},
): VerifiedLog {
  const shownEntries = entries.map((bytes, index) => readShownEntry(bytes, index + 1));
  const ownFaults = shownEntries.flatMap(({ number, fault }) => (fault ? [`Entry ${number} ${fault}.`] : []));
  const last = entries.at(-1);
  const newestFault =
    last && !last.equals(newest) ? [`Entry ${entries.length} differs from the newest entry that is shown.`] : [];
  const chain = checkChain(shownEntries);
  const faults = [
    ...ownFaults,
    ...newestFault,
    ...chain,
    ...checkSignatures(shownEntries, trusted),
    ...(checkpoint ? compareWithCheckpoint(checkpoint, shownEntries, ownFaults.length + chain.length === 0) : []),
  ];
  const signatures = shownEntries.flatMap(({ entry }) => entry?.signature ?? []);
  return {
    faults,
    digests: shownEntries.map(({ digest }) => digest),
    keys: new Set(signatures.map(({ key }) => key)),
    signed: signatures.length,
  };
}

/** @throws InvalidInputError if the bytes are no log entry */
export const parseEntryBytes = (bytes: Buffer, place: string): LogEntry =>
  parseLogEntry(parseJson(bytes, place), place);

/** Parses an entry of the shown log. A missing entry has an empty digest and a fault. */
const readShownEntry = (bytes: Buffer | undefined, number: number): StoredEntry =>
  bytes ? parseStoredEntry(bytes, number, getEntryAddress(number)) : { number, digest: '', fault: 'is gone' };

/** Checks that each entry contains the digest of the entry before. */
function checkChain(shown: readonly StoredEntry[]): string[] {
  const faults: string[] = [];
  for (const { number, entry, fault } of shown) {
    const before = shown[number - 2];
    if (!entry || fault) continue;
    if (number === 1 && entry.previous) faults.push('Entry 1 names a previous entry, but it is the first.');
    if (before?.digest && before.digest !== entry.previous)
      faults.push(`Entry ${number - 1} was changed after entry ${number} was written.`);
  }
  return faults;
}

function checkSignatures(shown: readonly StoredEntry[], trusted: ReadonlySet<string> | undefined): string[] {
  const faults: string[] = [];
  let lastSigned: number | undefined;
  for (const { number, entry, fault } of shown) {
    if (!entry || fault) continue;
    const { signature } = entry;
    if (signature && !hasValidEntrySignature(entry)) faults.push(`The signature of entry ${number} is invalid.`);
    else if (signature && trusted && !trusted.has(signature.key))
      faults.push(`Entry ${number} is signed by a key that you do not trust: ${signature.key}.`);
    else if (!signature && trusted && lastSigned !== undefined)
      faults.push(`Entry ${number} is not signed, but entry ${lastSigned} before it is signed.`);
    else if (!signature && trusted && number === shown.length) faults.push(`Entry ${number} is not signed.`);
    if (signature) lastSigned = number;
  }
  return faults;
}

/**
 * Compares a log with a checkpoint.
 * @param isWhole true if the hash chain has no faults
 */
function compareWithCheckpoint(
  { entries: saved }: Checkpoint,
  shown: readonly StoredEntry[],
  isWhole: boolean,
): string[] {
  const faults: string[] = [];
  if (shown.length < saved.length)
    faults.push(
      `The log ends with entry ${shown.length}, but the checkpoint has entry ${saved.length}: its end was cut off.`,
    );
  // Leaves out missing entries, which are reported as faults elsewhere.
  const others = shown
    .slice(0, saved.length)
    .filter(({ number, digest }) => digest !== '' && digest !== saved[number - 1]);
  const [first] = others;
  if (!first) return faults;
  const moved = others.filter(({ digest }) => saved.includes(digest));
  const shifted = moved.length > 0 && moved.every(({ number, digest }) => saved[number] === digest);
  if (shifted) faults.push(`Entry ${first.number} of the checkpoint was taken out, and later entries have moved up.`);
  else if (moved.length > 0)
    faults.push(
      ...moved.map(
        ({ number, digest }) =>
          `The entries were reordered: entry ${number} was entry ${saved.indexOf(digest) + 1} before.`,
      ),
    );
  // Reports a fork if all entries from the first different one on differ.
  else if (isWhole && others.length === Math.min(shown.length, saved.length) - first.number + 1)
    faults.push(`The log forks before entry ${first.number}: from there on its history differs from the checkpoint.`);
  else faults.push(...others.map(({ number }) => `Entry ${number} differs from the checkpoint: it was rewritten.`));
  return faults;
}

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const schema = v.strictObject({
  format: v.literal(1),
  site: v.string(),
  /** SHA-256 of the bytes of each log entry, in hex, oldest first. */
  entries: v.pipe(v.array(digest), v.minLength(1)),
});

/** Digests of a log's entries, saved by a second party. A later change of these entries then becomes visible. */
export type Checkpoint = v.InferOutput<typeof schema>;

export const formatCheckpoint = (checkpoint: Checkpoint): string => `${JSON.stringify(checkpoint, null, 2)}\n`;

/** @throws InvalidInputError if the text is no checkpoint */
export function parseCheckpoint(text: string, file: string): Checkpoint {
  const nextStep = 'To save a checkpoint: "npm run verify -- <site> --save-checkpoint <file>".';
  return parseStrictly(schema, tryParseJson(text), file, nextStep);
}
