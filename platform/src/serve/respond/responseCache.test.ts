import { describe, expect, it, vi } from 'vitest';
import { createRequest } from '../../../test/createVisitors.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { SiteResponse } from './response.ts';
import { createResponseCache } from './responseCache.ts';
import type { SiteRequest } from './SiteRequest.ts';

const entry = (number: number) => ({ number }) as LogEntry;
const live = entry(1);
const request = (headers: Readonly<Record<string, string>> = {}, target = '/') => createRequest(target, headers);

/** Returns a mock that responds with a new body each time. It reads the headers `looksAt`, so that the cache notices them. */
const createResponder = (looksAt: readonly string[] = ['accept-encoding'], status = 200) =>
  vi.fn(async (request: SiteRequest): Promise<SiteResponse> => {
    for (const name of looksAt) request.header(name);
    return { status, headers: {}, body: new Uint8Array(10) };
  });

describe('a cached response', () => {
  it('a cached response is made once per address, encoding and entry', async () => {
    const counts = { hits: 0, misses: 0 };
    const [respond, respondAnew] = [createResponseCache(1000, counts), createResponder()];
    const first = await respond(live, request(), respondAnew);
    expect(await respond(live, request(), respondAnew)).toBe(first);
    expect(counts.hits).toBe(1);
    const others = [
      [live, request({}, '/en')],
      [live, request({ 'accept-encoding': 'br' })],
      [live, request({ 'sec-ch-ua': '"Chromium"' })],
      [live, { ...request(), method: 'HEAD' }],
      [entry(2), request()],
    ] as const;
    for (const [of, other] of others) expect(await respond(of, other, respondAnew)).not.toBe(first);
    expect(respondAnew).toHaveBeenCalledTimes(6);
    // Expects a new response, because the cache drops those of the former entry.
    expect(await respond(live, request(), respondAnew)).not.toBe(first);
  });

  it.each([
    ['if-none-match', '"a"'],
    ['if-match', '"a"'],
    ['if-range', '"a"'],
    ['range', 'bytes=0-1'],
    ['available-dictionary', ':a:'],
  ])('a cached response is not used for a request with %s', async (name, value) => {
    const [respond, respondAnew] = [createResponseCache(1000), createResponder([name])];
    const plain = await respond(live, request(), respondAnew);
    expect(await respond(live, request({ [name]: value }), respondAnew)).not.toBe(plain);
    expect(await respond(live, request(), respondAnew)).toBe(plain);
  });

  it('a response is cached only if it depends on known headers and was found', async () => {
    for (const respondAnew of [
      createResponder(['accept-encoding', 'save-data']),
      createResponder(['accept-encoding'], 404),
    ]) {
      const respond = createResponseCache(1000);
      await respond(live, request(), respondAnew);
      await respond(live, request(), respondAnew);
      expect(respondAnew).toHaveBeenCalledTimes(2);
    }
  });

  it('a response is not cached if another entry became live meanwhile', async () => {
    const respond = createResponseCache(1000);
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const slow = vi.fn(async (asked: SiteRequest) => {
      await held;
      return createResponder()(asked);
    });
    const under = respond(live, request(), slow);
    const next = entry(2);
    await respond(next, request({}, '/en'), createResponder());
    goOn();
    const old = await under;
    expect(await respond(next, request(), createResponder())).not.toBe(old);
  });

  it('the oldest cached response is dropped when the cache is full', async () => {
    const [respond, respondAnew] = [createResponseCache(30), createResponder()];
    for (const target of ['/a', '/b', '/c', '/a']) await respond(live, request({}, target), respondAnew);
    expect(respondAnew).toHaveBeenCalledTimes(4);
  });
});
