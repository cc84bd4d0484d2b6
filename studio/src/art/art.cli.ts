import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { checkRoom, type Drawn, drawRoom, roomsWithDrawings } from './drawRoom.ts';

/**
 * `npm run art [room …]`: draws what has changed of every room's `src/art/drawings.ts`. `-- --check` draws nothing and fails if a
 * committed drawing is not the one that would be drawn.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));

try {
  const all = await roomsWithDrawings(root);
  const unknown = named.find((room) => !all.includes(room));
  if (unknown) throw new Error(`"${unknown}" has no drawings. The rooms with drawings are: ${all.join(', ')}.`);
  const rooms = named.length > 0 ? named : all;
  if (words.includes('--check')) {
    const faults = (await Promise.all(rooms.map((room) => checkRoom(root, room)))).flat();
    if (faults.length > 0) throw new Error(`${faults.join('\n')}\nRun "npm run art" and commit what it draws.`);
  } else {
    for (const room of rooms) await drawRoom(root, room, (drawn) => tell(room, drawn));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function tell(room: string, { files, seconds }: Drawn): void {
  for (const [file, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const sizes = `${bytes.length} bytes, ${brotliCompressSync(bytes).length} brotli`;
    console.log(`${room}/${file}: ${sizes} (${seconds.toFixed(1)} s)`);
  }
}
