import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseOnDeployedSite } from './deployed/deployedSite.ts';
import { runCommand } from './runCommand.ts';
import { serveStore } from './serveStore.ts';

/** Copy of the site with the same releases, served from a copy of the store. */
export interface ComposedSite {
  readonly url: string;
  readonly folder: string;
  /** Stops the server, runs `meanwhile` while no server runs, and starts a server at the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a copy of a store, by default the suite's own. Composes its site again if `SITE_…` variables are given. */
export async function serveStoreCopy(
  values: Readonly<Record<string, string>>,
  port: number,
  store = join(import.meta.dirname, '../releases'),
): Promise<ComposedSite> {
  refuseOnDeployedSite('composes a site of its own');
  const folder = await mkdtemp(join(tmpdir(), 'composed-'));
  await cp(store, folder, { recursive: true });
  if (Object.keys(values).length > 0) await runCommand('compose', [], { ...values, RELEASES: folder });
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
