import { packedKey } from './packedReads.ts';
import type { ReadKey } from './protocol/readKey.ts';

/** In bytes, how much of a key travels to nearly everybody: its brotli copy, or all of it where it has none. Nothing where it is not there. */
export const sizeAsSent = async (read: ReadKey, key: string): Promise<number> =>
  ((await read(packedKey(key))) ?? (await read(key)))?.length ?? 0;
