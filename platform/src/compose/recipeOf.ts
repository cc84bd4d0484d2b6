import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputHash } from '../store/inputHash.ts';
import type { Composition } from '../store/protocol/logEntry.ts';

const source = join(dirname(fileURLToPath(import.meta.url)), '..');

let code: string | undefined;

/** Digest of the code that composes: other code may make other pages of the same releases. */
export function codeDigest(): string {
  code ??= inputHash([join(source, 'compose')], (file) => !file.includes('.test.'));
  return code;
}

/** Digest of all that a composed site depends on: the releases, the business's values, and the code that composes. */
export function recipeOf({ releases, site }: Composition): string {
  const sorted = (object: Readonly<Record<string, unknown>>) =>
    Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted(releases), sorted(site), codeDigest()]))
    .digest('hex');
}
