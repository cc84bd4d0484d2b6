import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The workspace that a package's folder lies in; the folder above it where nothing says so. */
export function workspaceOf(folder: string): string {
  for (let each = dirname(folder); each !== dirname(each); each = dirname(each))
    if (existsSync(join(each, 'pnpm-workspace.yaml'))) return each;
  return dirname(folder);
}
