import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArtLists } from '../locks/artModules.ts';
import { createShortHash, readLock, writeLock } from '../locks/lock.ts';
import type { Drawing, DrawnFiles } from './Drawing.ts';
import { hashDrawing, hashPackage } from './drawingHash.ts';

/** A drawing that was drawn again: its files, and the time that it took. */
export interface RedrawnDrawing {
  readonly files: DrawnFiles;
  readonly seconds: number;
}

/** Hashes of a drawing's input and of each of its files. */
interface LockedDrawing {
  readonly input: string;
  readonly files: Readonly<Record<string, string>>;
}

const lockFile = 'drawings.lock.json';

const artOf = (root: string, packageName: string): string => join(root, packageName, 'art');

/** Draws the changed drawings of a package, writes the lock, and deletes files of removed drawings. */
export async function drawPackage(
  root: string,
  packageName: string,
  tell: (drawn: RedrawnDrawing) => void,
): Promise<void> {
  const folder = artOf(root, packageName);
  const code = hashPackage(folder);
  const before = await readLock<LockedDrawing>(join(folder, lockFile));
  const lock: Record<string, LockedDrawing> = {};
  for (const drawing of await drawingsOf(root, packageName)) {
    const input = hashDrawing(drawing, code);
    const locked = before[drawing.name];
    if (locked?.input === input && (await filesAsLocked(folder, locked))) {
      lock[drawing.name] = locked;
      continue;
    }
    const began = performance.now();
    const files = await drawing.draw();
    for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
    lock[drawing.name] = { input, files: hashesOf(files) };
    tell({ files, seconds: (performance.now() - began) / 1000 });
  }
  for (const file of await strayFiles(folder, Object.values(lock))) await rm(join(folder, file));
  await writeLock(join(folder, lockFile), lock);
}

/** Finds outdated drawings by comparing hashes, without drawing. */
export async function checkDrawings(root: string, packageName: string): Promise<string[]> {
  const folder = artOf(root, packageName);
  const code = hashPackage(folder);
  const lock = await readLock<LockedDrawing>(join(folder, lockFile));
  const drawings = await drawingsOf(root, packageName);
  const faults: string[] = [];
  for (const drawing of drawings) {
    const locked = lock[drawing.name];
    if (locked?.input !== hashDrawing(drawing, code))
      faults.push(`${packageName}: ${drawing.name} is outdated: its input has changed.`);
    else if (!(await filesAsLocked(folder, locked)))
      faults.push(`${packageName}: ${drawing.name} is missing or was changed by hand.`);
  }
  for (const name of Object.keys(lock)) {
    if (!drawings.some((drawing) => drawing.name === name)) faults.push(`${packageName}: ${name} is no longer listed.`);
  }
  for (const file of await strayFiles(folder, Object.values(lock)))
    faults.push(`${packageName}: ${file} belongs to no drawing.`);
  return faults;
}

const drawingsOf = (root: string, packageName: string): Promise<readonly Drawing[]> =>
  readArtLists<Drawing>(root, packageName, 'drawings', ({ name }) => name);

const hashesOf = (files: DrawnFiles): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, createShortHash(content)]));

async function filesAsLocked(folder: string, { files }: LockedDrawing): Promise<boolean> {
  const read = Object.keys(files).map((name) => readFile(join(folder, name), 'utf8').catch(() => ''));
  const contents = await Promise.all(read);
  return Object.values(files).every((hash, index) => hash === createShortHash(contents[index] ?? ''));
}

async function strayFiles(folder: string, locked: readonly LockedDrawing[]): Promise<string[]> {
  const kept = new Set(locked.flatMap(({ files }) => Object.keys(files)));
  const names = await readdir(folder);
  return names.filter((name) => /\.(svg|json|txt)$/.test(name) && name !== lockFile && !kept.has(name));
}
