import type { Page } from '@playwright/test';

/** Response as the browser received it. */
export interface ReceivedResponse {
  readonly path: string;
  /** Type of the request: `Document`, `Script`, `Image`. */
  readonly type: string;
  readonly status: number;
  /** Content encoding. `dcz` is a delta against content that the browser already has. */
  readonly encoding: string | undefined;
  /** Bytes of the response, including headers; 0 if it came from the browser's cache. */
  readonly bytes: number;
}

/**
 * Records the responses that a tab receives, over the DevTools protocol, because `page.route` would turn off the cache.
 * @returns a function that returns the responses since its last call; call it after they have arrived
 */
export async function recordResponses(page: Page): Promise<() => readonly ReceivedResponse[]> {
  const session = await page.context().newCDPSession(page);
  const responsesById = new Map<string, Omit<ReceivedResponse, 'bytes'> & { readonly cached: boolean }>();
  let received: ReceivedResponse[] = [];
  // Status on the wire, by request. `Network.responseReceived` gives the page's view, in which a 304 is a 200.
  const statuses = new Map<string, number>();
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, status, headers, fromDiskCache = false } = response;
    const encodingHeader = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding');
    responsesById.set(requestId, {
      path: new URL(url).pathname,
      type,
      status,
      encoding: encodingHeader?.[1],
      cached: fromDiskCache,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responsesById.get(requestId);
    if (!response) return;
    const { cached, ...rest } = response;
    const status = statuses.get(requestId) ?? rest.status;
    received.push({ ...rest, status, bytes: cached ? 0 : encodedDataLength });
  });
  await session.send('Network.enable');
  return () => {
    const all = received;
    received = [];
    return all;
  };
}

export const sumBytes = (received: readonly ReceivedResponse[]): number =>
  received.reduce((sum, { bytes }) => sum + bytes, 0);
