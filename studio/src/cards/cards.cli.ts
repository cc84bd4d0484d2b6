import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConflictError, NotFoundError } from 'shared/contract';
import { contactSheet, openStudio, type Studio } from '../painting.ts';
import { cardScene } from './cardScene.ts';
import { faces } from './faces.ts';
import { checkPackage, packagesWithCards, paintCards, readCards } from './paintCards.ts';

/**
 * `npm run cards [package …]` (`mfe-home`, or `home`): paints every card whose words or picture have changed, and records what it was painted from.
 * `-- --check` paints nothing and fails if a committed card is not the one that would be painted.
 * `-- --sheet <folder>` paints a contact sheet of each package to look at, and no file of the site.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const sheet = words.indexOf('--sheet');
const named = words.filter((word, index) => !word.startsWith('--') && (sheet < 0 || index !== sheet + 1));
let studio: Promise<Studio> | undefined;
const open = () => {
  studio ??= openStudio(faces);
  return studio;
};

try {
  const all = await packagesWithCards(root);
  const asked = named.map((word) => (all.includes(word) ? word : `mfe-${word}`));
  const unknown = named.find((_word, index) => !all.includes(asked[index] ?? ''));
  if (unknown)
    throw new NotFoundError({
      fact: `"${unknown}" has no cards.`,
      nextStep: `The packages with cards are: ${all.join(', ')}.`,
    });
  const packages = named.length > 0 ? asked : all;
  if (sheet >= 0) for (const packageName of packages) await writeSheet(packageName, words[sheet + 1] ?? '.');
  else if (words.includes('--check')) {
    const faults = (await Promise.all(packages.map((packageName) => checkPackage(root, packageName)))).flat();
    if (faults.length > 0)
      throw new ConflictError({
        fact: `${faults.join('\n')}\n`,
        nextStep: 'Run "npm run cards" and commit what it paints.',
      });
  } else {
    for (const packageName of packages)
      await paintCards(root, packageName, open, (file, bytes) =>
        console.log(`${packageName}/src/cards/${file}: ${(bytes.length / 1024).toFixed(1)} KB`),
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await (await studio?.catch(() => undefined))?.close();
}

async function writeSheet(packageName: string, folder: string): Promise<void> {
  const pictures: Buffer[] = [];
  for (const card of await readCards(root, packageName)) pictures.push(await (await open()).paint(cardScene(card)));
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${packageName}.png`);
  await writeFile(file, await contactSheet(pictures, { columns: 2, width: 800 }));
  console.log(file);
}
