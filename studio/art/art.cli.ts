import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { ConflictError, ExplainedError, InvalidInputError } from 'shared/contract';
import { createCardScene } from './cards/cardScene.ts';
import { siteTypefaces } from './cards/faces.ts';
import { checkCards, paintCards, readCards } from './cards/paintCards.ts';
import { checkDrawings, drawPackage, type RedrawnDrawing } from './drawings/drawPackage.ts';
import { listPackagesWith } from './locks/artModules.ts';
import { createContactSheet, openStudio, type Studio } from './painting.ts';
import { checkPictures, loadPictureList, paintPictures } from './pictures/paintPictures.ts';
import { writeSheets } from './pictures/writeSheets.ts';

/**
 * `npm run art [-- KIND … PACKAGE …]` makes the changed drawings, pictures and cards in each package's `art/`. KIND is `drawings`,
 * `pictures` or `cards`; PACKAGE is `mfe-home` or `home`. `--check` writes nothing and fails if a committed file is outdated. `--sheet
 * FOLDER` paints only contact sheets of pictures and cards, for review; `--part TEXT` limits them to paths that contain TEXT.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = 'npm run art [-- [drawings] [pictures] [cards] [package …] [--check | --sheet FOLDER [--part TEXT]]]';

/** For each kind of art: the packages that have it, and the functions that check and make it. */
const kinds = {
  drawings: {
    packages: listPackagesWith(root, 'drawings'),
    check: (packageName: string) => checkDrawings(root, packageName),
    make: (packageName: string) => drawPackage(root, packageName, (drawn) => tellDrawn(packageName, drawn)),
  },
  pictures: {
    packages: listPackagesWith(root, 'pictures'),
    check: (packageName: string) => checkPictures(root, packageName),
    make: (packageName: string) => paintPictures(root, packageName, console.log),
  },
  cards: {
    packages: listPackagesWith(root, 'cards'),
    check: (packageName: string) => checkCards(root, packageName),
    make: (packageName: string) =>
      paintCards(root, packageName, openForCards, (file, bytes) =>
        console.log(`${packageName}/src/cards/${file}: ${(bytes.length / 1024).toFixed(1)} KB`),
      ),
  },
};
let studio: Promise<Studio> | undefined;

try {
  const words = process.argv.slice(2);
  const { chosen, check, sheet, part } = readWords(words.filter((word) => word !== '--help'));
  if (words.includes('--help')) console.log(`Usage: ${usage}`);
  else if (check) await checkAll(chosen);
  else if (sheet !== undefined) await writeAllSheets(chosen, sheet, part);
  else for (const [kind, packageName] of chosen) await kinds[kind].make(packageName);
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await (await studio?.catch(() => undefined))?.close();
}

type Kind = keyof typeof kinds;
type Chosen = readonly (readonly [kind: Kind, packageName: string])[];

function readWords(words: readonly string[]) {
  const { values, positionals } = parse(words);
  const isKind = (word: string): word is Kind => word in kinds;
  const named = positionals.filter((word) => !isKind(word));
  const every = (Object.keys(kinds) as Kind[]).filter(
    (kind) => positionals.includes(kind) || !positionals.some(isKind),
  );
  const chosen = every.flatMap((kind) =>
    kinds[kind].packages
      .filter((each) => named.length === 0 || named.some((word) => each === word || each === `mfe-${word}`))
      .map((packageName) => [kind, packageName] as const),
  );
  const unknown = named.find((word) => !chosen.some(([, each]) => each === word || each === `mfe-${word}`));
  if (unknown)
    throw new InvalidInputError({
      fact: `"${unknown}" has none of these parts: ${every.join(', ')}.`,
      nextStep: usage,
    });
  return { chosen, ...values };
}

function parse(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        sheet: { type: 'string' },
        part: { type: 'string', default: '' },
      },
    });
    return { values, positionals };
  } catch (error) {
    throw new InvalidInputError({ fact: (error as Error).message, nextStep: usage }, { cause: error });
  }
}

/** @throws ConflictError if a committed file is outdated */
async function checkAll(chosen: Chosen): Promise<void> {
  const faults = (await Promise.all(chosen.map(([kind, packageName]) => kinds[kind].check(packageName)))).flat();
  if (faults.length > 0)
    throw new ConflictError({
      fact: `${faults.join('\n')}\n`,
      nextStep: 'Run "npm run art" and commit the files that it writes.',
    });
}

async function writeAllSheets(chosen: Chosen, folder: string, part: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [kind, packageName] of chosen) {
    if (kind === 'pictures') {
      const painted = await loadPictureList(root, packageName);
      await writeSheets(
        painted.pictures.filter(({ path }) => path.includes(part)),
        painted.faces,
        folder,
      );
    }
    if (kind === 'cards') {
      const cards: Buffer[] = [];
      for (const card of await readCards(root, packageName))
        cards.push(await (await openForCards()).paint(createCardScene(card)));
      const file = join(folder, `${packageName}.png`);
      await writeFile(file, await createContactSheet(cards, { columns: 2, width: 800 }));
      console.log(file);
    }
  }
}

function openForCards(): Promise<Studio> {
  studio ??= openStudio(siteTypefaces);
  return studio;
}

function tellDrawn(packageName: string, { files, seconds }: RedrawnDrawing): void {
  for (const [file, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const sizes = `${bytes.length} bytes, ${brotliCompressSync(bytes).length} brotli`;
    console.log(`${packageName}/art/${file}: ${sizes} (${seconds.toFixed(1)} s)`);
  }
}
