import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { refuseOutside } from './outside/Outside.ts';
import { serveStore } from './serveStore.ts';

const root = join(import.meta.dirname, '..');
const store = join(root, 'releases');

/** A site composed from the same releases with other values of the business, served beside the suite's own. */
export interface ComposedSite {
  readonly url: string;
  /** Its store, a folder. */
  readonly folder: string;
  /** Its server ends, and another one begins at the same address. `meanwhile` happens while nobody answers. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Composes and serves a site with `SITE_…` variables of its own. The suite's store stays as it is. */
export async function composedWith(values: Readonly<Record<string, string>>, port: number): Promise<ComposedSite> {
  refuseOutside('composes a site of its own');
  const folder = await mkdtemp(join(tmpdir(), 'composed-'));
  // Releases alone: what is live, and its pages, are this site's own.
  for (const name of (await readdir(store)).filter((each) => !['log', 'sites', 'composition.json'].includes(each)))
    await cp(join(store, name), join(folder, name), { recursive: true });
  const live = JSON.parse(await readFile(join(store, 'composition.json'), 'utf8'));
  const env = { ...process.env, ...values, RELEASES: folder };
  const names = Object.entries(live.composition.releases).map(([name, version]) => `${name}@${version}`);
  await promisify(execFile)(process.execPath, [join(root, 'platform/src/commands/compose.cli.ts'), ...names], { env });
  let server = await serveStore(folder, port, values);
  return {
    url: server.url,
    folder,
    restart: async (meanwhile) => {
      await server.stop();
      await meanwhile();
      server = await serveStore(folder, port, values);
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
