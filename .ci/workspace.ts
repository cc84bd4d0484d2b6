import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './touched.ts';

export const root = join(import.meta.dirname, '..');

/** The packages of the workspace and which of them each depends on, from their manifests; `.` is the root's own files. */
export function readWorkspace(): Workspace {
  const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  const dependenciesOf = (name: string) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, name, 'package.json'), 'utf8'),
    );
    return names.filter((each) => each in dependencies || each in devDependencies);
  };
  return { '.': [], ...Object.fromEntries(names.map((name) => [name, dependenciesOf(name)])) };
}
