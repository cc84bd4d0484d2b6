import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ConflictError } from 'shared/contract';
import { readLock, shortHash, writeLock } from '../locks/lock.ts';
import { openStudio, type Studio, sceneDocument } from '../painting.ts';
import { encode, encoding } from './encode.ts';
import { filesOf, type PaintedPictures, type Picture } from './Picture.ts';
import { writeSheets } from './writeSheets.ts';

/**
 * `npm run pictures [part of a path …]`: paints every picture whose scene has changed and records what it was painted from.
 * `-- --check` paints nothing and fails if a committed picture is not the one that would be painted.
 * `-- --sheet <folder>` paints contact sheets to look at, and no file of the site.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const sheet = words.indexOf('--sheet');
const named = words.filter((word, index) => !word.startsWith('--') && (sheet < 0 || index !== sheet + 1));

try {
  // The packages that paint: each lists its pictures in `pictures/pictures.ts`.
  for (const name of readdirSync(root).filter((each) => existsSync(join(root, each, 'pictures/pictures.ts')))) {
    const folder = join(root, name, 'pictures');
    const painted: PaintedPictures = await import(pathToFileURL(join(folder, 'pictures.ts')).href);
    const chosen = painted.pictures.filter(
      ({ path }) => named.length === 0 || named.some((word) => path.includes(word)),
    );
    if (sheet >= 0) await writeSheets(chosen, painted.faces, words[sheet + 1] ?? '.');
    else if (words.includes('--check')) await compare(folder, painted);
    else await paintChanged(folder, painted, chosen);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** What a picture is painted from, in short. The scene's page holds everything that its painters drew. */
function inputOf(picture: Picture, faces: PaintedPictures['faces']): string {
  const scene = picture.scene();
  return shortHash(
    sceneDocument(scene, faces) +
      JSON.stringify([
        scene.scale,
        faces.versions(scene.fonts),
        encoding,
        picture.quality,
        filesOf(picture),
        ...(picture.chroma ? [picture.chroma] : []),
      ]),
  );
}

/** Committed beside the scenes: the hash of each picture's input, by its path. */
function lockOf(folder: string): string {
  return join(folder, 'pictures.lock.json');
}

function isThere(picture: Picture): boolean {
  return filesOf(picture).every(({ file }) => existsSync(join(root, file)));
}

async function compare(folder: string, { pictures, faces, fileLists }: PaintedPictures): Promise<void> {
  const lock = await readLock<string>(lockOf(folder));
  const stale = [
    ...pictures
      .filter((picture) => lock[picture.path] !== inputOf(picture, faces) || !isThere(picture))
      .map(({ path }) => path),
    ...fileLists
      .filter(({ file, source }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== source)
      .map(({ file }) => file),
  ];
  if (stale.length > 0)
    throw new ConflictError({
      fact: `These pictures are not up to date: ${stale.join(', ')}.`,
      nextStep: 'Run "npm run pictures" and commit them.',
    });
}

async function paintChanged(folder: string, painted: PaintedPictures, chosen: readonly Picture[]): Promise<void> {
  const lock: Record<string, string> = { ...(await readLock<string>(lockOf(folder))) };
  let studio: Studio | undefined;
  try {
    for (const picture of chosen) {
      const input = inputOf(picture, painted.faces);
      if (lock[picture.path] === input && isThere(picture)) continue;
      const started = performance.now();
      studio ??= await openStudio(painted.faces);
      const bytes = await studio.paint(picture.scene());
      const sizes: string[] = [];
      for (const { file, format, width } of filesOf(picture)) {
        const encoded = await encode(bytes, format, width, picture);
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeFile(join(root, file), encoded);
        sizes.push(`${format} ${width}: ${(encoded.length / 1024).toFixed(1)} KB`);
      }
      lock[picture.path] = input;
      console.log(`${picture.path}: ${sizes.join(', ')} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      // Written after each picture, so that an interrupted run goes on where it stopped.
      await writeLock(lockOf(folder), listed(lock, painted));
    }
  } finally {
    await studio?.close();
  }
  for (const { file, source } of painted.fileLists) await writeFile(join(root, file), source);
}

/** Without pictures that are listed no more. */
function listed(lock: Readonly<Record<string, string>>, { pictures }: PaintedPictures): Record<string, string> {
  return Object.fromEntries(Object.entries(lock).filter(([path]) => pictures.some((each) => each.path === path)));
}
