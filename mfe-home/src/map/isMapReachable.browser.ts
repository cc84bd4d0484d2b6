/** In milliseconds: a map that takes longer counts as unavailable. */
const timeoutMs = 8_000;

/**
 * Tells whether the map's server answers. A frame cannot tell: it says "loaded" also of the browser's own page about a failed connection.
 * Nothing of the answer is read.
 */
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
