import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing, DrawnFiles } from './Drawing.ts';
import { drawingHash, shortHash } from './drawingHash.ts';
import { type LockedDrawing, lockFile, readLock, writeLock } from './drawingsLock.ts';

/** What became of one drawing, and its files as they lie in the room now. */
export interface Drawn {
  readonly name: string;
  readonly how: 'unchanged' | 'from the cache' | 'drawn';
  readonly seconds: number;
  readonly files: DrawnFiles;
}

const artOf = (root: string, room: string): string => join(root, room, 'src/art');

/** The rooms that have drawings. */
export async function roomsWithDrawings(root: string): Promise<string[]> {
  const rooms = (await readdir(root)).filter((name) => name === 'shell' || name.startsWith('mfe-')).sort();
  const have = await Promise.all(rooms.map(async (room) => (await namesIn(artOf(root, room))).includes('drawings.ts')));
  return rooms.filter((_, index) => have[index]);
}

/** Draws what has changed in one room, writes its lock, and takes away the files of drawings that are listed no more. */
export async function drawRoom(root: string, room: string): Promise<Drawn[]> {
  const folder = artOf(root, room);
  const drawings = await drawingsOf(root, room);
  const lock = await readLock(folder);
  const drawn: Drawn[] = [];
  for (const drawing of drawings) drawn.push(await drawOne(drawing, lock[drawing.name], folder, join(root, '.cache/art')));
  const kept = new Set(drawn.flatMap(({ files }) => Object.keys(files)));
  for (const name of await strayFiles(folder, kept)) await rm(join(folder, name));
  const entries = drawings.map((drawing, index): [string, LockedDrawing] => [
    drawing.name,
    { input: drawingHash(drawing), files: hashesOf(drawn[index]?.files ?? {}) },
  ]);
  await writeLock(folder, Object.fromEntries(entries));
  return drawn;
}

/** What is not as it would be drawn, found by comparing hashes: nothing is solved. */
export async function checkRoom(root: string, room: string): Promise<string[]> {
  const folder = artOf(root, room);
  const lock = await readLock(folder);
  const drawings = await drawingsOf(root, room);
  const faults: string[] = [];
  for (const drawing of drawings) {
    const locked = lock[drawing.name];
    if (locked?.input !== drawingHash(drawing)) faults.push(`${room}: ${drawing.name} was drawn from another input.`);
    else if (!(await filesAsLocked(folder, locked))) faults.push(`${room}: ${drawing.name} is missing or changed by hand.`);
  }
  const kept = new Set(Object.values(lock).flatMap(({ files }) => Object.keys(files)));
  for (const name of await strayFiles(folder, kept)) faults.push(`${room}: ${name} belongs to no drawing.`);
  for (const name of Object.keys(lock)) {
    if (!drawings.some((drawing) => drawing.name === name)) faults.push(`${room}: ${name} is listed no more.`);
  }
  return faults;
}

async function drawingsOf(root: string, room: string): Promise<readonly Drawing[]> {
  const file = join(artOf(root, room), 'drawings.ts');
  const { drawings }: { drawings: readonly Drawing[] } = await import(pathToFileURL(file).href);
  const names = drawings.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${file} lists "${twice}" twice. Give one of them another name.`);
  return drawings;
}

async function drawOne(drawing: Drawing, locked: LockedDrawing | undefined, folder: string, cache: string): Promise<Drawn> {
  const { name } = drawing;
  const input = drawingHash(drawing);
  if (locked?.input === input && (await filesAsLocked(folder, locked))) {
    return { name, how: 'unchanged', seconds: 0, files: await filesOf(folder, locked) };
  }
  const began = performance.now();
  const cacheFile = join(cache, `${input}.json`);
  const cached = await readFile(cacheFile, 'utf8').catch(() => undefined);
  const files: DrawnFiles = cached === undefined ? await drawing.draw() : JSON.parse(cached);
  if (cached === undefined) {
    await mkdir(cache, { recursive: true });
    await writeFile(cacheFile, JSON.stringify(files));
  }
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
  const seconds = (performance.now() - began) / 1000;
  return { name, how: cached === undefined ? 'drawn' : 'from the cache', seconds, files };
}

const hashesOf = (files: DrawnFiles): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, shortHash(content)]));

async function filesAsLocked(folder: string, locked: LockedDrawing): Promise<boolean> {
  const hashes = hashesOf(await filesOf(folder, locked));
  return Object.entries(locked.files).every(([name, hash]) => hashes[name] === hash);
}

async function filesOf(folder: string, { files }: LockedDrawing): Promise<DrawnFiles> {
  const read = Object.keys(files).map(async (name) => [name, await readFile(join(folder, name), 'utf8').catch(() => '')]);
  return Object.fromEntries(await Promise.all(read));
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const strayFiles = async (folder: string, kept: ReadonlySet<string>): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => /\.(svg|json)$/.test(name) && name !== lockFile && !kept.has(name));
