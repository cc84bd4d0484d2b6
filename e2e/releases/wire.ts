import type { Page } from '@playwright/test';

/** One response as it came over the wire. */
export interface Received {
  readonly path: string;
  /** Type of the request: `Document`, `Script`, `Image`. */
  readonly type: string;
  readonly status: number;
  /** `dcz` is a delta against what the browser had. */
  readonly encoding: string | undefined;
  /** Bytes of the response with its headers; 0 where it came out of the browser's cache. */
  readonly bytes: number;
}

/**
 * Records what a tab receives, as the browser itself tells it. Interception would turn the browser's cache off.
 * @returns called when all has come: the responses since the last call
 */
export async function watchWire(page: Page): Promise<() => readonly Received[]> {
  const session = await page.context().newCDPSession(page);
  const known = new Map<string, Omit<Received, 'bytes'> & { readonly cached: boolean }>();
  let received: Received[] = [];
  // The status on the wire: to the page a 304 is the 200 that it confirms.
  const statuses = new Map<string, number>();
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, status, headers, fromDiskCache = false } = response;
    const named = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding');
    known.set(requestId, { path: new URL(url).pathname, type, status, encoding: named?.[1], cached: fromDiskCache });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = known.get(requestId);
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

export const bytesOf = (received: readonly Received[]): number => received.reduce((sum, { bytes }) => sum + bytes, 0);
