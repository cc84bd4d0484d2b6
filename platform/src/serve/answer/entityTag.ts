import type { Encoding } from './acceptedEncodings.ts';

/**
 * The tag of one representation. It is made of the content: tags of size and time answered 304 after a swap of sites. It is strong, and
 * every encoding has its own, so that a range goes on with the bytes it began with.
 * @param integrity `sha384-…` of the file as it is without an encoding
 */
export function entityTag(integrity: string, encoding: Encoding | undefined): string {
  const digest = integrity.replace(/^sha384-/, '').slice(0, 24);
  return `"${digest}${encoding ? `-${encoding}` : ''}"`;
}

/** Whether `if-none-match` names a tag. Caches on the way may have made it weak; it counts all the same. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  (header?.match(/"[^"]*"|^\s*\*\s*$/g) ?? []).some((each) => each === tag || each.trim() === '*');

/** Whether `if-match` names a tag. A weak one names none: its bytes may differ. */
export const namesTagStrongly = (header: string, tag: string): boolean =>
  header.split(',').some((each) => each.trim() === tag || header.trim() === '*');
