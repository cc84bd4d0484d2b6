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
  const live = JSON.parse(await readFile(join(store, 'composition.json'), 'utf8')).composition.releases[name];
  const folder = join(store, name, version);
  await cp(join(store, name, live), folder, { recursive: true });
  // Its seal was that of the other version; a release without one is valid.
  const { seal: _seal, ...description } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...description, version }));
  await promisify(execFile)(process.execPath, [tool, 'promote', `${name}@${version}`], {
    env: { ...process.env, RELEASES: store },
  });
}
