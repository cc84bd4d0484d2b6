import { promotedKey } from './keys.ts';
import type { LogEntry } from './logEntry.ts';
import type { ReadKey } from './readKey.ts';

/**
 * Whether everybody may have the files of a release: it is live, or a canary, or it was so once and has its mark. What was only released
 * is nobody's but its team's.
 */
export async function isPublic(
  read: ReadKey,
  { composition, canary }: Pick<LogEntry, 'composition' | 'canary'>,
  name: string,
  version: string,
): Promise<boolean> {
  if (composition.releases[name] === version) return true;
  if (canary?.name === name && canary.version === version) return true;
  return (await read(promotedKey(name, version))) !== undefined;
}
