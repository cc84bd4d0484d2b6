import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stop } from './development/workspaceCopy.ts';
import { refuseOutside } from './outside/Outside.ts';

const own = join(import.meta.dirname, '..');

/** A store that is served. */
export interface ServedStore {
  readonly url: string;
  /** Of its process. */
  readonly pid: number;
  /** Returns when the port is free again. */
  stop(): Promise<void>;
}

/**
 * Serves what is live in a store, a folder.
 * @param checkout of the project whose server it is: this one, or an older one to compare with
 * @throws if the server ends before it answers
 */
export async function serveStore(
  folder: string,
  port: number,
  values: Readonly<Record<string, string>> = {},
  checkout = own,
): Promise<ServedStore> {
  refuseOutside('serves a site of its own');
  const env = { ...process.env, ...values, RELEASES: folder, PORT: String(port) };
  const program = join(checkout, 'platform/src/commands/serve.cli.ts');
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}`;
  await answering(url, server);
  return { url, pid: server.pid ?? 0, stop: () => stop(server) };
}

/** Waits until a site answers. @throws if its server ends before that */
export async function answering(url: string, server: ChildProcess): Promise<void> {
  await until(async () => {
    if (server.exitCode !== null)
      throw new Error(`The site at ${url} could not be served; its server ended with ${server.exitCode}.`);
    return (await fetch(`${url}/snapshot.json`).catch(() => undefined))?.ok ?? false;
  });
}

/** Waits for a state that can only be asked for: nobody tells when it is there. */
export async function until(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 100));
}
