import { LRUCache } from 'lru-cache';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { CacheCounts } from '../../store/protocol/readKey.ts';
import { supportsDictionaries } from './dictionaries.ts';
import type { SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Request headers because of which a response may be a part, a delta or 304. Responses to requests with one of them are not cached. */
const conditions = ['if-match', 'if-none-match', 'if-range', 'range', 'available-dictionary'] as const;

/** Request headers that the cache knows. A response for which another header was read is not cached. */
const varyingHeaders: ReadonlySet<string> = new Set([...conditions, 'accept-encoding', 'sec-ch-ua']);

/**
 * Caches whole responses to requests without conditions, as long as one log entry is live. Does not cache a response for which an unknown
 * header was read.
 * @param bytes maximum size of all bodies; the least recently used are dropped
 * @param counts receives the numbers of hits and misses
 */
export function createResponseCache(bytes: number, counts: CacheCounts = { hits: 0, misses: 0 }) {
  let of: LogEntry | undefined;
  const cachedResponses = new LRUCache<string, SiteResponse>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) => (body?.byteLength ?? 0) + key.length + 1,
  });
  /** Returns the cached response to the same request under the same entry, or else that of `respond`. */
  return async (
    live: LogEntry,
    request: SiteRequest,
    respond: (request: SiteRequest) => Promise<SiteResponse>,
  ): Promise<SiteResponse> => {
    if (conditions.some((name) => request.header(name) !== undefined)) return respond(request);
    if (of !== live) cachedResponses.clear();
    of = live;
    // Separates the parts by line breaks, which neither headers nor targets contain, so that no two requests share a key by accident.
    const key = `${request.header('accept-encoding') ?? ''}\n${supportsDictionaries(request)}\n${request.method} ${request.target}`;
    const before = cachedResponses.get(key);
    if (before) {
      counts.hits += 1;
      return before;
    }
    let isPlain = true;
    const header = (name: string) => {
      isPlain &&= varyingHeaders.has(name);
      return request.header(name);
    };
    const response = await respond({ ...request, header });
    // Caches nothing if another entry became live while the response was made.
    if (isPlain && response.status === 200 && of === live) cachedResponses.set(key, response);
    return response;
  };
}
