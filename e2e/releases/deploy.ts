import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const tool = join(import.meta.dirname, '../../platform/src/commands/release.cli.ts');

/**
 * Deploys what is live once more under another version, as a team whose sources have not changed does: what carries its hash keeps its
 * address, and the release command makes it live.
 */
export async function deployAgain(store: string, name: string, version: string): Promise<void> {
  await releaseAgain(store, name, version);
  await promisify(execFile)(process.execPath, [tool, 'promote', `${name}@${version}`], {
    env: { ...process.env, RELEASES: store },
  });
}

/** Releases what is live once more under another version. */
export async function releaseAgain(store: string, name: string, version: string): Promise<void> {
  const live = JSON.parse(await readFile(join(store, 'composition.json'), 'utf8')).composition.releases[name];
  const folder = join(store, name, version);
  await cp(join(store, name, live), folder, { recursive: true });
  // Its seal was that of the other version; a release without one is valid.
  const { seal: _seal, ...description } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...description, version }));
}

const command = 'platform/src/commands/release.cli.ts';

/** Builds a package out of a copy of the workspace, releases it, and makes it live, as its team does. */
export async function deployFrom(workspace: string, store: string, name: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(workspace, command), 'publish', name, '--promote'], {
    cwd: workspace,
    env: { ...process.env, RELEASES: store },
  });
}

/** Takes a package back to what was live before. */
export async function takeBack(store: string, name: string): Promise<void> {
  await promisify(execFile)(process.execPath, [tool, 'rollback', name], { env: { ...process.env, RELEASES: store } });
}

/** Makes a preview of a release. @returns where it is opened: `/preview/<id>` */
export async function makePreview(store: string, release: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [tool, 'preview', release], {
    env: { ...process.env, RELEASES: store },
  });
  const [address] = /\/preview\/[0-9a-f]+/.exec(stdout) ?? [];
  if (!address) throw new Error(`No preview was made: ${stdout}`);
  return address;
}

/** Builds a package out of a copy of the workspace and releases it; it does not become live. @returns its version */
export async function releaseFrom(workspace: string, store: string, name: string): Promise<string> {
  const words = [join(workspace, command), 'publish', name, '--json'];
  const env = { ...process.env, RELEASES: store };
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: workspace, env });
  const { published } = JSON.parse(stdout) as { readonly published: readonly { readonly version: string }[] };
  const [version] = published.map((each) => each.version);
  if (version === undefined) throw new Error(`${name} was not released: ${stdout}`);
  return version;
}
