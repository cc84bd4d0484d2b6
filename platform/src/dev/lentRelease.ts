import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { developmentRelease } from './developmentRelease.ts';
import { describedPath } from './elsewhere.ts';

/**
 * What this server builds from source, for another development server of this machine: its description at `/dev/release/<name>`, and below that the
 * files that the description lists. Undefined for any other address.
 */
export async function lentRelease(
  pathname: string,
  remotes: readonly string[],
  outputOf: (name: string) => string,
): Promise<Buffer | string | undefined> {
  const name = remotes.find((each) => `${pathname}/`.startsWith(`${describedPath(each)}/`));
  if (name === undefined) return undefined;
  const release = await developmentRelease(outputOf(name), name);
  if (pathname === describedPath(name)) return JSON.stringify(release);
  const file = pathname.slice(describedPath(name).length + 1);
  return Object.hasOwn(release.files, file) ? readFile(join(outputOf(name), file)) : undefined;
}
