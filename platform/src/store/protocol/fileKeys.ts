import { carriesHash, type Release } from 'shared/contract';
import { bytesOfBase64, hexOf } from './hex.ts';
import { wholeOf } from './siteId.ts';

/** What of a release says where its files lie. */
export type Keyed = Pick<Release, 'name' | 'version' | 'files'>;

/**
 * Where a file of a release lies, once for all releases of the package that bring it: under its own name where that carries its hash, else
 * under one made of its digest: `news/node/main.3f9c2a1b07de45aa.cjs`. A copy lies beside what it is a copy of. Nothing else makes such keys.
 * @param file its path inside the release, one that the release lists
 */
export function keyOfFile(release: Keyed, file: string): string {
  const { name, files } = release;
  const whole = wholeOf(file);
  if (whole !== undefined && Object.hasOwn(files, whole)) return keyOfFile(release, whole) + file.slice(whole.length);
  if (file.startsWith('browser/') && carriesHash(file)) return `${name}/${file}`;
  const [, stem = file, ending = ''] = /^(.*?[^/])((?:\.d)?\.[^./]+)$/.exec(file) ?? [];
  return `${name}/${stem}.${digestInKey(files[file] ?? '')}${ending}`;
}

/** What a key below a package's folders stands for; undefined where no release writes such a key. */
export type KeyedName = 'hashed' | 'digested';

/** Whether a key is one that `keyOfFile` makes, and of which kind: copies are as what they are copies of. */
export function kindOfKey(key: string): KeyedName | undefined {
  const [, folder, file = ''] = /^[a-z][a-z0-9-]*\/([^/]+)\/(.+)$/.exec(wholeOf(key) ?? key) ?? [];
  if (folder === 'browser' && carriesHash(file)) return 'hashed';
  return folder !== undefined && /\.[0-9a-f]{16}(?:\.d)?(?:\.[^./]+)?$/.test(file) ? 'digested' : undefined;
}

/** What a key says of an integrity value: the first 16 hex digits of the digest. */
export const digestInKey = (integrity: string): string =>
  // Twelve digits of base64 are nine bytes.
  hexOf(bytesOfBase64(integrity.replace(/^sha256-/, '').slice(0, 12)).subarray(0, 8));
