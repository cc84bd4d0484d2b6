import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { inputHash } from '../build/inputHash.ts';
import type { Drawing } from './Drawing.ts';

/**
 * `npm run art [room …]`: draws what has changed of every room's `src/art/drawings.ts`. `-- --check` draws nothing and fails if a
 * committed drawing is not the one that would be drawn.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const check = words.includes('--check');
const named = words.filter((word) => !word.startsWith('--'));
const sources = inputHash([dirname(fileURLToPath(import.meta.url))], (file) => !/\.(test|cli)\.ts$/.test(file));

try {
  const rooms = (await readdir(root)).filter((room) => existsSync(join(root, room, 'src/art/drawings.ts')));
  const stale: string[] = [];
  for (const room of named.length > 0 ? named : rooms) stale.push(...(await drawRoom(room)));
  if (check && stale.length > 0)
    throw new Error(`These drawings are not up to date: ${stale.join(', ')}. Run "npm run art" and commit them.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Draws (or names) the drawings of a room whose input has changed. What was drawn from what stands in `drawings.lock.json`. */
async function drawRoom(room: string): Promise<string[]> {
  const folder = join(root, room, 'src/art');
  const { drawings }: { drawings: readonly Drawing[] } = await import(join(folder, 'drawings.ts'));
  const lockFile = join(folder, 'drawings.lock.json');
  const lock: Record<string, string> = existsSync(lockFile) ? JSON.parse(await readFile(lockFile, 'utf8')) : {};
  const changed: string[] = [];
  for (const { file, input, draw } of drawings) {
    const wanted = createHash('sha256').update(sources).update(JSON.stringify(input)).digest('hex').slice(0, 16);
    if (lock[file] === wanted && existsSync(join(folder, file))) continue;
    changed.push(`${room}/${file}`);
    if (check) continue;
    const started = performance.now();
    const svg = await draw();
    await writeFile(join(folder, file), svg);
    lock[file] = wanted;
    const sizes = `${svg.length} bytes, ${brotliCompressSync(svg).length} brotli`;
    console.log(`${room}/${file}: ${sizes} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  if (!check) await writeFile(lockFile, `${JSON.stringify(lock, Object.keys(lock).sort(), 2)}\n`);
  return changed;
}
