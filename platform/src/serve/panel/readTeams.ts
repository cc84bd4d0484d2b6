import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Teams } from './panel.ts';

/** Reads the team of each package from `CODEOWNERS` (lines like `/mfe-home/ @porohy/home`). @returns no teams if there is no such file */
export async function readTeams(root: string): Promise<Teams> {
  const text = await readFile(join(root, 'CODEOWNERS'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.matchAll(/^\/(?:(shell)|mfe-([a-z0-9-]+))\/[ \t]+([^\s#][^#\n]*?)[ \t]*(?:#.*)?$/gm);
  return Object.fromEntries([...lines].map(([, shell, remote, team]) => [shell ?? remote, team]));
}
