import type { Canary } from '../../store/protocol/logEntry.ts';

/**
 * Whether a visitor is among a canary's share: the same visitor always is or is not, and whoever was at 10 % is at 20 %, too. Another
 * release draws other visitors.
 */
export async function seesCanary(
  visitor: string,
  { name, version, percent }: Pick<Canary, 'name' | 'version' | 'percent'>,
): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${visitor}\0${name}\0${version}`));
  return new DataView(digest).getUint32(0) / 2 ** 32 < percent / 100;
}
