import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ConflictError } from 'shared/contract';
import { drawPackage } from '../art/drawPackage.ts';
import { faces } from '../cards/faces.ts';
import { paintCards } from '../cards/paintCards.ts';
import { openStudio, type Studio } from '../painting.ts';

/**
 * What follows once a package's sources are written: they are formatted, what of its drawings is new is drawn, and its new cards are painted.
 * @param files that were written, from the root
 * @throws ConflictError if the formatter refuses one; errors of drawing and painting, where there is no browser to paint with
 */
export async function finish(root: string, folder: string, files: readonly string[]): Promise<void> {
  format(root, files);
  await drawPackage(root, folder, () => {});
  let studio: Promise<Studio> | undefined;
  const open = () => {
    studio ??= openStudio(faces);
    return studio;
  };
  try {
    await paintCards(root, folder, open, () => {});
  } finally {
    await (await studio?.catch(() => undefined))?.close();
  }
}

function format(root: string, files: readonly string[]): void {
  const program = join(root, 'node_modules/.bin/biome');
  const words = ['check', '--write', '--colors=off', '--no-errors-on-unmatched', ...files];
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new ConflictError({
      what: 'What was written could not be formatted; all is as it was before.',
      fact: `${stderr || stdout}\n`,
      nextStep: 'Does "npm run format" pass without it?',
    });
}
