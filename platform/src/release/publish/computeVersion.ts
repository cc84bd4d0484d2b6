import type { Integrity } from 'shared/contract';
import { digestFiles } from '../../store/bytes/computeIntegrity.ts';
import { digestLength } from '../../store/content/verifyRelease.ts';

/**
 * Returns the digest of a release's files, and the version with that digest at its end: `1.0.0-3f9c2a1b07` (0119).
 * @param number version in the team's `package.json`
 * @param files integrity values by file name
 */
export function computeVersion(
  number: string,
  files: Readonly<Record<string, Integrity>>,
): { readonly content: string; readonly version: string } {
  const content = digestFiles(files).slice(0, digestLength);
  return { content, version: `${number}-${content}` };
}
