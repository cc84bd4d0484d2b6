import { entryAddress } from '../serve/respond/proof.ts';
import { fitsEntrySignature } from '../store/entrySignature.ts';
import { type LogEntry, parseLogEntry } from '../store/protocol/logEntry.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { readWritten, type WrittenEntry } from '../store/writtenEntry.ts';
import type { Checkpoint } from './checkpoint.ts';

/** A log as a site shows it: byte by byte. */
export interface ShownLog {
  /** The entries from the first to the newest; undefined where none is shown. */
  readonly entries: readonly (Buffer | undefined)[];
  /** The entry that is shown as the newest one. */
  readonly newest: Buffer;
}

/** Result of holding a log. */
export interface VerifiedLog {
  /** A sentence for each thing that is not as a log is. */
  readonly faults: readonly string[];
  /** SHA-256 of each entry, in hex; empty where there is none. */
  readonly digests: readonly string[];
  /** The keys that have signed entries. */
  readonly keys: ReadonlySet<string>;
  /** Number of entries that are signed. */
  readonly signed: number;
}

export interface VerifyLogOptions {
  /** Public keys one of which has to have signed the newest entry. */
  readonly trusted?: ReadonlySet<string> | undefined;
  /** Checkpoint of this log that somebody has kept. */
  readonly checkpoint?: Checkpoint | undefined;
}

/**
 * Holds a log that is shown against itself, against the keys that may sign it, and against what somebody has kept of it. The chain alone
 * tells an entry that was changed; who writes the whole chain anew is told by a checkpoint, or by lacking the key.
 */
export function verifyShownLog(
  { entries, newest }: ShownLog,
  { trusted, checkpoint }: VerifyLogOptions = {},
): VerifiedLog {
  const shown = entries.map((bytes, index) => readShownEntry(bytes, index + 1));
  const ownFaults = shown.flatMap(({ number, fault }) => (fault ? [`Entry ${number} ${fault}.`] : []));
  const last = entries.at(-1);
  const newestFault =
    last && !last.equals(newest) ? [`Entry ${entries.length} is another than the newest one that is shown.`] : [];
  const chain = checkChain(shown);
  const faults = [
    ...ownFaults,
    ...newestFault,
    ...chain,
    ...checkSignatures(shown, trusted),
    ...(checkpoint ? compareWithCheckpoint(checkpoint, shown, ownFaults.length + chain.length === 0) : []),
  ];
  const signatures = shown.flatMap(({ entry }) => entry?.signature ?? []);
  return {
    faults,
    digests: shown.map(({ digest }) => digest),
    keys: new Set(signatures.map(({ key }) => key)),
    signed: signatures.length,
  };
}

/** The entry in some bytes. @throws InvalidInputError if they are none of ours */
export const parseEntryBytes = (bytes: Buffer, place: string): LogEntry =>
  parseLogEntry(parseJson(bytes, place), place);

/** An entry that is gone has no digest. */
const readShownEntry = (bytes: Buffer | undefined, number: number): WrittenEntry =>
  bytes ? readWritten(bytes, number, entryAddress(number)) : { number, digest: '', fault: 'is gone' };

/** Each entry against the digest that the next one has of it. */
function checkChain(shown: readonly WrittenEntry[]): string[] {
  const faults: string[] = [];
  for (const { number, entry, fault } of shown) {
    const before = shown[number - 2];
    if (!entry || fault) continue;
    if (number === 1 && entry.previous) faults.push('Entry 1 names an entry before it, and is the first.');
    if (before?.digest && before.digest !== entry.previous)
      faults.push(`Entry ${number - 1} was changed after entry ${number} was written.`);
  }
  return faults;
}

function checkSignatures(shown: readonly WrittenEntry[], trusted: ReadonlySet<string> | undefined): string[] {
  const faults: string[] = [];
  let lastSigned: number | undefined;
  for (const { number, entry, fault } of shown) {
    if (!entry || fault) continue;
    const { signature } = entry;
    if (signature && !fitsEntrySignature(entry)) faults.push(`The signature of entry ${number} does not fit it.`);
    else if (signature && trusted && !trusted.has(signature.key))
      faults.push(`Entry ${number} is signed by a key that you do not trust: ${signature.key}.`);
    else if (!signature && trusted && lastSigned !== undefined)
      faults.push(`Entry ${number} is signed by nobody, and entry ${lastSigned} before it was.`);
    else if (!signature && trusted && number === shown.length) faults.push(`Entry ${number} is signed by nobody.`);
    if (signature) lastSigned = number;
  }
  return faults;
}

/**
 * Finds the differences between what is shown and what was kept.
 * @param isWhole true if the log is whole in itself
 */
function compareWithCheckpoint(
  { entries: saved }: Checkpoint,
  shown: readonly WrittenEntry[],
  isWhole: boolean,
): string[] {
  const faults: string[] = [];
  if (shown.length < saved.length)
    faults.push(
      `The log ends with entry ${shown.length}, and the checkpoint has entry ${saved.length}: its end was cut off.`,
    );
  // What is gone is told already.
  const others = shown
    .slice(0, saved.length)
    .filter(({ number, digest }) => digest !== '' && digest !== saved[number - 1]);
  const [first] = others;
  if (!first) return faults;
  const moved = others.filter(({ digest }) => saved.includes(digest));
  const shifted = moved.length > 0 && moved.every(({ number, digest }) => saved[number] === digest);
  if (shifted) faults.push(`Entry ${first.number} of the checkpoint was taken out, and those behind it have moved up.`);
  else if (moved.length > 0)
    faults.push(
      ...moved.map(
        ({ number, digest }) =>
          `The entries were reordered: at the place of entry ${number} stands what was entry ${saved.indexOf(digest) + 1}.`,
      ),
    );
  // What comes behind it was written anew as well.
  else if (isWhole && others.length === Math.min(shown.length, saved.length) - first.number + 1)
    faults.push(`The log forks before entry ${first.number}: from there on another history is shown than was kept.`);
  else faults.push(...others.map(({ number }) => `Entry ${number} is another than was kept: it was rewritten.`));
  return faults;
}
