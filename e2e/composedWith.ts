import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseOutside } from './outside/Outside.ts';
import { runCommand } from './runCommand.ts';
import { serveStore } from './serveStore.ts';

/** A site of the same releases with a store of its own. */
export interface ComposedSite {
  readonly url: string;
  /** Its store, a folder. */
  readonly folder: string;
  /** Stops its server, runs `meanwhile` while nobody answers, and starts another one at the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Serves a copy of a store, composed anew where values of the business (`SITE_…` variables) are its own.
 * @param store the suite's own where none is named
 */
export async function composedWith(
  values: Readonly<Record<string, string>>,
  port: number,
  store = join(import.meta.dirname, '../releases'),
): Promise<ComposedSite> {
  refuseOutside('composes a site of its own');
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
