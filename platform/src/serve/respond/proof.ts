import { NotFoundError } from 'shared/contract';
import { computeIntegrityAsync } from '../../store/protocol/integrity.ts';
import { getEntryKey, getManifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { immutableHeaders } from '../../store/responses/headerPolicy.ts';
import { createConditionalResponse, type SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Address of the live log entry. It responds with the bytes that the log has. */
export const newestAddress = '/proof/newest.json';

export const getEntryAddress = (number: number): string => `/proof/${String(number).padStart(8, '0')}.json`;

export const getManifestAddress = (id: string): string => `/proof/${getManifestKey(id)}`;

/** Matches addresses below `/proof/`. Each has a dot, so it cannot be the address of a page. */
export const proofPath = /^\/proof\/(?:newest|[0-9]{8}|manifests\/[0-9a-f]{64})\.json$/;

/**
 * Serves the parts of the log by which anybody can verify the site: entries up to the live one, and manifests. @returns undefined if there
 * is no such part
 * @param path matches `proofPath`
 * @throws NotFoundError if the store lacks the live entry
 */
export async function respondWithProof(
  read: ReadKey,
  request: SiteRequest,
  path: string,
  live: Pick<LogEntry, 'number'>,
): Promise<SiteResponse | undefined> {
  const isNewest = path === newestAddress;
  const key = isNewest ? getEntryKey(live.number) : getProofKey(path, live);
  const bytes = key && (await read(key));
  if (key && bytes)
    return createConditionalResponse(
      request,
      { file: key, bytes },
      await computeIntegrityAsync(bytes),
      isNewest ? {} : immutableHeaders,
    );
  if (!isNewest) return undefined;
  throw new NotFoundError({
    fact: `${key} is live, but missing in the store.`,
    nextStep: 'Restore it from a copy of the store.',
  });
}

function getProofKey(path: string, live: Pick<LogEntry, 'number'>): string | undefined {
  const [, id] = /([0-9a-f]{64})/.exec(path) ?? [];
  const number = Number(path.slice(7, 15));
  if (id !== undefined) return getManifestKey(id);
  return number >= 1 && number <= live.number ? getEntryKey(number) : undefined;
}
