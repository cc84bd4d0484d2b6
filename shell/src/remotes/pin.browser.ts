import type { pin as starterPin } from '../starter/pin.browser.ts';
import type { PinElsewhere } from '../starter/Starter.ts';

/**
 * The starter's own `pin`, so that no address is verified twice.
 * @returns what stands behind the address where the bytes were had; nothing, as a rule
 * @throws where the document has no starter
 */
export function pin(url: string, integrity: string): ReturnType<typeof starterPin | PinElsewhere> {
  if (!globalThis.__pin) throw new Error('The document has no starter. Compose the site again.');
  return globalThis.__pin(url, integrity);
}
