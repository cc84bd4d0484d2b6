import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { BuildError } from 'shared/contract';
import { runInPackage } from './runInPackage.ts';

/**
 * Packs the TypeScript types of the module that a remote exposes as `./remote`: the contract's types, and the names of the remote's pages.
 *  A host outside this workspace unpacks them under the remote's name. Equal sources give equal bytes, because a release's version depends
 * on its bytes.
 * @param sharedFolder folder of the package `shared`
 * @throws BuildError with the compiler's errors
 */
export async function packTypes(sharedFolder: string, pages: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  try {
    const args = ['--project', join(sharedFolder, 'tsconfig.types.json'), '--outDir', folder, '--pretty', 'false'];
    const { code, output } = await runInPackage(sharedFolder, 'tsc', args);
    if (code !== 0)
      throw new BuildError({
        what: `The types of the contract in ${sharedFolder} could not be compiled.\n`,
        fact: `${output.trim()}\n`,
        nextStep: 'Fix the errors above and run the command again.',
      });
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts')).sort();
    const contract = names.map(
      async (name) => [name.replaceAll('\\', '/'), await readFile(join(folder, name))] as const,
    );
    const files = {
      ...Object.fromEntries(await Promise.all(contract)),
      'remote.d.ts': Buffer.from(declareRemote(pages)),
    };
    // Uses a local date, because zip stores local time: a UTC date would give other bytes in another time zone.
    return Buffer.from(zipSync(files, { mtime: new Date(1980, 0, 1), level: 9 }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns TypeScript code that declares the module `./remote` of a remote with these pages. */
const declareRemote = (pages: readonly string[]): string => `import type { Page, Remote } from './contract/Remote.ts';
export declare const remote: Omit<Remote, 'pages'> & {
  readonly pages: Readonly<Record<${pages.map((page) => `'${page}'`).join(' | ') || 'never'}, () => Promise<Page>>>;
};
`;

/** Lists the names in a zip archive. @returns undefined if the bytes are no archive */
export function listArchiveNames(archive: Uint8Array): string[] | undefined {
  const names: string[] = [];
  try {
    unzipSync(archive, { filter: ({ name }) => names.push(name) < 0 });
    return names;
  } catch {
    return undefined;
  }
}
