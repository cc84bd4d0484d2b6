import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { refuseOnDeployedSite } from './deployed/deployedSite.ts';
import { stopProcess } from './development/workspaceCopy.ts';

export interface ServedStore {
  readonly url: string;
  /** Stops the server. Resolves when its port is free again. */
  stop(): Promise<void>;
}

/** Serves the live composition of a folder store. @throws if the server ends before it answers */
export async function serveStore(
  folder: string,
  port: number,
  values: Readonly<Record<string, string>> = {},
): Promise<ServedStore> {
  refuseOnDeployedSite('serves a site of its own');
  const env = { ...process.env, ...values, RELEASES: folder, PORT: String(port) };
  const program = join(import.meta.dirname, '../platform/src/commands/serve.cli.ts');
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}`;
  await pollUntil(async () => {
    if (server.exitCode !== null)
      throw new Error(`The site at ${url} could not be served: its server ended with ${server.exitCode}.`);
    return (await fetch(`${url}/snapshot.json`).catch(() => undefined))?.ok ?? false;
  });
  return { url, stop: () => stopProcess(server) };
}

/** Polls until `isThere` returns true, for states that no event announces. */
export async function pollUntil(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 100));
}
