import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createShortHash, readLock, writeLock } from '../locks/lock.ts';
import { createSceneDocument, openStudio, type Studio } from '../painting.ts';
import { encodePicture, encoderSettings } from './encode.ts';
import { filesOf, type PicturesModule, type PictureToPaint } from './PictureToPaint.ts';

const listOf = (root: string, packageName: string): string => join(root, packageName, 'art/pictures/pictures.ts');

/** Returns the path of a package's lock: by a picture's path, the hash of the picture's input. */
const lockOf = (root: string, packageName: string): string =>
  join(root, packageName, 'art/pictures/pictures.lock.json');

export const loadPictureList = (root: string, packageName: string): Promise<PicturesModule> =>
  import(pathToFileURL(listOf(root, packageName)).href);

/** Finds outdated pictures by comparing hashes, without a browser. */
export async function checkPictures(root: string, packageName: string): Promise<string[]> {
  const { pictures, faces, fileLists } = await loadPictureList(root, packageName);
  const lock = await readLock<string>(lockOf(root, packageName));
  const stale = pictures
    .filter((picture) => lock[picture.path] !== inputOf(picture, faces) || !isThere(root, picture))
    .map(({ path }) => `${path} is missing or outdated: its input has changed.`);
  const unlisted = fileLists
    .filter(({ file, source }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== source)
    .map(({ file }) => `${file} does not list the current pictures.`);
  return [...stale, ...unlisted];
}

/** Paints the changed pictures of a package, and writes the lock and the modules that import the files. */
export async function paintPictures(root: string, packageName: string, tell: (line: string) => void): Promise<void> {
  const { pictures, faces, fileLists } = await loadPictureList(root, packageName);
  const lock: Record<string, string> = { ...(await readLock<string>(lockOf(root, packageName))) };
  let studio: Studio | undefined;
  try {
    for (const picture of pictures) {
      const input = inputOf(picture, faces);
      if (lock[picture.path] === input && isThere(root, picture)) continue;
      const began = performance.now();
      studio ??= await openStudio(faces);
      const bytes = await studio.paint(picture.scene());
      const sizes: string[] = [];
      for (const { file, format, width } of filesOf(picture)) {
        const encoded = await encodePicture(bytes, format, width, picture);
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeFile(join(root, file), encoded);
        sizes.push(`${format} ${width}: ${(encoded.length / 1024).toFixed(1)} KB`);
      }
      lock[picture.path] = input;
      tell(`${picture.path}: ${sizes.join(', ')} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
      // Writes the lock after each picture, so that an interrupted run can continue.
      await writeLock(lockOf(root, packageName), listed(lock, pictures));
    }
  } finally {
    await studio?.close();
  }
  for (const { file, source } of fileLists) await writeFile(join(root, file), source);
}

/** Returns the hash of a picture's input. The document of its scene contains all that is painted. */
function inputOf(picture: PictureToPaint, faces: PicturesModule['faces']): string {
  const scene = picture.scene();
  return createShortHash(
    createSceneDocument(scene, faces) +
      JSON.stringify([
        scene.scale,
        faces.versions(scene.fonts),
        encoderSettings,
        picture.quality,
        filesOf(picture),
        ...(picture.chroma ? [picture.chroma] : []),
      ]),
  );
}

const isThere = (root: string, picture: PictureToPaint): boolean =>
  filesOf(picture).every(({ file }) => existsSync(join(root, file)));

/** Removes pictures from the lock that the package no longer lists. */
const listed = (lock: Readonly<Record<string, string>>, pictures: readonly PictureToPaint[]): Record<string, string> =>
  Object.fromEntries(Object.entries(lock).filter(([path]) => pictures.some((each) => each.path === path)));
