import pLimit from 'p-limit';
import { type ExplainedError, IntegrityError, InvalidInputError, NotFoundError } from 'shared/contract';
import { getEntryAddress, getManifestAddress, newestAddress } from '../serve/respond/proof.ts';
import { getErrorMessage } from '../store/getErrorMessage.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { type Manifest, readManifest as readWholeManifest } from '../store/protocol/manifest.ts';
import { type FetchedResponse, type FetchFromSite, maxConcurrentRequests } from './siteFetch.ts';
import { parseEntryBytes, type ShownLog } from './verifyShownLog.ts';

const plain = { 'accept-encoding': 'identity' };

/**
 * Fetches the newest entry of a site's log.
 * @throws NotFoundError that explains why there is none: no response, a redirect, an unknown format, another site
 */
export async function fetchNewestEntry(
  fetchPath: FetchFromSite,
  origin: string,
): Promise<{ readonly entry: LogEntry; readonly bytes: Buffer }> {
  const response = await fetchPath(newestAddress, plain).catch((cause: unknown) => {
    throw new NotFoundError({ fact: `${origin} cannot be reached: ${getErrorMessage(cause)}.` }, { cause });
  });
  if (response.status === 200) {
    const entry = tryParseEntry(response.body);
    if (entry) return { entry, bytes: response.body };
  }
  throw explainMissingEntry(origin, response);
}

function tryParseEntry(bytes: Buffer): LogEntry | undefined {
  try {
    return parseEntryBytes(bytes, newestAddress);
  } catch {
    return undefined;
  }
}

function explainMissingEntry(origin: string, { status, headers, body }: FetchedResponse): ExplainedError {
  if (status >= 300 && status < 400) {
    const to = URL.canParse(headers.location ?? '', origin) ? new URL(headers.location ?? '', origin) : undefined;
    return new NotFoundError({
      fact: `${origin} redirects to another address. Verify that one: ${to && to.origin !== origin ? to.origin : (headers.location ?? 'the address of the redirect')}.`,
    });
  }
  if (status >= 500 || status === 429)
    return new NotFoundError({
      fact: `${origin} responds with status ${status} at ${newestAddress}. Try again when the site is up.`,
    });
  if (status === 200 && isEntry(body))
    return new NotFoundError({
      fact: `${origin} shows a log entry that this version cannot read. Use a newer version.`,
    });
  return new NotFoundError({
    fact: `${origin} is not a site of this project: it responds with status ${status} and without a log entry at ${newestAddress}.`,
  });
}

/** Tells whether a body looks like a log entry, even one in a format that this code does not know. */
function isEntry(body: Buffer): boolean {
  try {
    const json: unknown = JSON.parse(body.toString());
    return typeof json === 'object' && json !== null && 'composition' in json && 'number' in json;
  } catch {
    return false;
  }
}

/** Maximum number of entries to fetch: 27 for each day of ten years. A site could name any number. */
const maxEntries = 100_000;

/** Fetches all entries of a site's log. @throws NotFoundError if an entry is unavailable; InvalidInputError if there are too many */
export async function fetchLog(
  fetchPath: FetchFromSite,
  origin: string,
  { number }: LogEntry,
  newest: Buffer,
): Promise<ShownLog> {
  if (number > maxEntries)
    throw new InvalidInputError({
      fact: `The log of ${origin} cannot be verified: its newest entry has the number ${number}, and this command reads at most ${maxEntries} entries.`,
      nextStep: `Look at ${origin}${newestAddress}: a log of this length was probably not written by this project.`,
    });
  const numbers = Array.from({ length: number }, (_, index) => index + 1);
  const entries = await pLimit(maxConcurrentRequests).map(numbers, async (each) => {
    const response = await fetchPath(getEntryAddress(each), plain).catch((cause: unknown) => {
      throw partlyUnavailable(origin, getEntryAddress(each), getErrorMessage(cause), cause);
    });
    if (response.status >= 500)
      throw partlyUnavailable(origin, getEntryAddress(each), `it responds with status ${response.status}`);
    return response.status === 200 ? response.body : undefined;
  });
  return { entries, newest };
}

const partlyUnavailable = (origin: string, address: string, reason: string, cause?: unknown): NotFoundError =>
  new NotFoundError({ fact: `${origin} is only partly available: ${address} is unavailable (${reason}).` }, { cause });

/**
 * Fetches the manifest of a log entry, with its tables. @throws NotFoundError if a part is unavailable; IntegrityError if its digest
 * differs; InvalidInputError if its format is unknown
 */
export async function fetchManifest(
  fetchPath: FetchFromSite,
  origin: string,
  { number, manifest }: LogEntry,
): Promise<Manifest> {
  const readPart = async (id: string): Promise<Uint8Array> => {
    const address = getManifestAddress(id);
    const response = await fetchPath(address, plain).catch((cause: unknown) => {
      throw partlyUnavailable(origin, address, getErrorMessage(cause), cause);
    });
    if (response.status >= 500) throw partlyUnavailable(origin, address, `it responds with status ${response.status}`);
    if (response.status === 200) return response.body;
    throw new NotFoundError({
      fact: `${origin} does not show the manifest that entry ${number} names: ${address} has the status ${response.status}.`,
    });
  };
  return readWholeManifest(readPart, manifest).catch((cause: unknown) => {
    if (!(cause instanceof IntegrityError)) throw cause;
    throw new IntegrityError({ fact: `${origin} shows a different manifest than entry ${number} names.` }, { cause });
  });
}
