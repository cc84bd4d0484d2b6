/** Timeout after which the map counts as unavailable. */
const timeoutMs = 8_000;

/** Tells whether the map's server responds. An iframe cannot tell: it fires `load` also for the browser's own error page. The response is not read. */
export async function isMapReachable(frame: string): Promise<boolean> {
  try {
    await fetch(frame, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return true;
  } catch {
    return false;
  }
}
