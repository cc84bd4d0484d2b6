import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Teams } from './panel.ts';

/** The teams of a workspace's packages, as `CODEOWNERS` names them: `/mfe-home/ @porohy/home`. None where there is no such file. */
export async function teamsIn(root: string): Promise<Teams> {
  const text = await readFile(join(root, 'CODEOWNERS'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.matchAll(/^\/(?:(shell)|mfe-([a-z0-9-]+))\/\s+(\S.*?)\s*$/gm);
  return Object.fromEntries([...lines].map(([, shell, remote, team]) => [shell ?? remote, team]));
}
