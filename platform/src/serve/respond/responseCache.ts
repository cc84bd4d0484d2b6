import { LRUCache } from 'lru-cache';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { CacheCounts } from '../../store/protocol/readKey.ts';
import { supportsDictionaries } from './dictionaries.ts';
import type { SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Request headers that keep a response out of the cache, because it may be a part, a delta or a 304. */
const conditions = ['if-match', 'if-none-match', 'if-range', 'range', 'available-dictionary'] as const;

/** Request headers that a cached response may depend on. */
const known: ReadonlySet<string> = new Set([...conditions, 'accept-encoding', 'sec-ch-ua']);

/**
 * Caches full responses to requests without conditions, while one log entry is live. A response that depends on an unknown header is not
 * cached.
 * @param bytes maximum size of all bodies, the most recently used ones
 * @param counts counts hits and misses
 */
export function createResponseCache(bytes: number, counts: CacheCounts = { hits: 0, misses: 0 }) {
  let of: LogEntry | undefined;
  const kept = new LRUCache<string, SiteResponse>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) => (body?.byteLength ?? 0) + key.length + 1,
  });
  /** Returns the cached response of an equal request, or calls `answer`. */
  return async (
    live: LogEntry,
    request: SiteRequest,
    answer: (request: SiteRequest) => Promise<SiteResponse>,
  ): Promise<SiteResponse> => {
    if (conditions.some((name) => request.header(name) !== undefined)) return answer(request);
    if (of !== live) kept.clear();
    of = live;
    // Neither headers nor targets contain line breaks, so keys are unambiguous.
    const key = `${request.header('accept-encoding') ?? ''}\n${supportsDictionaries(request)}\n${request.method} ${request.target}`;
    const before = kept.get(key);
    if (before) {
      counts.hits += 1;
      return before;
    }
    let isPlain = true;
    const header = (name: string) => {
      isPlain &&= known.has(name);
      return request.header(name);
    };
    const answered = await answer({ ...request, header });
    // Another entry may have become live meanwhile.
    if (isPlain && answered.status === 200 && of === live) kept.set(key, answered);
    return answered;
  };
}
