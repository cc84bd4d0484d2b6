import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../runCommand.ts';

/** Runs `release` on a store, in this workspace or a copy of it. @returns the output */
export const runRelease = (store: string, words: readonly string[], workspace?: string): Promise<string> =>
  runCommand('release', words, { RELEASES: store }, workspace);

/** Publishes the live content of packages again under new versions, and promotes these. Hashed files keep their addresses. */
export async function deploySameSources(store: string, versions: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, version] of Object.entries(versions)) await releaseSameContent(store, name, version);
  await runRelease(store, ['promote', ...Object.entries(versions).map(([name, version]) => `${name}@${version}`)]);
}

/** Publishes a package's live content under another version. Needs no build, which would disturb the builds of other suites. */
export async function releaseSameContent(store: string, name: string, version: string): Promise<void> {
  const live = JSON.parse(await readFile(join(store, 'composition.json'), 'utf8')).composition.releases[name];
  const { seal: _seal, ...described } = JSON.parse(await readFile(join(store, name, live, 'release.json'), 'utf8'));
  const renumbered = { ...described, version };
  const inOrder = Object.fromEntries(Object.entries(renumbered).sort(([a], [b]) => (a < b ? -1 : 1)));
  const seal = `sha256-${createHash('sha256').update(JSON.stringify(inOrder)).digest('base64')}`;
  await mkdir(join(store, name, version));
  await writeFile(join(store, name, version, 'release.json'), JSON.stringify({ ...renumbered, seal }));
}

/**
 * Builds a package in a copy of the workspace and releases it. With `--promote`, makes it live.
 * @param options further arguments of `release publish`
 * @returns the version
 */
export async function releaseFromCopy(workspace: string, store: string, name: string, ...options: readonly string[]) {
  const printed = await runRelease(store, ['publish', name, ...options, '--json'], workspace);
  const [published] = JSON.parse(printed).published as readonly { readonly version: string }[];
  if (!published) throw new Error(`${name} was not released: ${printed}`);
  return published.version;
}

/** Makes a preview of a release. @returns its path: `/preview/<id>` */
export async function makePreview(store: string, of: string): Promise<string> {
  const printed = await runRelease(store, ['preview', of]);
  const [address] = /\/preview\/[0-9a-f]+/.exec(printed) ?? [];
  if (!address) throw new Error(`No preview was made: ${printed}`);
  return address;
}
