import { NotFoundError } from 'shared/contract';
import { digestOf } from '../../store/protocol/asReleased.ts';
import { entryKey, manifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { immutable } from './policy.ts';
import { conditionalResponse, type SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** What a site shows of its log, so that anybody can hold it against that: an entry, the newest one, a manifest. */
export type ProofPart =
  | { readonly part: 'newest' }
  | { readonly part: 'entry'; readonly number: number }
  | { readonly part: 'manifest'; readonly id: string };

/** Where the newest entry that is shown is: byte by byte as it lies in the log. */
export const newestAddress = '/proof/newest.json';

/** Where an entry is. */
export const entryAddress = (number: number): string => `/proof/${String(number).padStart(8, '0')}.json`;

/** Where a manifest is. */
export const manifestAddress = (id: string): string => `/proof/${manifestKey(id)}`;

/** All that is below `/proof/`; no page has an address with a dot. */
export const proofPath = /^\/proof\/(?:newest|[0-9]{8}|manifests\/[0-9a-f]{64})\.json$/;

/** What of the proof an address is of; undefined where it is of none. */
export function proofPartOf(path: string): ProofPart | undefined {
  if (!proofPath.test(path)) return undefined;
  if (path === newestAddress) return { part: 'newest' };
  const [, id] = /([0-9a-f]{64})/.exec(path) ?? [];
  return id === undefined ? { part: 'entry', number: Number(path.slice(7, 15)) } : { part: 'manifest', id };
}

/**
 * A part of the proof: entries up to the one that is live, and manifests. Undefined where there is no such part.
 * @throws NotFoundError if the entry that is live is not in the store
 */
export async function proofResponse(
  read: ReadKey,
  request: SiteRequest,
  part: ProofPart,
  live: Pick<LogEntry, 'number'>,
): Promise<SiteResponse | undefined> {
  const key = keyOf(part, live);
  const bytes = key && (await read(key));
  if (key && bytes)
    return conditionalResponse(
      request,
      { file: key, bytes },
      await digestOf(bytes),
      part.part === 'newest' ? {} : immutable,
    );
  if (part.part !== 'newest') return undefined;
  throw new NotFoundError({
    fact: `${key} is live and not in the store.`,
    nextStep: 'Put it back from a copy of the store.',
  });
}

function keyOf(part: ProofPart, { number }: Pick<LogEntry, 'number'>): string | undefined {
  if (part.part === 'manifest') return manifestKey(part.id);
  if (part.part === 'newest') return entryKey(number);
  return part.number >= 1 && part.number <= number ? entryKey(part.number) : undefined;
}
