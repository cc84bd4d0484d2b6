import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { styleScope } from '../build/styleIdentifiers.ts';

/**
 * How class names of shared's styles end in development builds: by the file that says them, as seen from the package that is built.
 * @param folders of the packages that are built
 */
export async function sharedScopes(root: string, folders: readonly string[]): Promise<string[]> {
  const files = await readdir(join(root, 'shared/src'), { recursive: true });
  const sheets = files.filter((file) => file.endsWith('.css.ts')).map((file) => file.split(sep).join('/'));
  return folders.flatMap((folder) =>
    sheets.map((file) => `source:${styleScope(folder, `../shared/src/${file}`)}`).sort(),
  );
}
