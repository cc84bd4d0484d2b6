import { join, resolve } from 'node:path';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { type Exported, exportTree } from '../export/exportTree.ts';
import { reachOf } from '../export/reachOf.ts';
import { writeText } from '../export/writeText.ts';
import { nginxConfig } from './nginxConfig.ts';

interface ExportedForNginx extends Exported {
  /** The file that nginx is to include. */
  readonly configuration: string;
  /** True if it is another than before, and nginx has to read it. */
  readonly configured: boolean;
}

/**
 * Lays the live site out for nginx and writes its configuration beside it. The configuration changes only with the policy, or with
 * what pages may reach; a promotion needs no reload.
 * @throws a lesson; what was live in the folder is still live
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
  const exported = await exportTree(store, folder);
  const configuration = join(resolve(folder), 'nginx.conf');
  const reach = await reachOf(store, exported.entry.site);
  const configured = await writeText(configuration, nginxConfig({ folder: resolve(folder), reach, listen }));
  return { ...exported, configuration, configured };
}
