import pLimit from 'p-limit';
import { type ExplainedError, IntegrityError, NotFoundError } from 'shared/contract';
import { entryAddress, manifestAddress, newestAddress } from '../serve/respond/proof.ts';
import { messageOf } from '../store/messageOf.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { type Manifest, readManifest as readWholeManifest } from '../store/protocol/manifest.ts';
import { type FetchedAnswer, type FetchFromSite, maxConcurrentRequests } from './siteFetch.ts';
import { parseEntryBytes, type ShownLog } from './verifyShownLog.ts';

const plain = { 'accept-encoding': 'identity' };

/**
 * The newest entry that a site shows.
 * @throws NotFoundError that says in a sentence what else there is: nobody, another address, an entry of another form, no site of ours
 */
export async function fetchNewestEntry(
  fetchPath: FetchFromSite,
  origin: string,
): Promise<{ readonly entry: LogEntry; readonly bytes: Buffer }> {
  const answer = await fetchPath(newestAddress, plain).catch((cause: unknown) => {
    throw new NotFoundError({ fact: `${origin} cannot be reached: ${messageOf(cause)}.` }, { cause });
  });
  if (answer.status === 200) {
    const entry = tryParseEntry(answer.body);
    if (entry) return { entry, bytes: answer.body };
  }
  throw explainMissingEntry(origin, answer);
}

function tryParseEntry(bytes: Buffer): LogEntry | undefined {
  try {
    return parseEntryBytes(bytes, newestAddress);
  } catch {
    return undefined;
  }
}

/** Explains what stands there instead. */
function explainMissingEntry(origin: string, { status, headers, body }: FetchedAnswer): ExplainedError {
  if (status >= 300 && status < 400) {
    const to = URL.canParse(headers.location ?? '', origin) ? new URL(headers.location ?? '', origin) : undefined;
    return new NotFoundError({
      fact: `${origin} leads elsewhere and shows nothing itself: name ${to && to.origin !== origin ? to.origin : (headers.location ?? 'the address that it leads to')}.`,
    });
  }
  if (status >= 500 || status === 429)
    return new NotFoundError({
      fact: `${origin} is there and answers ${status} when it is asked what is live: try again when it is up.`,
    });
  if (status === 200 && isEntry(body))
    return new NotFoundError({
      fact: `${origin} shows an entry that this version does not understand: take a newer one.`,
    });
  return new NotFoundError({
    fact: `${origin} is no site of this kind: it answers ${status} at ${newestAddress}, without an entry of a log.`,
  });
}

/** Tells whether a body is an entry of a log, of whichever form. */
function isEntry(body: Buffer): boolean {
  try {
    const said: unknown = JSON.parse(body.toString());
    return typeof said === 'object' && said !== null && 'composition' in said && 'number' in said;
  } catch {
    return false;
  }
}

/** The whole log that a site shows. @throws NotFoundError where an entry cannot be asked for */
export async function fetchLog(
  fetchPath: FetchFromSite,
  origin: string,
  { number }: LogEntry,
  newest: Buffer,
): Promise<ShownLog> {
  const numbers = Array.from({ length: number }, (_, index) => index + 1);
  const entries = await pLimit(maxConcurrentRequests).map(numbers, async (each) => {
    const answer = await fetchPath(entryAddress(each), plain).catch((cause: unknown) => {
      throw partlyUnavailable(origin, entryAddress(each), messageOf(cause), cause);
    });
    if (answer.status >= 500) throw partlyUnavailable(origin, entryAddress(each), `it answers ${answer.status}`);
    return answer.status === 200 ? answer.body : undefined;
  });
  return { entries, newest };
}

const partlyUnavailable = (origin: string, address: string, reason: string, cause?: unknown): NotFoundError =>
  new NotFoundError({ fact: `${origin} is up in part: ${address} cannot be had (${reason}).` }, { cause });

/**
 * The manifest that an entry names, with its tables. @throws NotFoundError if a part of it is not shown; IntegrityError if it is another;
 * InvalidInputError if it is of a form that is not known here
 */
export async function fetchManifest(
  fetchPath: FetchFromSite,
  origin: string,
  { number, manifest }: LogEntry,
): Promise<Manifest> {
  const readPart = async (id: string): Promise<Uint8Array> => {
    const address = manifestAddress(id);
    const answer = await fetchPath(address, plain).catch((cause: unknown) => {
      throw partlyUnavailable(origin, address, messageOf(cause), cause);
    });
    if (answer.status >= 500) throw partlyUnavailable(origin, address, `it answers ${answer.status}`);
    if (answer.status === 200) return answer.body;
    throw new NotFoundError({
      fact: `${origin} does not show the manifest that entry ${number} names: ${address} is answered with ${answer.status}.`,
    });
  };
  return readWholeManifest(readPart, manifest).catch((cause: unknown) => {
    if (!(cause instanceof IntegrityError)) throw cause;
    throw new IntegrityError({ fact: `${origin} shows another manifest than entry ${number} names.` }, { cause });
  });
}
