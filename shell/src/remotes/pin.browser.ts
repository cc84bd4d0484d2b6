import type { pin as starterPin } from '../starter/pin.browser.ts';
import type { PinElsewhere } from '../starter/Starter.ts';

/**
 * The starter's own `pin`, so that no address is verified twice. Without a starter nothing of this would run (`browser.tsx`).
 * @returns what stands behind the address where the bytes were had; nothing, as a rule
 */
export function pin(url: string, integrity: string): ReturnType<typeof starterPin | PinElsewhere> {
  return (globalThis.__pin as typeof starterPin | PinElsewhere)(url, integrity);
}
