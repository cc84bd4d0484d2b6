import { LRUCache } from 'lru-cache';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { CacheCounts } from '../../store/protocol/readKey.ts';
import { keepsDictionaries } from './dictionaries.ts';
import type { SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

/** Whoever sends one of these gets an answer of their own: a part, a delta, or that they have it already. */
const conditions = ['if-match', 'if-none-match', 'if-range', 'range', 'available-dictionary'] as const;

/** The headers that a kept answer may have been made by: the conditions, none of which was sent, and those that it is kept under. */
const known: ReadonlySet<string> = new Set([...conditions, 'accept-encoding', 'sec-ch-ua']);

/**
 * Keeps whole answers for those who ask without a condition, while one entry is live. An answer that looked at any other header is made
 * anew each time: what it depends on is seen, and not remembered by whoever writes the next one.
 * @param bytes of bodies at the most; what was asked for longest ago goes first
 * @param counts an answer that was kept is a hit
 */
export function plainAnswers(bytes: number, counts: CacheCounts = { hits: 0, misses: 0 }) {
  let of: LogEntry | undefined;
  const kept = new LRUCache<string, SiteResponse>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) => (body?.byteLength ?? 0) + key.length + 1,
  });
  /** Answers a request: as it was answered before where it is the same, else by `answer`. */
  return async (
    live: LogEntry,
    request: SiteRequest,
    answer: (request: SiteRequest) => Promise<SiteResponse>,
  ): Promise<SiteResponse> => {
    if (conditions.some((name) => request.header(name) !== undefined)) return answer(request);
    if (of !== live) kept.clear();
    of = live;
    // No header holds a line's end, and no target.
    const key = `${request.header('accept-encoding') ?? ''}\n${keepsDictionaries(request)}\n${request.method} ${request.target}`;
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
    // Another entry may have gone live meanwhile.
    if (isPlain && answered.status === 200 && of === live) kept.set(key, answered);
    return answered;
  };
}
