import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStudio, type Studio, sceneDocument } from 'shared/painting';
import { encode, encoding } from './encode.ts';
import { fileLists } from './fileLists.ts';
import { faces } from './fonts.ts';
import { filesOf, type Picture } from './Picture.ts';
import { pictures } from './pictures.ts';
import { writeSheets } from './writeSheets.ts';

/**
 * `npm run pictures [part of a path …]`: paints every picture whose scene has changed and records what it was painted from.
 * `-- --check` paints nothing and fails if a committed picture is not the one that would be painted.
 * `-- --sheet <folder>` paints contact sheets to look at, and no file of the site.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const lockFile = fileURLToPath(new URL('pictures.lock.json', import.meta.url));
const words = process.argv.slice(2);
const check = words.includes('--check');
const sheet = words.indexOf('--sheet');
const named = words.filter((word, index) => !word.startsWith('--') && (sheet < 0 || index !== sheet + 1));
const chosen = pictures.filter(({ path }) => named.length === 0 || named.some((word) => path.includes(word)));

try {
  if (sheet >= 0) await writeSheets(chosen, words[sheet + 1] ?? '.');
  else if (check) await compare();
  else await paintChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** What a picture is painted from, in short. The scene's page holds everything that its painters drew. */
function inputOf(picture: Picture): string {
  const scene = picture.scene();
  return createHash('sha256')
    .update(sceneDocument(scene, faces))
    .update(JSON.stringify([scene.scale, faces.versions(scene.fonts), encoding, picture.quality, filesOf(picture)]))
    .digest('hex')
    .slice(0, 16);
}

async function readLock(): Promise<Record<string, string>> {
  return existsSync(lockFile) ? JSON.parse(await readFile(lockFile, 'utf8')) : {};
}

function isThere(picture: Picture): boolean {
  return filesOf(picture).every(({ file }) => existsSync(join(root, file)));
}

async function compare(): Promise<void> {
  const lock = await readLock();
  const stale = [
    ...pictures
      .filter((picture) => lock[picture.path] !== inputOf(picture) || !isThere(picture))
      .map(({ path }) => path),
    ...fileLists(pictures)
      .filter(({ file, source }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== source)
      .map(({ file }) => file),
  ];
  if (stale.length > 0)
    throw new Error(`These pictures are not up to date: ${stale.join(', ')}. Run "npm run pictures" and commit them.`);
}

async function paintChanged(): Promise<void> {
  const lock = await readLock();
  let studio: Studio | undefined;
  try {
    for (const picture of chosen) {
      const input = inputOf(picture);
      if (lock[picture.path] === input && isThere(picture)) continue;
      const started = performance.now();
      studio ??= await openStudio(faces);
      const painted = await studio.paint(picture.scene());
      const sizes: string[] = [];
      for (const { file, format, width } of filesOf(picture)) {
        const bytes = await encode(painted, format, width, picture.quality);
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeFile(join(root, file), bytes);
        sizes.push(`${format} ${width}: ${(bytes.length / 1024).toFixed(1)} KB`);
      }
      lock[picture.path] = input;
      console.log(`${picture.path}: ${sizes.join(', ')} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      // Written after each picture, so that an interrupted run goes on where it stopped.
      await writeLock(lock);
    }
  } finally {
    await studio?.close();
  }
  for (const { file, source } of fileLists(pictures)) await writeFile(join(root, file), source);
}

async function writeLock(lock: Record<string, string>): Promise<void> {
  const known = pictures.map(({ path }) => path);
  const kept = Object.keys(lock)
    .filter((path) => known.includes(path))
    .sort();
  await rm(lockFile, { force: true });
  await writeFile(lockFile, `${JSON.stringify(lock, kept, 2)}\n`);
}
