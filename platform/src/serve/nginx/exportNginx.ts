import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { exportTree } from '../export/exportTree.ts';
import { allowedOriginsOf } from '../export/siteFiles.ts';
import { nginxConfig } from './nginxConfig.ts';

interface ExportedForNginx {
  /** What is live in the folder. */
  readonly entry: LogEntry;
  /** The file that nginx is to include. */
  readonly configuration: string;
  /** True if it is another than before, and nginx has to read it. */
  readonly configured: boolean;
}

/**
 * Lays the live site out for nginx and writes its configuration beside it. The configuration changes only with the policy, with what
 * pages may reach, and with the redirects; another promotion needs no reload.
 * @throws ExplainedError as `exportTree` and `nginxConfig` do; what was live in the folder is still live
 */
export async function exportNginx({
  store,
  folder,
  listen,
}: {
  readonly store: ReleaseStore;
  readonly folder: string;
  /** What nginx listens on: `80`, `127.0.0.1:8080`. */
  readonly listen: string;
}): Promise<ExportedForNginx> {
  const entry = await exportTree(store, folder);
  const configuration = join(resolve(folder), 'nginx.conf');
  const allowedOrigins = await allowedOriginsOf(store, entry.site);
  const { redirects = {} } = await readSite(store.read, entry.site);
  const text = nginxConfig({ folder: resolve(folder), allowedOrigins, redirects, listen });
  const configured = await writeText(configuration, text);
  return { entry, configuration, configured };
}

/** Writes a text whole, or not at all. True if it was another before. */
async function writeText(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  await writeFile(temporary, text);
  await rename(temporary, file);
  return true;
}
