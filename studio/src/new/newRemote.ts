import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finish } from './finish.ts';
import { withImporter } from './lockfile.ts';
import { checkName, folderOf, type Naming } from './Naming.ts';
import { refuseKeptName, refuseQuotedName, refuseTakenFiles, refuseTakenPath, refuseUncommitted } from './refuse.ts';
import { journey, readRenamed, renamed, template, templateFiles } from './template.ts';
import { undoable, type Written } from './undoable.ts';

const lockfile = 'pnpm-lock.yaml';

/** Where a page's journey lies. */
export const journeyOf = ({ remote, page }: Naming): string => `e2e/${remote}/${page}.spec.ts`;

/**
 * Makes a remote of the template: a folder with one page, and its journey. Nothing of another package changes; the lockfile has one importer
 * more. Where anything fails all is as it was before.
 * @throws InvalidInputError, ConflictError before anything is written, where the name or the path cannot be had
 */
export async function newRemote(root: string, naming: Naming): Promise<Written> {
  const folder = folderOf(naming);
  checkName('remote', naming.remote);
  refuseKeptName(naming.remote);
  refuseTakenFiles(root, naming, [folder, `e2e/${naming.remote}`]);
  refuseTakenPath(root, `/${naming.page}`);
  refuseQuotedName(root, naming.remote);
  refuseUncommitted(root, [lockfile]);
  return undoable(root, [folder, `e2e/${naming.remote}`, lockfile], async () => {
    const files = [
      ...templateFiles(root).map((file) => [`${template}/${file}`, `${folder}/${renamed(file, naming)}`] as const),
      [journey, journeyOf(naming)] as const,
    ];
    for (const [from, to] of files) {
      await mkdir(dirname(join(root, to)), { recursive: true });
      await writeFile(join(root, to), await readRenamed(root, from, naming));
    }
    const lock = await readFile(join(root, lockfile), 'utf8');
    await writeFile(join(root, lockfile), withImporter(lock, template, folder));
    await link(root, folder);
    await finish(
      root,
      folder,
      files.map(([, to]) => to),
    );
  });
}

/** The libraries of the template are those of the remote, by the same links: the next install finds them as it would have laid them. */
const link = (root: string, folder: string): Promise<void> =>
  cp(join(root, template, 'node_modules'), join(root, folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
